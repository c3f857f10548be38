import { addCells, type CsvList, newCsvList } from './csv-list.ts'
import type { BadRow } from './read/source.ts'

/**
 * Why a row is rejected: `skipped` by a rule of the mapping file or the command, `repeated` when it has the Id of an earlier row,
 * `invalid` when it cannot be read or has no name.
 */
export type RejectKind = 'skipped' | 'repeated' | 'invalid'

export type Reject = BadRow & { kind: RejectKind }

/** The list of rejected rows during an import, and the counts. */
export interface Rejects {
  list: CsvList<Record<string, unknown>>
  counts: Record<RejectKind, number>
  /** Rows by reason, without its line numbers. */
  reasons: Map<string, number>
  /** Whether the rows are of several files. */
  several: boolean
  /** Where the cells that are listed are in a row; all of them when absent. */
  places?: readonly number[]
}

/** What is said of a row before its own cells. */
export const rejectColumns = ['file', 'line', 'column', 'reason', 'value'] as const
/** The name of such a column where the file has one of that name. */
export const otherName = (name: string) => `rejected ${name}`

/** Characters of a row that are listed at most, as many as an import takes. */
const MAX_ROW = 2 ** 18
/** Columns of which all are listed; of more, as records of JSON have, only those that are read. */
const MAX_COLUMNS = 2000

/** An empty list; each row of several files has the name of its file. */
export async function newRejects(several: boolean): Promise<Rejects> {
  const list = await newCsvList<Record<string, unknown>>(
    'rejects.csv',
    several ? rejectColumns : rejectColumns.slice(1),
  )
  return { list, counts: { skipped: 0, repeated: 0, invalid: 0 }, reasons: new Map(), several }
}

/**
 * Has the list show the cells of the rows, so that they can be mended and brought again; `read` are the columns that the import reads. To be called
 * before the first row.
 */
export function showCells(rejects: Rejects, columns: readonly string[], read: readonly string[]): void {
  const { list } = rejects
  const there = new Set(columns)
  const isRead = new Set(read)
  if (columns.length > MAX_COLUMNS)
    rejects.places = columns.flatMap((column, place) => (isRead.has(column) ? place : []))
  list.columns = [
    ...list.columns.map((name) => (there.has(name) ? otherName(name) : name)),
    ...(rejects.places?.map((place) => columns[place] as string) ?? columns),
  ]
}

/** The cells of a row that are listed, cut where they are more than an import takes. */
function shownCells(cells: readonly string[], places: readonly number[] | undefined): string[] {
  let left = MAX_ROW
  return (places?.map((place) => cells[place] ?? '') ?? cells).map((cell) => {
    const shown = cell.slice(0, left)
    left -= shown.length
    return shown
  })
}

/** Adds rows, each with its cells but those that are skipped on purpose: in them is nothing to mend. */
export async function addRejects(rejects: Rejects, found: readonly Reject[]): Promise<void> {
  const { list, places, several, counts, reasons } = rejects
  await addCells(
    list,
    found.map(({ file, line, column, reason, value, cells = [] }) => [
      ...(several ? [file] : []),
      ...[line, column, reason, value],
      ...shownCells(cells, places),
    ]),
  )
  for (const { kind, reason } of found) {
    const plain = reason
      .replace(/ line \d+( of .*)?$/, ' an earlier line')
      .replace(/^\d+ (of|cells for) \d+ .*/, 'wrong number of cells')
      .replace(/^a cell of [\d,]+ /, 'a cell of too many ')
    counts[kind] += 1
    reasons.set(plain, (reasons.get(plain) ?? 0) + 1)
  }
}
