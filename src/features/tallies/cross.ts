import type { TallyItem } from '#contract/tally'
import { inOrder, type TallyField, tallyValue } from '../../criteria/tallies.ts'

/** A cross tally as a table: `cells[row][column]` counts, totals of the shown and of everything. */
export interface Cross {
  rows: string[]
  columns: string[]
  cells: number[][]
  rowTotals: number[]
  columnTotals: number[]
  total: number
  /** How many rows and columns were left aside, being the smallest. */
  hiddenRows: number
  hiddenColumns: number
}

/** What stands for records that lack the field. */
export const UNKNOWN = ''

function totals(items: readonly TallyItem[], field: TallyField): Map<string, number> {
  const sums = new Map<string, number>()
  for (const item of items) {
    const value = tallyValue(item, field) ?? UNKNOWN
    sums.set(value, (sums.get(value) ?? 0) + item.Count)
  }
  return new Map([...sums].sort((a, b) => b[1] - a[1]))
}

/** The values with the most records; bands among them in their own order. */
const largest = (sums: ReadonlyMap<string, number>, field: TallyField, most: number): string[] => [
  ...inOrder([...sums.keys()].slice(0, most), field, (value) => value),
]

/** The table of a tally by two fields, the largest rows and columns only; totals always count everything. */
export function crossOf(
  items: readonly TallyItem[],
  row: TallyField,
  column: TallyField,
  most: { rows: number; columns: number },
): Cross {
  const [rowSums, columnSums] = [totals(items, row), totals(items, column)]
  const rows = largest(rowSums, row, most.rows)
  const columns = largest(columnSums, column, most.columns)
  const counts = new Map(
    items.map((item) => [
      `${tallyValue(item, row) ?? UNKNOWN}\n${tallyValue(item, column) ?? UNKNOWN}`,
      item.Count,
    ]),
  )
  return {
    rows,
    columns,
    cells: rows.map((r) => columns.map((c) => counts.get(`${r}\n${c}`) ?? 0)),
    rowTotals: rows.map((r) => rowSums.get(r) ?? 0),
    columnTotals: columns.map((c) => columnSums.get(c) ?? 0),
    total: items.reduce((sum, item) => sum + item.Count, 0),
    hiddenRows: rowSums.size - rows.length,
    hiddenColumns: columnSums.size - columns.length,
  }
}
