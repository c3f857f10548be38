import type { TallyItem } from '#contract/tally.ts'
import { rankOf, type TallyField, tallyValue } from '#criteria/tallies.ts'
import type { CellNumber, Order } from '#session/tally-layout.ts'

/** Rows or columns of a cross tally: their field, in which order, and how many at most. */
export interface Axis {
  field: TallyField
  order: Order
  max: number
  label: (value: string) => string
}

/** A cross tally as a table: `cells[row][column]` counts, totals of the shown and of everything. */
export interface CrossCounts {
  rows: string[]
  columns: string[]
  cells: number[][]
  rowTotals: number[]
  columnTotals: number[]
  total: number
  /** How many of the smallest rows and columns are not shown. */
  hiddenRows: number
  hiddenColumns: number
}

/** The value of records without the field. */
export const UNKNOWN = ''

function totals(items: readonly TallyItem[], field: TallyField): Map<string, number> {
  const sums = new Map<string, number>()
  for (const item of items) {
    const value = tallyValue(item, field) ?? UNKNOWN
    sums.set(value, (sums.get(value) ?? 0) + item.Count)
  }
  return new Map([...sums].sort((a, b) => b[1] - a[1]))
}

const byLabel = new Intl.Collator('en', { numeric: true })

/** The values with the most records, in the order of the axis; the unknown value is last. */
function valuesOf(sums: ReadonlyMap<string, number>, { field, order, max, label }: Axis): string[] {
  const largest = [...sums.keys()].slice(0, max)
  const known = largest.filter((value) => value !== UNKNOWN)
  const orders: Record<Order, (a: string, b: string) => number> = {
    total: () => 0,
    name: (a, b) => byLabel.compare(label(a), label(b)),
    own: (a, b) => rankOf(field, a) - rankOf(field, b),
  }
  return [...known.toSorted(orders[order]), ...largest.filter((value) => value === UNKNOWN)]
}

/** The table of a tally by two fields, the largest rows and columns only; totals always count everything. */
export function crossCounts(items: readonly TallyItem[], row: Axis, column: Axis): CrossCounts {
  const [rowSums, columnSums] = [totals(items, row.field), totals(items, column.field)]
  const rows = valuesOf(rowSums, row)
  const columns = valuesOf(columnSums, column)
  const keyOf = (item: TallyItem) =>
    `${tallyValue(item, row.field) ?? UNKNOWN}\n${tallyValue(item, column.field) ?? UNKNOWN}`
  const counts = new Map(items.map((item) => [keyOf(item), item.Count]))
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

/** What a cell shows: its count, or its share of its row, its column or everything. */
export function shownIn(
  cells: CellNumber,
  n: number,
  { row, column, all }: { row: number; column: number; all: number },
): number {
  if (cells === 'count') return n
  const whole = { row, column, all }[cells]
  return whole ? n / whole : 0
}

/** The numbers of a cross tally as they are shown: cells, totals of rows and of columns, the total. */
export interface CrossNumbers {
  cells: number[][]
  rowTotals: number[]
  columnTotals: number[]
  total: number
  /** The largest of the cells. */
  hottest: number
}

export function crossNumbers(
  { cells, rowTotals, columnTotals, total }: CrossCounts,
  as: CellNumber,
): CrossNumbers {
  const shown = cells.map((row, r) =>
    row.map((n, c) => shownIn(as, n, { row: rowTotals[r] ?? 0, column: columnTotals[c] ?? 0, all: total })),
  )
  return {
    cells: shown,
    rowTotals: rowTotals.map((n) => shownIn(as, n, { row: n, column: total, all: total })),
    columnTotals: columnTotals.map((n) => shownIn(as, n, { row: total, column: n, all: total })),
    total: shownIn(as, total, { row: total, column: total, all: total }),
    hottest: Math.max(...shown.flat(), Number.MIN_VALUE),
  }
}

/** Percent of the bar color behind the largest number; more would reduce the contrast of dark text below 4.5. */
const HOTTEST = 42

/** Percent of the bar color behind a number; the root keeps small numbers apart. */
export const heatPercent = (n: number, hottest: number): number =>
  Math.round(HOTTEST * Math.sqrt(n / hottest))
