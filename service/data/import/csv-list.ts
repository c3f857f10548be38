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

/** Adds rows. Cells that a spreadsheet would run as formulas are escaped. */
export const addToList = <Row>(list: CsvList<Row>, rows: readonly Row[]): Promise<void> =>
  addCells(
    list,
    rows.map((row) => list.columns.map((column) => row[column])),
  )

/** Adds rows by their cells, as many as each has. */
export async function addCells<Row>(
  list: CsvList<Row>,
  rows: readonly (readonly unknown[])[],
): Promise<void> {
  if (rows.length === 0) return
  const all = list.handle ? rows : [list.columns, ...rows]
  list.handle ??= await open(list.file, 'w')
  const text = Papa.unparse(all as unknown[][], { newline: '\n', escapeFormulae: FORMULA })
  await list.handle.write(`${text}\n`)
}

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
