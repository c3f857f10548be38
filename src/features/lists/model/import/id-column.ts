import { listsMessages as messages } from '#features/lists/messages/lists.ts'
import { FileError } from '#shared/tabular/file-error.ts'
import { openFile, readWhole } from '#shared/tabular/open.ts'
import { type IdsOf, idCollector, type ParsedIds } from './ids.ts'

/** The names of the columns of a table, and its first rows. */
export interface TablePreview {
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

const MAX_ROWS = 4

/** The error of a file that cannot be read. */
const errorOf = (problem: unknown) =>
  problem instanceof FileError ? problem : new Error(messages.fileUnread)

/** The columns and first rows of a CSV file or workbook. Throws `Error` with a message for people. */
export async function tablePreview(file: Blob): Promise<TablePreview> {
  try {
    const { columns, read } = await openFile(file)
    const rows: (readonly string[])[] = []
    for await (const some of read()) {
      rows.push(...some.filter(({ blank }) => !blank).map(({ cells }) => cells))
      if (rows.length >= MAX_ROWS) break
    }
    return { columns, rows: rows.slice(0, MAX_ROWS) }
  } catch (problem) {
    throw errorOf(problem)
  }
}

/** The column that most likely has ids: by its name, else by its values; undefined where none is likely. */
export function idColumn({ columns, rows }: TablePreview): number | undefined {
  const named = columns.findIndex((name) =>
    /^(id|record ?id|company ?id|person ?id|infousa ?id|key)$/i.test(plain(name)),
  )
  if (named >= 0) return named
  const ending = columns.findIndex((name) => /(^|[ _-])id$/i.test(name))
  if (ending >= 0) return ending
  const filled = columns.findIndex(
    (_, i) => rows.length > 0 && rows.every((row) => /^[0-9]{6,20}$/.test((row[i] ?? '').trim())),
  )
  return filled < 0 ? undefined : filled
}

const plain = (name: string) => name.replaceAll('_', ' ').trim()

/**
 * The ids in a column of a CSV file or a workbook, with the row of each (a row of column names is row 1); `onProgress` gets the
 * share of the file read so far, from 0 to 1. Throws `Error` in words, or the reason of `signal` when it is aborted.
 */
export async function idsInColumn(
  file: Blob,
  column: number,
  of: IdsOf,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<ParsedIds> {
  try {
    return await readWhole(file, {}, async ({ head, layout, read }) => {
      const { add, collected: gathered } = idCollector(of)
      let row = head.names && layout.form !== 'json' ? 1 : 0
      for await (const rows of read((bytes) => onProgress(bytes / file.size))) {
        signal.throwIfAborted()
        for (const { cells, blank } of rows) {
          row++
          if (!blank) add(cells[column] ?? '?', row)
        }
      }
      return gathered()
    })
  } catch (problem) {
    throw signal.aborted ? signal.reason : errorOf(problem)
  }
}
