import type { AnyRecord } from '#records/record.ts'
import type { Job } from './job.ts'

/** What a page of records adds to the counts of its job. */
export type PageCounts = Pick<
  Job,
  | 'found'
  | 'repeated'
  | 'leftOut'
  | 'stored'
  | 'billed'
  | 'readTwice'
  | 'changedMeanwhile'
  | 'missing'
  | 'screenedOut'
>

interface PageContext {
  /** Ids of the records on earlier pages. */
  seen: ReadonlySet<string>
  excluded: ReadonlySet<string>
  /** The requested ids; undefined for a page of a search. */
  requested?: readonly string[] | undefined
  /** The version of each record when its id was loaded; "" or none where that is not known. */
  versions?: ReadonlyMap<string, string> | undefined
}

/** Counts the records of a page: new, repeated, excluded, changed since their ids were loaded, and missing. */
export function countPage(
  records: readonly Pick<AnyRecord, 'Id' | 'ETag'>[],
  context: PageContext,
): PageCounts {
  const { seen, excluded, requested, versions } = context
  const returned = new Map(records.map(({ Id, ETag }) => [Id, ETag]))
  const fresh = [...returned.keys()].filter((id) => !seen.has(id))
  const again = records.length - fresh.length
  const excludedCount = fresh.filter((id) => excluded.has(id)).length
  const changedRecords = fresh.filter((id) => versions?.get(id) && versions.get(id) !== returned.get(id))
  return {
    found: requested ? 0 : fresh.length,
    repeated: requested ? 0 : again,
    leftOut: requested ? 0 : excludedCount,
    screenedOut: requested ? excludedCount : 0,
    stored: fresh.length - excludedCount,
    billed: records.length,
    readTwice: again,
    changedMeanwhile: changedRecords.length,
    missing: (requested ?? []).filter((id) => !returned.has(id)).length,
  }
}

/** A job with what a page adds to its counts. */
export function withCounts(job: Job, counts: PageCounts): Job {
  const names = Object.keys(counts) as (keyof PageCounts)[]
  const sums = names.map((name) => [name, job[name] + counts[name]])
  return { ...job, ...Object.fromEntries(sums) }
}
