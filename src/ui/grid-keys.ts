/** A cell of the table: row -1 is the head, column 0 the box that ticks a row. */
export interface Cell {
  row: number
  column: number
}

interface Size {
  /** Rows that one page of the view holds. */
  page: number
  rows: number
  columns: number
}

const between = (n: number, least: number, most: number) => Math.max(least, Math.min(most, n))

/** The cell to which a key leads (the grid pattern of ARIA), or undefined when the key leads nowhere. */
export function stepTo(key: string, ctrl: boolean, { row, column }: Cell, size: Size): Cell | undefined {
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
  return { row: between(nextRow, -1, last), column: between(nextColumn, 0, right) }
}
