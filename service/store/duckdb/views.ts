import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import type { DataInfo } from '#service/versions/data-info.ts'
import { asBuilt } from './as-built.ts'
import type { AppliedInfo, Corrections } from './corrections/apply-corrections.ts'
import type { Description } from './description.ts'
import type { Engine } from './engine.ts'
import { type Queries, queriesOf } from './engine-queries.ts'
import { hasNameTexts, listingNames } from './named.ts'

/** How the records of a version are read, with their corrections or without any. */
export interface View<K extends Kind> {
  kind: Description<K>
  info: DataInfo
  queries: Queries<K>
}

/** What answers the queries of a view: the engine of the version itself (`queriesOf`), or another one beside it. */
export type MakeQueries = typeof queriesOf

/** The views of a version: the one in use, which corrections replace, and one for a search in which the records of a name are listed. */
export function viewsOf<K extends Kind>(
  description: Description<K>,
  info: DataInfo,
  engine: Engine,
  make: MakeQueries = queriesOf,
) {
  const built = asBuilt(description, info)
  const viewOf = (kind: Description<K>, info: DataInfo): View<K> => ({
    kind,
    info,
    queries: make(kind, engine, info),
  })
  let current = viewOf(built, info)

  async function listingView(criteria: Criteria): Promise<View<K>> {
    const before = current
    const listed = await listingNames(before.kind, engine, criteria)
    // Corrections may have come in.
    if (before !== current) return listingView(criteria)
    return listed === before.kind ? before : viewOf(listed, before.info)
  }

  return {
    current: () => current,

    /** Runs a query at once, or for a part of a name over a view that lists records by the index of names, where that is quicker. */
    over: <T>(criteria: Criteria, run: (view: View<K>) => Promise<T>): Promise<T> =>
      hasNameTexts(current.kind, criteria) ? listingView(criteria).then(run) : run(current),

    /** Replaces the corrections and suppressions; returns the records that are suppressed. */
    async correct(
      wanted: Pick<Corrections, 'corrections' | 'suppressions'>,
    ): Promise<AppliedInfo['suppressed']> {
      const corrected = { ...built, isCorrected: true }
      // Corrected rows are in no order: a query that is read while they come in must sort.
      current = viewOf(corrected, current.info)
      const { info: changed, suppressed } = await engine.correct({ date: info.date, ...wanted })
      const now =
        wanted.corrections.length > 0
          ? corrected
          : { ...corrected, suppressed: suppressed.map(({ pos }) => pos) }
      const isCorrected = wanted.corrections.length + suppressed.length > 0
      current = isCorrected ? viewOf(now, withChanges(info, changed)) : viewOf(built, info)
      return suppressed
    },
  }
}

/** The information about a version with what corrections change of it. */
const withChanges = (info: DataInfo, { filled, ...counts }: AppliedInfo['info']): DataInfo => ({
  ...info,
  ...counts,
  filled: info.filled && { ...info.filled, ...filled },
})
