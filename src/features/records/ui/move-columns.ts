import { movedBy, movedTo } from '../model/widths.ts'
import type { RecordTable } from './useTable.ts'

/** A column that moves among pinned ones is pinned too, and the reverse. */
function follow(table: RecordTable, key: string, neighbor: string): boolean {
  const pinned = table.pinned.has(neighbor)
  if (pinned === table.pinned.has(key)) return false
  table.columnPinned(key, pinned)
  return true
}

/** Moves a column by one place; over the border of the pinned ones it changes sides. */
export function moveBy(table: RecordTable, key: string, by: -1 | 1): void {
  const neighbor = table.keys[table.keys.indexOf(key) + by]
  if (neighbor === undefined || follow(table, key, neighbor)) return
  table.columnsChanged(movedBy(table.keys, key, by))
}

/** Moves a column before or behind another. */
export function moveTo(table: RecordTable, key: string, target: string, behind: boolean): void {
  if (key === target) return
  follow(table, key, target)
  table.columnsChanged(movedTo(table.keys, key, target, behind))
}
