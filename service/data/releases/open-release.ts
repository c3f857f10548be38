import { join } from 'node:path'
import { type Bodies, openBodies } from '#service/store/duckdb/body-files.ts'
import { ID_INDEX, openIdIndex } from '#service/store/duckdb/id-index.ts'
import { versionFiles } from '#service/versions/layout.ts'
import type { IdEntry } from './merge-ids.ts'

/** The records of a version, by their Ids in rising order and by their keys. */
export interface Release {
  ids(): Iterable<IdEntry>
  /** The key of the record with an Id, if there is one. */
  keyOf(id: string): number | undefined
  /** The body of a record by its key. */
  body(key: number): Buffer
  close(): Promise<void>
}

/** Opens the records of the version in `folder`, for reading. */
export function openRelease(folder: string): Release {
  const index = openIdIndex(join(folder, ID_INDEX))
  const bodies: Bodies = openBodies(join(folder, versionFiles.bodies))
  return {
    ids: () => index.getRange().map(({ key, value: [, seq] }) => [key, seq] as const),
    keyOf: (id) => index.get(id)?.[1],
    body: (key) => bodies.getBinary(key) as Buffer,
    async close() {
      await index.close()
      await bodies.close()
    },
  }
}
