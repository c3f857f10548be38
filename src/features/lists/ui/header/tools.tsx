import {
  IconArrowsSplit,
  IconCircleMinus,
  IconCirclesRelation,
  IconCopyMinus,
  IconDice5,
  IconEyeOff,
  IconLayersUnion,
  IconRefresh,
} from '@tabler/icons-react'
import { type ComponentType, lazy } from 'react'
import { headerMessages as messages } from '#features/lists/messages/header.ts'
import type { Combination } from '#features/lists/model/compare/combinations.ts'
import type { List } from '#lists/list.ts'
import { DuplicatesBadge } from './DuplicatesBadge.tsx'
import type { ListTool } from './ListTool.tsx'

const CombineForm = lazy(() => import('../compare/CombineForm.tsx').then((m) => ({ default: m.CombineForm })))
const DuplicatesForm = lazy(() =>
  import('../duplicates/DuplicatesForm.tsx').then((m) => ({ default: m.DuplicatesForm })),
)
const RefreshForm = lazy(() => import('../refresh/RefreshForm.tsx').then((m) => ({ default: m.RefreshForm })))
const SampleForm = lazy(() => import('../sample/SampleForm.tsx').then((m) => ({ default: m.SampleForm })))
const SplitForm = lazy(() => import('../sample/SplitForm.tsx').then((m) => ({ default: m.SplitForm })))

const combine =
  (combination: Combination): ComponentType<{ list: List; onDone: () => void }> =>
  (props) => <CombineForm combination={combination} {...props} />

/** Loads the records of a list again from the service. */
export const refreshTool: ListTool = {
  Icon: IconRefresh,
  label: messages.refresh,
  title: messages.refreshHint,
  size: 520,
  Form: RefreshForm,
}

/** The tools for the members of a list, in their order. */
export const listTools: readonly ListTool[] = [
  {
    Icon: IconLayersUnion,
    label: messages.union,
    title: messages.unionHint,
    size: 560,
    Form: combine('union'),
  },
  {
    Icon: IconCirclesRelation,
    label: messages.intersect,
    title: messages.intersectHint,
    size: 560,
    Form: combine('intersection'),
  },
  {
    Icon: IconCircleMinus,
    label: messages.subtract,
    title: messages.subtractHint,
    size: 560,
    Form: combine('difference'),
  },
  {
    Icon: IconEyeOff,
    label: messages.suppress,
    title: messages.suppressHint,
    size: 560,
    Form: combine('suppression'),
  },
  {
    Icon: IconCopyMinus,
    label: messages.duplicates,
    title: messages.duplicatesHint,
    size: 760,
    Form: DuplicatesForm,
    Badge: DuplicatesBadge,
  },
  { Icon: IconDice5, label: messages.sample, title: messages.sampleHint, size: 520, Form: SampleForm },
  { Icon: IconArrowsSplit, label: messages.split, title: messages.splitHint, size: 520, Form: SplitForm },
]
