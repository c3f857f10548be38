import { join } from 'node:path'
import { ID_INDEX, openIdIndex, type RecordPosition } from './id-index.ts'

/** Finds records by their Ids. */
export interface IdFinder {
  /** The places of those that there are, each once, in the order of the table. */
  find(ids: readonly string[]): RecordPosition[]
  close(): Promise<void>
}

/** Bytes of the longest text that is looked up: LMDB takes keys of up to 1,978 bytes, and raises an error at longer ones. */
const MAX_KEY = 1900

/** A finder for the version in `folder`. */
export function idFinder(folder: string): IdFinder {
  const index = openIdIndex(join(folder, ID_INDEX))
  return {
    find(ids) {
      const possible = [...new Set(ids)].filter((id) => Buffer.byteLength(id) <= MAX_KEY)
      const places = possible.map((id) => index.get(id)).filter((place) => place !== undefined)
      return places.sort((a, b) => a[0] - b[0])
    },
    close: () => index.close(),
  }
}
