import { appendFile, type FileHandle, mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import { type Batch, PARTS } from './build-batch.ts'

/** The files of one part after the other that are sorted together. */
export type SortRun = readonly string[]

/** Where the lines of a build go: a file for each part, in `folder`. */
export interface PartWriter {
  write(batch: Batch): Promise<void>
  /** Writes the rest; gives the files to sort together, in the order of the table, and that of the sources of merged records. */
  finish(): Promise<{ runs: SortRun[]; merged: MergedFile | undefined }>
  close(): Promise<void>
}

/** The sources of merged records, how many records have any, and how many of the sources have an id. */
export interface MergedFile {
  file: string
  records: number
  ids: number
}

/** Bytes of a part that are written at a time. */
const BUFFER = 2 ** 18

/** Rows from which on a part is sorted by itself. */
const RUN = 250_000

export async function writeParts(folder: string): Promise<PartWriter> {
  await mkdir(folder)
  const files: (FileHandle | undefined)[] = []
  const waiting: Uint8Array[][] = []
  const bytes = new Array<number>(PARTS).fill(0)
  const rows = new Array<number>(PARTS).fill(0)
  const pathOf = (part: number) => join(folder, `${part}.tsv`)
  let merged: MergedFile | undefined

  async function flush(part: number): Promise<void> {
    files[part] ??= await open(pathOf(part), 'w')
    await files[part].appendFile(Buffer.concat(waiting[part] ?? []))
    waiting[part] = []
    bytes[part] = 0
  }

  return {
    async write({ lines, merged: more }) {
      if (more) {
        merged ??= { file: join(folder, 'merged.tsv'), records: 0, ids: 0 }
        merged.records += more.records
        merged.ids += more.ids
        await appendFile(merged.file, more.text)
      }
      for (const { part, rows: more, text } of lines) {
        waiting[part] ??= []
        waiting[part].push(text)
        rows[part] = (rows[part] as number) + more
        bytes[part] = (bytes[part] as number) + text.length
        if ((bytes[part] as number) >= BUFFER) await flush(part)
      }
    },
    async close() {
      for (const file of files) await file?.close()
    },
    async finish() {
      for (const part of waiting.keys()) if (bytes[part]) await flush(part)
      return { runs: runsOf(rows).map((parts) => parts.map(pathOf)), merged }
    },
  }
}

/** Adjacent parts, in runs that are large enough for one sort. */
export function runsOf(rows: readonly number[], enough = RUN): number[][] {
  const runs: number[][] = []
  let size = enough
  rows.forEach((count, part) => {
    if (count === 0) return
    if (size + count > enough) {
      runs.push([])
      size = 0
    }
    runs.at(-1)?.push(part)
    size += count
  })
  return runs
}
