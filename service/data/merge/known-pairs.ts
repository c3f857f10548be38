import { existsSync } from 'node:fs'
import type { Kind } from '#contract/kind.ts'
import { DataError } from '#service/versions/data-error.ts'
import type { PriorRelease } from '../releases/prior-release.ts'
import { quoted, type RunSql } from '../with-database.ts'
import { mergeMessages as messages } from './messages.ts'
import { tableOf } from './opened-sets.ts'

const csv = (file: string) => `read_csv(${quoted(file)}, header = true, all_varchar = true)`

/** The digits of an Id again that a spreadsheet took as a number. */
const idOf = (kind: Kind, column: string) =>
  `case when regexp_full_match(${column}, '\\d{1,8}|\\d{10,11}') then lpad(${column}, ${kind === 'companies' ? 9 : 12}, '0') else ${column} end`

/** What is known of pairs before any record is compared. */
interface KnownFrom {
  /** The list of an earlier merge with what a person decided, in its column `decision`: `same` or `different`. */
  decisions: string | undefined
  /** The sources of the records of the set that is merged into: `sources.csv` of its version. */
  sources: string
  from: PriorRelease
  /** Whether the records of both sets may have the same sources. */
  hasSources: boolean
}

/**
 * Makes the table `known (fromId, intoId, isSame, rank)`, one row for each record that is known: what a person decided, what an earlier merge did, and records of one source
 * with one id there, in this order. Throws a DataError for a list of decisions that is none.
 */
export async function findKnown(
  kind: Kind,
  runSql: RunSql,
  { decisions, sources, from, hasSources }: KnownFrom,
): Promise<void> {
  await runSql('create temp table given (fromId varchar, intoId varchar, isSame boolean, rank integer)')
  if (decisions !== undefined) await readDecisions(kind, runSql, decisions)
  if (existsSync(sources))
    await runSql(
      `insert into given select SetId, Id, true, 2 from ${csv(sources)} where "Set" = ${quoted(from.info.name)}`,
    )
  if (hasSources)
    await runSql(`insert into given select f.Id, any_value(i.Id), true, 3
      from ${tableOf(kind, 'from')} f join ${tableOf(kind, 'into')} i on f.Source = i.Source and f.SourceId = i.SourceId
      group by f.Id having count(*) = 1`)
  await runSql(`create temp table known as select f.pos, g.fromId, i.pos as intoPos, g.isSame,
      bool_or(g.rank = 2) over (partition by g.fromId, g.intoId) as isListed
    from given g join source.ids f on f.Id = g.fromId left join data.ids i on i.Id = g.intoId
    where i.pos is not null or not g.isSame
    qualify row_number() over (partition by g.fromId order by g.rank, g.isSame desc) = 1 order by f.pos`)
}

async function readDecisions(kind: Kind, runSql: RunSql, file: string): Promise<void> {
  if (!existsSync(file)) throw new DataError(messages.noDecisions(file))
  const columns = await runSql(`select column_name as name from (describe select * from ${csv(file)})`).catch(
    () => [],
  )
  const names = new Set(columns.map(({ name }) => name))
  const missing = ['Id', 'FromId', 'decision'].filter((name) => !names.has(name))
  if (missing.length > 0) throw new DataError(messages.noDecisionColumns(file, missing))
  const decision = `lower(trim(coalesce(decision, '')))`
  const [wrong] = await runSql(
    `select decision from ${csv(file)} where ${decision} not in ('', 'same', 'different') limit 1`,
  )
  if (wrong) throw new DataError(messages.wrongDecision(String(wrong.decision)))
  await runSql(`insert into given select ${idOf(kind, 'FromId')}, ${idOf(kind, 'Id')}, ${decision} = 'same', 1
    from ${csv(file)} where ${decision} <> ''`)
}
