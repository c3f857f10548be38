import Papa from 'papaparse'
import { type GivenIds, idGatherer } from './ids.ts'

/** The first rows of a CSV file: the names of its columns, and what stands below them. */
export interface TableHead {
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

/** Bytes that are read at a time: few enough that the page stays at hand. */
const CHUNK = 128 * 1024
const MAX_ROWS = 4

/** The columns of a CSV file with its first rows. Raises `Error` in words where there is no table. */
export function tableHead(file: File): Promise<TableHead> {
  return new Promise((resolve, reject) => {
    Papa.parse<string[]>(file, {
      preview: MAX_ROWS + 1,
      chunkSize: CHUNK,
      skipEmptyLines: 'greedy',
      complete: ({ data }) => {
        const [names, ...rows] = data
        if (!names?.some((name) => name.trim())) return reject(new Error('There is no table in this file.'))
        const columns = names.map((name, i) => name.replace(/^\uFEFF/, '').trim() || `Column ${i + 1}`)
        resolve({ columns, rows })
      },
      error: () => reject(new Error('This file could not be read.')),
    })
  })
}

/** The column that is likeliest to hold ids: by its name, else by what stands in it; the first where none is likely. */
export function idColumn({ columns, rows }: TableHead): number {
  const named = columns.findIndex((name) =>
    /^(id|record ?id|company ?id|person ?id|infousa ?id|key)$/i.test(plain(name)),
  )
  if (named >= 0) return named
  const ending = columns.findIndex((name) => /(^|[ _-])id$/i.test(name))
  if (ending >= 0) return ending
  const filled = columns.findIndex(
    (_, i) => rows.length > 0 && rows.every((row) => /^[0-9]{6,20}$/.test((row[i] ?? '').trim())),
  )
  return Math.max(0, filled)
}

const plain = (name: string) => name.replaceAll('_', ' ').trim()

/** The ids in a column of a CSV file, with the row where each stands (the head is row 1). Tells how much of the file was read, from 0 to 1. */
export function idsInColumn(
  file: File,
  column: number,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<GivenIds> {
  const { add, gathered } = idGatherer()
  let row = 0
  return new Promise((resolve, reject) => {
    Papa.parse<string[]>(file, {
      chunkSize: CHUNK,
      chunk: ({ data, meta }, parser) => {
        if (signal.aborted) {
          parser.abort()
          return
        }
        for (const cells of data) {
          row++
          const cell = cells[column]
          if (row > 1 && cell !== undefined) add(cell, row)
          else if (row > 1 && cells.some((text) => text.trim())) add('?', row)
        }
        onProgress(file.size ? Math.min(1, meta.cursor / file.size) : 1)
      },
      complete: () => (signal.aborted ? reject(signal.reason) : resolve(gathered())),
      error: () => reject(new Error('This file could not be read.')),
    })
  })
}
