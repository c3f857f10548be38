import type { MouseEvent } from 'react'
import { useEditView } from '#session/search.ts'
import { useSelection } from '#session/selection.ts'
import type { GridCell } from '#ui/grid-keys.ts'
import { CHECK, type PlacedColumn } from '../model/widths.ts'
import { type GridView, HEAD } from './useGridView.ts'
import type { usePicking } from './usePicking.ts'

/** Moves the cursor, opens the record of a row, and handles clicks on cells. */
export function useCursor(view: GridView, { pickRow, pickTo }: ReturnType<typeof usePicking>) {
  const { scroller, height, active, setActive, showRow, columns, recordAt } = view
  const editView = useEditView()
  const recordPointed = useSelection((state) => state.recordPointed)
  const open = (index: number) => {
    const id = recordAt(index)?.Id
    if (id) editView({ record: id, row: index })
  }
  const go = (to: GridCell) => {
    setActive(to)
    if (to.row >= 0) showRow(to.row)
    bringIntoView(scroller.current, columns, columns[to.column - 1])
    const record = recordAt(to.row)
    recordPointed(record?.Id, record?.Location)
  }
  /** Rows that fit into the view. */
  const page = () => Math.max(1, Math.floor(((scroller.current?.clientHeight ?? 0) - HEAD) / height) - 1)
  const clickCell = (index: number, at: number, event: MouseEvent) => {
    const selection = window.getSelection()
    if (!selection?.isCollapsed && !event.shiftKey) return
    setActive({ row: index, column: at })
    if (event.shiftKey) {
      selection?.removeAllRanges()
      void pickTo(index, active.row)
    } else if (event.ctrlKey || event.metaKey) pickRow(index)
    else open(index)
  }
  const pickBox = (index: number, range: boolean) => {
    setActive({ row: index, column: 0 })
    range ? void pickTo(index, active.row) : pickRow(index)
  }
  return { open, go, page, clickCell, pickBox }
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
