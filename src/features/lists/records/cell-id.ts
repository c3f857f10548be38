/** The id of a cell, by which the grid names the one with the cursor; row -1 is the head. */
export const cellId = (row: number, column: number) =>
  row < 0 ? `list-head-${column}` : `list-row-${row}-${column}`
