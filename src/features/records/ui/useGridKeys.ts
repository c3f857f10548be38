import { type KeyboardEvent, useRef } from 'react'
import type { AnyRecord } from '#records/record.ts'
import { useSelection } from '#session/selection.ts'
import { type GridCell, nextCell } from '#ui/grid-keys.ts'
import { clampWidth, type PlacedColumn } from '../model/widths.ts'
import type { usePicking } from './usePicking.ts'
import type { RecordTable } from './useTable.ts'

const SIZE_STEP = 16

interface Grid {
  active: GridCell
  columns: readonly PlacedColumn[]
  table: RecordTable
  /** Rows of the table, and of one page of its view. */
  rows: number
  page: () => number
  /** The records in view. */
  loaded: readonly AnyRecord[]
  picking: ReturnType<typeof usePicking>
  go: (cell: GridCell) => void
  open: (row: number) => void
  /** Closes the open record. */
  close: () => void
  /** Saves the selected rows to a list, else the row. */
  save: (row: number) => void
  /** Enter on the head of a column. */
  onHead: (column: string) => unknown
  onMenu: (column: string) => void
}

/** J and K are the next and the previous row. */
const rowKeys: Record<string, string> = { j: 'ArrowDown', k: 'ArrowUp' }

const withCtrl = ({ ctrlKey, metaKey }: KeyboardEvent) => ctrlKey || metaKey

/** The keys of the table: arrows, J and K move the cursor, with Shift they select; Space ticks, Enter opens, Escape closes, L saves to a list; in the head Enter sorts, Space opens a menu. */
export function useGridKeys(grid: Grid): (event: KeyboardEvent) => void {
  const { active, columns, table, loaded, picking } = grid
  const { picked, rowsPicked } = useSelection()
  /** Whether the last key was an arrow with Shift: such keys widen one range, which begins at the cursor. */
  const stroke = useRef(false)
  const column = columns[active.column - 1]

  const tickShown = () => {
    const ids = loaded.map(({ Id }) => Id)
    rowsPicked(ids, !ids.every((id) => picked.has(id)))
  }
  const pressHead = ({ key, shiftKey }: KeyboardEvent): boolean => {
    const by = shiftKey && { ArrowLeft: -SIZE_STEP, ArrowRight: SIZE_STEP }[key]
    if (column && by) table.columnSized(column.key, clampWidth(column.width + by))
    else if (column && key === 'Enter') grid.onHead(column.key)
    else if (column && key === ' ') grid.onMenu(column.key)
    else if (!column && key === ' ') tickShown()
    else return false
    return true
  }
  const pressRow = (event: KeyboardEvent): boolean => {
    const { key, shiftKey } = event
    if (withCtrl(event)) return false
    if (key === 'Enter') grid.open(active.row)
    else if (key === 'Escape') grid.close()
    else if (key.toLowerCase() === 'l') grid.save(active.row)
    else if (key === ' ' && shiftKey) void picking.pickTo(active.row, active.row)
    else if (key === ' ') picking.pickRow(active.row)
    else return false
    return true
  }
  const step = (event: KeyboardEvent): boolean => {
    const size = { page: grid.page(), rows: grid.rows, columns: columns.length + 1 }
    const next = nextCell(rowKeys[event.key] ?? event.key, withCtrl(event), active, size)
    if (!next) return false
    const selects = event.shiftKey && next.row !== active.row && next.row >= 0
    if (selects && !stroke.current) picking.pickEnded()
    if (selects) void picking.pickTo(next.row, active.row)
    stroke.current = selects
    grid.go(next)
    return true
  }
  return (event) => {
    if (event.target !== event.currentTarget || event.altKey) return
    if (withCtrl(event) && event.key.toLowerCase() === 'a') void picking.pickAll()
    else if (!(active.row < 0 ? pressHead(event) : pressRow(event)) && !step(event)) return
    event.preventDefault()
  }
}
