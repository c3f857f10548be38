import { lazy } from 'react'
import type { Show } from '../../state/list-page.ts'
import type { Part } from './part.ts'

/** A tab of a list's page; `Detail` is a number or a word behind its label. */
interface ListTab {
  value: Show
  label: string
  Panel: Part
  Detail?: Part
}

const RecordsPanel = lazy(() =>
  import('./records/RecordsPanel.tsx').then((m) => ({ default: m.RecordsPanel })),
)

/** The tabs of a list, in their order. */
export const tabs: readonly ListTab[] = [{ value: 'records', label: 'Records', Panel: RecordsPanel }]

/** Buttons beside Export, for the list as a whole. */
export const headActions: readonly Part[] = []

/** Buttons of the row below the name, for the members of the list. */
export const tools: readonly Part[] = []

/** Cards at the top of the right column. */
export const cards: readonly Part[] = []

/** Marks behind a list's name in the sidebar. */
export const marks: readonly Part[] = []
