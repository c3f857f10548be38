import type { RunSql } from '../with-database.ts'
import { type MergeCounts, thresholds } from './stored-merge.ts'

/** The minimum probability of two records that are one, and of a pair that a person looks at. */
export interface Bounds {
  threshold: number
  doubt: number
}

/**
 * What becomes of a record of `from`: what a person decided on its pair; else a record of `into` takes the most probable one, and those with equal details, and others over
 * the threshold are in doubt, since two records of one source are rarely the same.
 */
const whatAt = ({ threshold, doubt }: Bounds) => `case when isSame then 'merged' when not isSame then 'added'
  when intoPos is null then 'added' when isKnown then 'merged'
  when probability >= ${threshold} and isFirst then 'merged'
  when probability >= ${doubt} then 'in doubt' else 'added' end`

const BEST_FIRST = 'over (partition by intoPos order by isKnown desc, probability desc, fromId)'

/**
 * Makes the table `ranked` of the pairs: whether each is the most probable one of its record of `into`, or one with the same details, and what a person
 * decided on it (nothing yet).
 */
export async function rankPairs(runSql: RunSql): Promise<void> {
  await runSql(`create temp table ranked as select *, row_number() ${BEST_FIRST} = 1
    or details = first_value(details) ${BEST_FIRST} as isFirst, null::boolean as isSame from pairs`)
}

/** How many records would be merged, added and in doubt. */
export async function countAt(runSql: RunSql, bounds: Bounds): Promise<Omit<MergeCounts, 'unchanged'>> {
  const rows = await runSql(
    `select ${whatAt(bounds)} as what, count(*)::integer as records from ranked group by what`,
  )
  const of = (what: string) => (rows.find((row) => row.what === what)?.records as number | undefined) ?? 0
  return { merged: of('merged'), added: of('added'), inDoubt: of('in doubt') }
}

/** The counts as the threshold moves; pairs from `doubt` up are in doubt, as far as that is lower. */
export async function countEach(runSql: RunSql, doubt: number) {
  const counted = []
  for (const threshold of thresholds)
    counted.push({ threshold, ...(await countAt(runSql, { threshold, doubt: Math.min(doubt, threshold) })) })
  return counted
}

/**
 * Makes the tables of a merge from `ranked`: `merged`, in the order of `into`, `outcomes` (with `isTaken` where another record of `into` has the Id) and `doubted`.
 * Gives the number of records of `into` that remain as they are.
 */
export async function decide(runSql: RunSql, bounds: Bounds, records: number): Promise<MergeCounts> {
  await runSql(`create temp table decided as select *, ${whatAt(bounds)} as what from ranked`)
  await runSql(`create temp table merged as select intoPos as pos, pos as fromPos, fromId, probability, isListed from decided
    where what = 'merged' order by intoPos, isKnown desc, probability desc, fromId`)
  await runSql(`create temp table outcomes as select d.pos, d.fromId, o.Id as intoId, i.Id is not null as isTaken, what
    from decided d left join data.ids i on i.Id = d.fromId left join data.ids o on o.pos = d.intoPos and what = 'merged'
    where what in ('merged', 'added') order by d.pos`)
  await runSql(`create temp table doubted as select pos as fromPos, intoPos, probability,
    (row_number() over (order by probability desc, fromId) - 1)::integer as pos from decided where what = 'in doubt'`)
  const [taken] = await runSql('select count(distinct pos)::integer as records from merged')
  return { ...(await countAt(runSql, bounds)), unchanged: records - (taken?.records as number) }
}
