import { type ComponentType, lazy } from 'react'
import type { List } from '#lists/list.ts'
import type { ListView } from '../data/list-page.ts'
import { ComparedCount } from './compare/ComparedMark.tsx'
import type { ListPanelProps } from './list-panel.ts'
import { ChangesCount } from './refresh/LastRefresh.tsx'

/** A tab of a list's page; `Detail` is a number or a word behind its label. */
interface ListTab {
  value: ListView
  label: string
  Panel: ComponentType<ListPanelProps>
  Detail?: ComponentType<{ list: List }>
}

const records = () => import('./records/RecordsPanel.tsx')
const RecordsPanel = lazy(() => records().then((m) => ({ default: m.RecordsPanel })))

/** Fetches and compiles the first tab of a list before one is opened. */
export const firstTabFetched = (): void => void records().catch(() => undefined)

const ComparePanel = lazy(() =>
  import('./compare/ComparePanel.tsx').then((m) => ({ default: m.ComparePanel })),
)

const ListTallies = lazy(() => import('./tallies/ListTallies.tsx').then((m) => ({ default: m.ListTallies })))

const ListMap = lazy(() => import('./map/ListMap.tsx').then((m) => ({ default: m.ListMap })))

const ChangesPanel = lazy(() =>
  import('./refresh/ChangesPanel.tsx').then((m) => ({ default: m.ChangesPanel })),
)

/** The tabs of a list, in their order. */
export const tabs: readonly ListTab[] = [
  { value: 'records', label: 'Records', Panel: RecordsPanel },
  { value: 'compare', label: 'Compare', Panel: ComparePanel, Detail: ComparedCount },
  { value: 'tallies', label: 'Tallies', Panel: ListTallies },
  { value: 'map', label: 'Map', Panel: ListMap },
  { value: 'changes', label: 'Changes', Panel: ChangesPanel, Detail: ChangesCount },
]
