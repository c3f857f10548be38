import type { AnyRecord } from '#records/record.ts'
import type { Job } from './job.ts'

/** What a page of records adds to the counts of its job. */
export type Counts = Pick<
  Job,
  'found' | 'repeated' | 'leftOut' | 'stored' | 'billed' | 'readTwice' | 'changedMeanwhile' | 'missing'
>

interface Known {
  /** Ids of the records that came before. */
  seen: ReadonlySet<string>
  leftOut: ReadonlySet<string>
  /** The ids that were asked for; undefined where a page of a search was, whatever stands on it. */
  asked?: readonly string[] | undefined
  /** The version of each record when its id was read; "" or none where that is not known. */
  versions?: ReadonlyMap<string, string> | undefined
}

/** Counts what came on a page: new or again, left out, in another version than before, or not at all. */
export function countsOf(records: readonly Pick<AnyRecord, 'Id' | 'ETag'>[], known: Known): Counts {
  const { seen, leftOut, asked, versions } = known
  const came = new Map(records.map(({ Id, ETag }) => [Id, ETag]))
  const fresh = [...came.keys()].filter((id) => !seen.has(id))
  const again = records.length - fresh.length
  const out = asked ? 0 : fresh.filter((id) => leftOut.has(id)).length
  const other = fresh.filter((id) => versions?.get(id) && versions.get(id) !== came.get(id))
  return {
    found: asked ? 0 : fresh.length,
    repeated: asked ? 0 : again,
    leftOut: out,
    stored: fresh.length - out,
    billed: records.length,
    readTwice: again,
    changedMeanwhile: other.length,
    missing: (asked ?? []).filter((id) => !came.has(id)).length,
  }
}

/** A job with what a page adds to its counts. */
export function withCounts(job: Job, counts: Counts): Job {
  const names = Object.keys(counts) as (keyof Counts)[]
  const sums = names.map((name) => [name, job[name] + counts[name]])
  return { ...job, ...Object.fromEntries(sums) }
}
