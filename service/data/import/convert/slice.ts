import { DataError } from '#service/versions/data-error.ts'
import type { Relations } from '../import-kind.ts'
import { importMessages } from '../import-messages.ts'
import { isBad, type Source } from '../read/source.ts'
import type { Survey } from '../survey.ts'

/** Rows of one file that are in, as plain data that a thread can be sent: one value of each list for each row. */
export interface Slice {
  /** The key of the first record. */
  seq: number
  /** Name of the file, where there are several. */
  file?: string | undefined
  lines: number[]
  cells: (readonly string[])[]
  ids: string[]
  relations: (Relations | undefined)[]
  /** When each record was first seen, where there is a release before. */
  firstSeen: (string | undefined)[]
}

/** Rows of a slice; the last one may have fewer. */
const ROWS = 2000

interface Rows {
  source: Source
  survey: Survey<unknown>
  /** The date on which a record was first seen, by its Id, where there is a release before. */
  firstSeenOf?: ((id: string) => string | undefined) | undefined
}

const newSlice = (seq: number, file: string | undefined): Slice => ({
  ...{ seq, file, lines: [], cells: [], ids: [], relations: [], firstSeen: [] },
})

/** Reads the file again; gives the rows that are in. Throws a `DataError` when it does not have as many rows as before. */
export async function* slicesOf({ source, survey, firstSeenOf }: Rows): AsyncGenerator<Slice> {
  const { ids, relationsOf } = survey
  let place = 0
  let slice = newSlice(0, undefined)
  for await (const batch of source.read()) {
    for (const row of batch) {
      const at = place++
      const id = ids.idAt(at)
      if (id === undefined || isBad(row)) continue
      if (slice.lines.length === ROWS || slice.file !== row.file) {
        if (slice.lines.length > 0) yield slice
        slice = newSlice(slice.seq + slice.lines.length, row.file)
      }
      slice.lines.push(row.line)
      slice.cells.push(row.cells)
      slice.ids.push(id)
      if (relationsOf) slice.relations.push(relationsOf(at))
      if (firstSeenOf) slice.firstSeen.push(firstSeenOf(id))
    }
  }
  if (place !== ids.rows) throw new DataError(importMessages.changed)
  // Sorting needs the memory next.
  ids.free()
  if (slice.lines.length > 0) yield slice
}
