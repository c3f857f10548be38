import { useDebouncedValue } from '@mantine/hooks'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useEditView, useView } from '#session/search.ts'
import { useSelection } from '#session/selection.ts'
import { cellAt } from '#ui/grid-cells.ts'
import type { GridCell } from '#ui/grid-keys.ts'
import { CHECK, type PlacedColumn } from '../model/widths.ts'
import type { GridView } from './useGridView.ts'
import type { usePicking } from './usePicking.ts'

/** Moves the cursor, opens the record of a row, and handles clicks on cells. */
export function useCursor(view: GridView, { pickRow, pickTo }: ReturnType<typeof usePicking>) {
  const { scroller, height, head, isCards, active, setActive, showRow, columns, recordAt } = view
  const editView = useEditView()
  const { record } = useView()
  const follow = useFollow(view)
  const recordPointed = useSelection((state) => state.recordPointed)
  const open = useOpen(view)
  const go = (to: GridCell) => {
    if (isCards && to.row < 0) return
    setActive(to)
    if (to.row >= 0) showRow(to.row)
    if (to.row !== active.row) follow()
    bringIntoView(scroller.current, columns, columns[to.column - 1])
    const target = recordAt(to.row)
    recordPointed(target?.Id, target?.Location)
  }
  /** Rows that fit into the view. */
  const page = () => Math.max(1, Math.floor(((scroller.current?.clientHeight ?? 0) - head) / height) - 1)
  /** A click ticks rows in the column of boxes, and with Shift or Ctrl; else it opens the record. */
  const click = (event: MouseEvent) => {
    const cell = cellAt(event.target as Element)
    const selection = window.getSelection()
    const isText = !selection?.isCollapsed && !event.shiftKey && cell?.column !== 0
    if (!cell || isText) return
    setActive(cell)
    if (event.shiftKey) {
      selection?.removeAllRanges()
      void pickTo(cell.row, active.row)
    } else if (cell.column === 0 || event.ctrlKey || event.metaKey) pickRow(cell.row)
    else open(cell.row)
  }
  const close = () => {
    if (record !== undefined) editView({ record: undefined })
  }
  return { open, close, go, page, click }
}

/** Opens the record of a row; where it is not loaded yet, once it is, if the cursor is still there. */
function useOpen({ active, recordAt }: GridView): (row: number) => void {
  const editView = useEditView()
  const [row, setRow] = useState<number>()
  const isAwaited = row !== undefined && row === active.row
  const id = isAwaited ? recordAt(row)?.Id : undefined
  useEffect(() => {
    if (id === undefined) return
    setRow(undefined)
    editView({ record: id, row })
  }, [id, row, editView])
  useEffect(() => {
    if (!isAwaited) setRow(undefined)
  }, [isAwaited])
  return setRow
}

/** Milliseconds without a move of the cursor after which the open record becomes that of its row: each one is billed. */
const REST = 250

/**
 * The open record is that of the row with the cursor: it follows when the cursor rests, and the cursor goes to its row when another
 * one is opened elsewhere. Returns what is called when a key has moved the cursor to another row.
 */
function useFollow({ active, setActive, recordAt, showRow }: GridView): () => void {
  const editView = useEditView()
  const { record, row } = useView()
  const [rested] = useDebouncedValue(active.row, REST, { leading: true })
  const moved = useRef(false)
  /** Rows that the cursor has put into the link, which come back from it late when keys are pressed fast. */
  const own = useRef<number[]>([])
  const id = recordAt(rested)?.Id
  const isOpen = record !== undefined
  useEffect(() => {
    if (!isOpen || !moved.current || rested < 0 || id === undefined) return
    moved.current = false
    own.current.push(rested)
    editView({ record: id, row: rested })
  }, [isOpen, rested, id, editView])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another row of the link moves the cursor
  useEffect(() => {
    const at = own.current.indexOf(row ?? -1)
    own.current = isOpen ? own.current.slice(at + 1) : []
    if (!isOpen || row === undefined || at >= 0 || moved.current || row === active.row) return
    setActive(({ column }) => ({ row, column }))
    showRow(row)
  }, [isOpen, row])
  return () => {
    moved.current = isOpen
  }
}

/** Scrolls a table sideways until a column is clear of the pinned ones; without a column, to its beginning. */
function bringIntoView(
  table: HTMLElement | null,
  columns: readonly PlacedColumn[],
  column: PlacedColumn | undefined,
): void {
  if (!table || column?.pinned) return
  if (!column) {
    table.scrollTo({ left: 0 })
    return
  }
  const fixed = columns.filter(({ pinned }) => pinned).reduce((sum, { width }) => sum + width, CHECK)
  const [left, right] = [column.left - fixed, column.left + column.width - table.clientWidth]
  if (left < table.scrollLeft) table.scrollTo({ left })
  else if (right > table.scrollLeft) table.scrollTo({ left: right })
}
