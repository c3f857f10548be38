import { baseOf } from '../columns/cell-path.ts'
import { importMessages } from '../import-messages.ts'
import { type BadRow, isBad, type Source, type SourceRow } from './source.ts'

/** Characters of a row that are imported at most: the search database takes lines of 2 MB. */
const MAX_ROW = 2 ** 18
/** Characters of a row that are shown in `rejects.csv`. */
const SHOWN = 200
const ZERO = '\u0000'

const longest = (cells: readonly string[]) =>
  cells.reduce((best, cell, i) => (cell.length > (cells[best] as string).length ? i : best), 0)

function errorIn(cells: readonly string[]): { at: number; reason: string } | undefined {
  let length = 0
  for (let at = 0; at < cells.length; at++) {
    const cell = cells[at] as string
    length += cell.length
    if (cell.includes(ZERO)) return { at, reason: importMessages.zeroByte }
  }
  if (length <= MAX_ROW) return undefined
  const at = longest(cells)
  return { at, reason: importMessages.longCell((cells[at] as string).length, MAX_ROW) }
}

function checkRow(row: SourceRow | BadRow, columns: readonly string[]): SourceRow | BadRow {
  const error = isBad(row) ? undefined : errorIn(row.cells)
  if (!error || isBad(row)) return row
  const { at, reason } = error
  const visible = (cell: string) => cell.replaceAll(ZERO, '\ufffd')
  const value = visible((row.cells[at] as string).slice(0, SHOWN))
  return { line: row.line, column: baseOf(columns[at] ?? ''), reason, value, cells: row.cells.map(visible) }
}

/** The source with rows that cannot be stored as bad ones: with zero bytes, or with a cell of megabytes. */
export function withCheckedRows<S extends Source>(source: S): S {
  const { pick } = source
  return {
    ...source,
    ...(pick && {
      pick(names: readonly string[]) {
        const picked = pick(names)
        return picked && withCheckedRows(picked)
      },
    }),
    async *read(onBytes) {
      for await (const rows of source.read(onBytes)) yield rows.map((row) => checkRow(row, source.columns))
    },
  }
}
