import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Kind } from '#contract/kind.ts'
import type { MatchCriteria } from '#service/match/criteria.ts'
import { NAME_INDEX } from '#service/store/duckdb/name-index.ts'
import { openMatcherPool } from '#service/store/names/matcher-pool.ts'
import { hashText53 } from '#shared/hash.ts'
import type { OnProgress } from '../progress.ts'
import type { PriorRelease } from '../releases/prior-release.ts'
import { quoted } from '../with-database.ts'
import { criteriaOf } from './criteria-of.ts'
import { type OpenedSets, type SetRecord, slicesOf } from './opened-sets.ts'

/** Records that are looked up at a time. */
const SLICE = 2000

/** Pairs that are less probable are none. */
const MIN_PROBABILITY = 0.05

/** Candidates of a record of which the most probable one counts; the engine returns the closest first. */
const LIMIT = 5

/** What is known of a record before it is looked up. */
interface Known {
  intoPos: number | null
  isSame: boolean
  isListed: boolean
}

/** One record of `from` with the most probable record of `into`, if any. */
interface Pair {
  pos: number
  Id: string
  intoId?: string
  intoPos?: number
  probability: number
  isKnown: boolean
  isListed: boolean
  /** Records with equal details have equal numbers. */
  details: number
}

/**
 * Looks every record of `from` up in `into`, on all cores, some at a time, and makes the table `pairs`: one row for each record, with the most probable record of `into`. Records
 * that are known are not looked up.
 */
export async function findPairs<K extends Kind>(
  opened: OpenedSets<K>,
  { into, from }: { into: PriorRelease; from: PriorRelease },
  onProgress?: OnProgress,
): Promise<void> {
  const { kind, runSql, records } = opened
  const total = from.info.records
  await runSql(`create temp table found (pos integer, fromId varchar, foundId varchar, knownPos integer, probability double,
    isKnown boolean, isListed boolean, details bigint)`)
  const threads = Math.max(1, availableParallelism())
  const matcher = await openMatcherPool(join(into.folder, NAME_INDEX), { threads, onFatal: () => undefined })
  const lookUp = async (some: readonly MatchCriteria[]) => {
    const bounds = { Confidence: 0, Probability: MIN_PROBABILITY, Limit: LIMIT }
    const results = await matcher.matchMany(some.map((criteria) => ({ ...criteria, ...bounds })))
    return results.map(({ matches }) =>
      matches.reduce((a, b) => (b.Probability > a.Probability ? b : a), none),
    )
  }
  try {
    for (const { from: done, condition } of slicesOf(total, SLICE)) {
      onProgress?.({ phase: 'rows', done, total })
      const known = await knownOf(opened, condition)
      await insertPairs(opened, await pairsOf(kind, await records('from', condition), known, lookUp))
    }
  } finally {
    await matcher.close()
  }
  await runSql(`create temp table pairs as select f.*, coalesce(f.knownPos, i.pos) as intoPos
    from found f left join data.ids i on i.Id = f.foundId order by f.pos`)
}

const none = { Id: '', Probability: 0 }

async function knownOf({ runSql }: Pick<OpenedSets<Kind>, 'runSql'>, condition: string) {
  const rows = await runSql(`select pos, intoPos, isSame, isListed from known where ${condition}`)
  return new Map(rows.map((row) => [row.pos as number, row as unknown as Known]))
}

async function pairsOf<K extends Kind>(
  kind: K,
  records: readonly SetRecord<K>[],
  known: ReadonlyMap<number, Known>,
  lookUp: (some: readonly MatchCriteria[]) => Promise<{ Id: string; Probability: number }[]>,
): Promise<Pair[]> {
  const all = records.map(({ pos, record }) => ({ pos, Id: record.Id, criteria: criteriaOf(kind, record) }))
  const unknown = all.filter(({ pos }) => !known.has(pos))
  const best = await lookUp(unknown.map(({ criteria }) => criteria))
  const bestOf = new Map(unknown.map(({ pos }, i) => [pos, best[i] ?? none]))
  return all.map(({ pos, Id, criteria }): Pair => {
    const details = hashText53(JSON.stringify(criteria))
    const is = known.get(pos)
    if (is?.isSame)
      return {
        pos,
        Id,
        details,
        probability: 1,
        isKnown: true,
        isListed: is.isListed,
        intoPos: is.intoPos as number,
      }
    const { Id: intoId, Probability: probability } = bestOf.get(pos) ?? none
    return { pos, Id, details, probability, isKnown: false, isListed: false, ...(intoId && { intoId }) }
  })
}

async function insertPairs(
  { runSql }: Pick<OpenedSets<Kind>, 'runSql'>,
  pairs: readonly Pair[],
): Promise<void> {
  if (pairs.length === 0) return
  const values = pairs.map(
    ({ pos, Id, intoId, intoPos, probability, isKnown, isListed, details }) =>
      `(${pos}, ${quoted(Id)}, ${intoId ? quoted(intoId) : 'null'}, ${intoPos ?? 'null'}, ${probability}, ${isKnown}, ${isListed}, ${details})`,
  )
  await runSql(`insert into found values ${values.join(', ')}`)
}
