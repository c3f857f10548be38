import { setImmediate } from 'node:timers/promises'
import type { Kind, RecordOf } from '#contract/kind.ts'
import type { ReleaseExample, ReleaseSummary } from '#contract/releases.ts'
import type { Description } from '#service/store/duckdb/description.ts'
import { descriptions } from '#service/store/duckdb/descriptions.ts'
import { newReleaseCounts } from './count-release.ts'
import { differingFields, recordName } from './differing-fields.ts'
import { type MergedId, mergeIds } from './merge-ids.ts'
import { openRelease, type Release } from './open-release.ts'

/** Ids that are read before other work of the process goes on. */
const SLICE = 20_000

/** A version to compare: its name and its folder. */
export interface ComparedVersion {
  version: string
  folder: string
}

interface Listener {
  /** Receives the differences in the order of the Ids, some at a time. */
  onDifferences?: (some: readonly ReleaseExample[]) => Promise<void>
  /** Receives the number of Ids of both versions that are done. */
  onProgress?: (done: number) => void
}

/**
 * Compares two versions of a kind by their Ids: what is new, removed and changed, and in which fields. Reads both once, in the order of
 * the Ids, with memory that does not depend on their size.
 */
export async function compareReleases<K extends Kind>(
  kind: K,
  before: ComparedVersion,
  after: ComparedVersion,
  { onDifferences, onProgress }: Listener = {},
): Promise<ReleaseSummary> {
  const [earlier, later] = [openRelease(before.folder), openRelease(after.folder)]
  const counts = newReleaseCounts()
  let found: ReleaseExample[] = []
  let done = 0
  try {
    for (const merged of mergeIds(earlier.ids(), later.ids())) {
      const difference = differenceOf(descriptions[kind], merged, earlier, later)
      if (difference) {
        counts.add(difference)
        found.push(difference)
      } else counts.addUnchanged()
      done += 1
      if (done % SLICE !== 0) continue
      onProgress?.(done)
      await onDifferences?.(found)
      found = []
      await setImmediate()
    }
    await onDifferences?.(found)
    return counts.summary(before.version, after.version)
  } finally {
    await Promise.all([earlier.close(), later.close()])
  }
}

function differenceOf<K extends Kind>(
  { decode }: Description<K>,
  { id, before, after }: MergedId,
  earlier: Release,
  later: Release,
): ReleaseExample | undefined {
  const was = before === undefined ? undefined : earlier.body(before)
  const is = after === undefined ? undefined : later.body(after)
  if (was && is) return was.equals(is) ? undefined : changeOf<K>(id, decode(was), decode(is))
  const record = decode((was ?? is) as Buffer)
  return { what: is ? 'new' : 'removed', id, name: recordName(record), fields: [] }
}

function changeOf<K extends Kind>(
  id: string,
  before: RecordOf<K>,
  after: RecordOf<K>,
): ReleaseExample | undefined {
  const fields = differingFields(before, after)
  return fields.length > 0 ? { what: 'changed', id, name: recordName(after), fields } : undefined
}
