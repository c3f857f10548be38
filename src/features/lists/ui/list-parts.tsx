import { type ComponentType, lazy } from 'react'
import type { List } from '#lists/list.ts'
import type { ListView } from '../data/list-page.ts'
import { ComparedCount } from './compare/ComparedMark.tsx'
import { ChangesCount } from './refresh/LastRefresh.tsx'

type ListPart = ComponentType<{ list: List }>

/** A tab of a list's page; `Detail` is a number or a word behind its label. */
interface ListTab {
  value: ListView
  label: string
  Panel: ListPart
  Detail?: ListPart
}

const records = () => import('./records/RecordsPanel.tsx')
const RecordsPanel = lazy(() => records().then((m) => ({ default: m.RecordsPanel })))

/** Fetches and compiles the first tab of a list before one is opened. */
export const firstTabFetched = (): void => void records().catch(() => undefined)

const ComparePanel = lazy(() =>
  import('./compare/ComparePanel.tsx').then((m) => ({ default: m.ComparePanel })),
)

const ListTallies = lazy(() => import('./tallies/ListTallies.tsx').then((m) => ({ default: m.ListTallies })))

const ChangesPanel = lazy(() =>
  import('./refresh/ChangesPanel.tsx').then((m) => ({ default: m.ChangesPanel })),
)

/** The tabs of a list, in their order. */
export const tabs: readonly ListTab[] = [
  { value: 'records', label: 'Records', Panel: RecordsPanel },
  { value: 'compare', label: 'Compare', Panel: ComparePanel, Detail: ComparedCount },
  { value: 'tallies', label: 'Tallies', Panel: ListTallies },
  { value: 'changes', label: 'Changes', Panel: ChangesPanel, Detail: ChangesCount },
]
