import type { ReactNode } from 'react'
import type { Point } from '#contract/place.ts'
import type { List } from '#lists/list.ts'

/** Records to show on a map, and what a click on one does. */
export interface ListMapRecords {
  records: { ids: string[]; names: string[]; points: Point[] }
  onOpen: (id: string) => void
}

/** A list, and the map that the app shows records on. */
export interface ListPanelProps {
  list: List
  map: (shown: ListMapRecords) => ReactNode
}
