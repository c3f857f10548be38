import { copyFile, type FileHandle, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import Papa from 'papaparse'

/** A list for the person who imports, as CSV: a file only when there is something in it, in a temporary folder until the data is built. */
export interface CsvList<Row> {
  name: string
  file: string
  columns: readonly (keyof Row & string)[]
  handle?: FileHandle
}

/** How a formula of a spreadsheet begins; a negative number is none. */
export const FORMULA = /^(?:[=@\t\r]|[+-](?!\d+(?:\.\d+)?$))/

export async function newCsvList<Row>(name: string, columns: CsvList<Row>['columns']): Promise<CsvList<Row>> {
  return { name, file: join(await mkdtemp(join(tmpdir(), 'import-')), name), columns }
}

const format = { newline: '\n', escapeFormulae: FORMULA } as const

/** Rows of cells as lines. Cells that a spreadsheet would run as formulas are escaped. */
const linesOfCells = (rows: readonly (readonly unknown[])[]) =>
  rows.length === 0 ? '' : `${Papa.unparse(rows as unknown[][], format)}\n`

/** Rows as the lines of a list. */
export const linesOf = <Row>(columns: CsvList<Row>['columns'], rows: readonly Row[]): string =>
  linesOfCells(rows.map((row) => columns.map((column) => row[column])))

/** Adds lines that `linesOf` made. */
export async function addLines(
  list: Pick<CsvList<never>, 'file' | 'handle'> & { columns: readonly string[] },
  lines: string,
): Promise<void> {
  if (lines === '') return
  const heading = list.handle ? '' : linesOfCells([list.columns])
  list.handle ??= await open(list.file, 'w')
  await list.handle.write(heading + lines)
}

/** Adds rows. */
export const addToList = <Row>(list: CsvList<Row>, rows: readonly Row[]): Promise<void> =>
  addLines(list, linesOf(list.columns, rows))

/** Adds rows by their cells, as many as each has. */
export const addCells = <Row>(list: CsvList<Row>, rows: readonly (readonly unknown[])[]): Promise<void> =>
  addLines(list, linesOfCells(rows))

/** A cell without what it was escaped with. */
export const unescaped = (cell: string) =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell

/** Copies the list into a folder and returns its path, if there is anything in it; without space there, the path of the original. */
export async function storeList(
  { handle, file, name }: CsvList<never>,
  folder: string,
): Promise<string | undefined> {
  if (!handle) return undefined
  const stored = join(folder, name)
  return copyFile(file, stored).then(
    () => stored,
    () => file,
  )
}

export async function closeList({ handle }: CsvList<never>): Promise<void> {
  await handle?.close()
}

export const discardList = ({ file }: CsvList<never>) => rm(dirname(file), { recursive: true, force: true })
