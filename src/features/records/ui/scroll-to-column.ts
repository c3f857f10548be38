import { CHECK, type PlacedColumn } from '../model/widths.ts'

/** Scrolls a table sideways until a column is clear of the pinned ones; without a column, to its beginning. */
export function bringIntoView(
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
