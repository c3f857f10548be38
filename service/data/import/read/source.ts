/** One row as text: a cell for each column of its source, empty when there is nothing in it. */
export interface SourceRow {
  /** Where the row begins: the line of a text file, counted from 1; the number of the row in Parquet. */
  line: number
  cells: readonly string[]
  /** Name of the file, where there are several. */
  file?: string
}

/** A row that cannot be imported, as in `rejects.csv`. */
export interface BadRow {
  line: number
  /** Name of the column with the error; empty when it is about the whole row. */
  column: string
  reason: string
  value: string
  /** Its cells, as far as it could be split. */
  cells?: readonly string[] | undefined
  /** Whether there is nothing in it to import. */
  isSkipped?: true
  file?: string
}

/** A file opened for reading: it can be read several times and gives the same rows each time. */
export interface Source {
  /** For the person who imports: `CSV, semicolon between columns, utf-8`. */
  about: string
  columns: readonly string[]
  /** Names of the sheets of a workbook. */
  sheets?: readonly string[]
  /** Whether its rows are of several files, and have their names. */
  isSeveral?: boolean
  /** Where only the first files of archives are read: how many, and of how many. */
  partOf?: { read: number; all: number }
  /** Names of the files of archives that are not read. */
  unread?: readonly string[]
  /** The same rows with those columns alone that `names` need, and of lists the part that they need (`addresses[0].freeform`). */
  pick?: ((names: readonly string[]) => Source | undefined) | undefined
  /**
   * Rows in batches, in the order of the file; each batch is of one file. `onBytes` gets the number of bytes of the file read so far.
   * Throws `DataError` when the file is cut off.
   */
  read(onBytes?: (bytes: number) => void): AsyncGenerator<(SourceRow | BadRow)[]>
}

/** A source, and how many bytes its file has. */
export type SizedSource = Source & { size: number }

/** A file among several, under the name that lists show. */
export interface NamedSource {
  name: string
  source: SizedSource
}

export const isBad = (row: SourceRow | BadRow): row is BadRow => 'reason' in row
