import { type FileHandle, mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import { type Batch, PARTS } from './build-batch.ts'

/** The files of one part after the other that are sorted together. */
export type SortRun = readonly string[]

/** Where the lines of a build go: a file for each part, in `folder`. */
export interface PartWriter {
  write(batch: Batch): Promise<void>
  /** Closes the files; gives those to sort together, in the order of the table. */
  close(): Promise<SortRun[]>
}

/** Rows from which on a part is sorted by itself. */
const RUN = 700_000

export async function writeParts(folder: string): Promise<PartWriter> {
  await mkdir(folder)
  const files: (FileHandle | undefined)[] = []
  const rows = new Array<number>(PARTS).fill(0)
  const pathOf = (part: number) => join(folder, `${part}.tsv`)
  return {
    async write({ lines }) {
      for (const { part, rows: more, text } of lines) {
        files[part] ??= await open(pathOf(part), 'w')
        await files[part].appendFile(text)
        rows[part] = (rows[part] as number) + more
      }
    },
    async close() {
      for (const file of files) await file?.close()
      return runsOf(rows).map((parts) => parts.map(pathOf))
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
