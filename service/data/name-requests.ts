import type { Kind } from '#contract/kind.ts'
import { writeNameIndex } from '../store/names/write-name-index.ts'

/** An index of names to be written to a new `folder`; `year` is that of the data. */
export interface NamesJob {
  folder: string
  kind: Kind
  year: number
}

/** Rows as one text, a line each; or that there are no more. */
export type NamesRequest = { rows: string } | 'close'

/** Begins an index and does what requests say, one after the other. */
export function namesAnswerer({ folder, kind, year }: NamesJob): (request: NamesRequest) => Promise<void> {
  const index = writeNameIndex(folder, { kind, year })
  return async (request) => {
    if (request === 'close') await index.close()
    else index.add(request.rows.split('\n'))
  }
}
