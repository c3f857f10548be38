/** The id of a cell, by which a grid names the one with the cursor; row -1 is the head. */
export const cellId = (row: number, column: number): string =>
  row < 0 ? `head-cell-${column}` : `row-${row}-cell-${column}`

interface RowPlace {
  index: number
  /** Pixels from the top of the rows, of the row, and across where its columns do not say. */
  top: number
  height: number
  width?: number
  picked: boolean
  /** The column of the cursor, when it is in this row. */
  active: number | undefined
}

/** What a row of a virtual grid tells of itself, and where it stands. Plain attributes: a component each would be felt while scrolling. */
export const rowAttributes = ({ index, top, height, width, picked, active }: RowPlace) => ({
  'aria-rowindex': index + 2,
  'aria-selected': picked,
  'data-picked': picked || undefined,
  'data-active': active !== undefined || undefined,
  style: { transform: `translateY(${top}px)`, height, lineHeight: `${height - 1}px`, width },
})

/** What a cell tells of itself; column 0 is the box that ticks a row, row -1 the head. */
export const cellAttributes = (row: number, column: number, active: number | undefined) => ({
  id: cellId(row, column),
  'aria-colindex': column + 1,
  'data-active': active === column || undefined,
})
