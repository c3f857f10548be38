import { lazy } from 'react'
import type { ListView } from '../data/list-page.ts'
import { ComparedCount, ComparedMark } from './compare/ComparedMark.tsx'
import { IntersectTool, SubtractTool, SuppressTool, UnionTool } from './header/CombineTools.tsx'
import { DuplicatesTool } from './header/DuplicatesTool.tsx'
import { ExportAction } from './header/ExportAction.tsx'
import { RefreshAction } from './header/RefreshAction.tsx'
import { SampleTool, SplitTool } from './header/SampleTools.tsx'
import type { ListPart } from './part.ts'
import { ChangesMark } from './refresh/ChangesMark.tsx'
import { SinceCard } from './refresh/SinceCard.tsx'

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
  { value: 'changes', label: 'Changes', Panel: ChangesPanel, Detail: ChangesMark },
]

/** Buttons for the list as a whole. */
export const headActions: readonly ListPart[] = [RefreshAction, ExportAction]

/** Buttons of the row below the name, for the members of the list. */
export const tools: readonly ListPart[] = [
  UnionTool,
  IntersectTool,
  SubtractTool,
  SuppressTool,
  DuplicatesTool,
  SampleTool,
  SplitTool,
]

/** Cards at the top of the right column. */
export const cards: readonly ListPart[] = [SinceCard]

/** Marks behind a list's name in the sidebar. */
export const marks: readonly ListPart[] = [ComparedMark]
