import type { GridCell } from './grid-keys.ts'

/** The id of a cell, for `aria-activedescendant`; row -1 is the head. */
export const cellId = (row: number, column: number): string =>
  row < 0 ? `head-cell-${column}` : `row-${row}-cell-${column}`

interface RowPlace {
  index: number
  /** In pixels; the width if the columns do not set it. */
  top: number
  height: number
  width?: number
  picked: boolean
  /** The column of the cursor, when it is in this row. */
  active: number | undefined
}

/** The attributes of a row of a virtual grid. Not a component: one per row would slow down scrolling. */
export const rowAttributes = ({ index, top, height, width, picked, active }: RowPlace) => ({
  'aria-rowindex': index + 2,
  'aria-selected': picked,
  'data-picked': picked || undefined,
  'data-active': active !== undefined || undefined,
  style: { transform: `translateY(${top}px)`, height, lineHeight: `${height - 1}px`, width },
})

/** The attributes of a cell; column 0 is the checkbox of the row, row -1 the head. */
export const cellAttributes = (row: number, column: number, active: number | undefined) => ({
  id: cellId(row, column),
  'aria-colindex': column + 1,
  'data-active': active === column || undefined,
})

/** The cell that an element is a part of; undefined in the head and between cells. */
export function cellAt(part: Element): GridCell | undefined {
  const cell = part.closest('[role=gridcell]')
  const row = cell?.closest('[role=row]')
  if (!cell || !row) return undefined
  return {
    row: Number(row.getAttribute('aria-rowindex')) - 2,
    column: Number(cell.getAttribute('aria-colindex')) - 1,
  }
}
