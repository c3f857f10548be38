/** A cell of a grid: row -1 is the head, column 0 the checkbox of the row. */
export interface GridCell {
  row: number
  column: number
}

interface Size {
  /** Rows in view at once. */
  page: number
  rows: number
  columns: number
}

const clamp = (n: number, min: number, max: number) => Math.max(min, Math.min(max, n))

/** The cell that a key moves to (the grid pattern of ARIA), or undefined if the key does not move. */
export function nextCell(
  key: string,
  ctrl: boolean,
  { row, column }: GridCell,
  size: Size,
): GridCell | undefined {
  const [last, right] = [size.rows - 1, size.columns - 1]
  const to: Record<string, [row: number, column: number]> = ctrl
    ? { Home: [0, 0], End: [last, right] }
    : {
        ArrowDown: [row + 1, column],
        ArrowUp: [row - 1, column],
        ArrowLeft: [row, column - 1],
        ArrowRight: [row, column + 1],
        PageDown: [row + size.page, column],
        PageUp: [Math.max(row - size.page, Math.min(row, 0)), column],
        Home: [row, 0],
        End: [row, right],
      }
  const [nextRow, nextColumn] = to[key] ?? []
  if (nextRow === undefined || nextColumn === undefined) return undefined
  return { row: clamp(nextRow, -1, last), column: clamp(nextColumn, 0, right) }
}
