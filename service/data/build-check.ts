import type { Kind } from '#contract/kind.ts'
import { openBodies } from '../store/duckdb/body-files.ts'
import { openIdIndex } from '../store/duckdb/id-index.ts'
import { type Contents, readDatabase, type Sample } from './build-database.ts'
import type { Files } from './build-files.ts'

/**
 * Reads a new version as the service will and compares it with what was written: the search table, its Ids, the bodies and the index of
 * Ids must be of the same records. Throws when they are not.
 */
export async function checkVersion(
  kind: Kind,
  files: Files,
  built: Contents,
  records: number,
): Promise<void> {
  const { stored, indexed, samples } = await readDatabase(kind, files)
  const isWhole =
    stored.records === records &&
    indexed.records === records &&
    stored.ids === built.ids &&
    indexed.ids === built.ids &&
    (await hasBodies(files.bodies, samples, records)) &&
    (await hasPlaces(files.ids, samples, records))
  if (!isWhole) throw new Error('The new version is not what was written; the data in use is unchanged')
}

async function hasBodies(folder: string, samples: readonly Sample[], records: number): Promise<boolean> {
  const bodies = openBodies(folder)
  try {
    const same = samples.every(({ seq, Id }) => String(bodies.get(seq)?.[0]) === Id)
    return same && entriesOf(bodies) === records
  } finally {
    await bodies.close()
  }
}

async function hasPlaces(folder: string, samples: readonly Sample[], records: number): Promise<boolean> {
  const index = openIdIndex(folder)
  try {
    const same = samples.every(({ pos, seq, Id }) => String(index.get(Id)) === String([pos, seq]))
    return same && entriesOf(index) === records
  } finally {
    await index.close()
  }
}

const entriesOf = (set: { getStats(): object }) => (set.getStats() as { entryCount: number }).entryCount
