import type { Kind } from '#contract/kind.ts'
import { criterionOfField, type OptionalField, optionalFields } from '#contract/trust.ts'
import { countTableStatement } from '../store/duckdb/count-table.ts'
import { descriptions } from '../store/duckdb/descriptions.ts'
import { buildIdIndex } from '../store/duckdb/id-index.ts'
import type { Range } from '../store/duckdb/name-index.ts'
import { MERGED_SOURCES, rowColumnsOf } from '../store/duckdb/schema.ts'
import { DataError } from '../versions/data-error.ts'
import type { Filled } from '../versions/data-info.ts'
import { mergedColumns, partColumnsOf } from './build-batch.ts'
import type { Files } from './build-files.ts'
import type { MergedFile, SortRun } from './build-parts.ts'
import { startNameIndexing } from './name-indexing.ts'
import { quoted, type RunSql, withDatabase } from './with-database.ts'

/** Rows of a group: small enough that a query for a place skips most of the table. */
const ROW_GROUP_SIZE = 30_720
/** Of the 4 GB that a build may take: names of 20 million records, indexed at the same time, take more than another. */
const MEMORY = '1GB'
/** Bodies that are read back and compared with their row. */
const SAMPLES = 1000

/** The content of the search table: the number of rows, and a sum over their Ids that does not depend on order. */
export interface Contents {
  records: number
  ids: string
}

/** A finished table: its content, how many rows have each optional field, and how many are of companies that are closed for good. */
interface Built extends Contents {
  filled: Filled
  closed: number
}

/** One row's place, key and Id. */
export interface Sample {
  pos: number
  seq: number
  Id: string
}

type Columns = Readonly<Record<string, string>>

/** Reads files of tab-separated text. */
function readLines(files: readonly string[], columns: Columns): string {
  const shape = Object.entries(columns).map(([name, type]) => `${quoted(name)}: ${quoted(type)}`)
  return `read_csv([${files.map(quoted)}], auto_detect = false, header = false, delim = '\t', quote = '', escape = '',
    new_line = '\\n', columns = {${shape}})`
}

/** The rows of a run in the order of the table; the first one has `pos` `from`. */
function sortRun(run: SortRun, columns: Columns, from: number): string {
  const names = rowColumnsOf(columns).map((name) => `"${name}"`)
  return `select (row_number() over () + ${from - 1})::integer as pos, seq, ${names.join(', ')}
    from (select * from ${readLines(run, partColumnsOf(columns))} order by StateProvince, place, Id)`
}

/** The sources of merged records, by which these are found beside their own. */
const tableOfMerged = (kind: Kind, { file }: MergedFile) =>
  `create table ${MERGED_SOURCES} as select pos, m.Source, m.SourceId
    from ${readLines([file], mergedColumns)} m join ${kind} using (seq) order by m.SourceId, m.Source, pos`

/** What a database is built from. */
interface Parts {
  runs: readonly SortRun[]
  /** The sources of merged records, where there are any. */
  merged: MergedFile | undefined
  /** Number of rows. */
  records: number
  /** ISO date of the data. */
  date: string
}

interface Listener {
  /** Gets the number of sorted rows. */
  onSorted: (rows: number) => void
  /** Called when the index of names alone is not ready. */
  onNames: () => void
}

/**
 * Builds the search database of a kind from runs of part files, and the indexes of Ids and of names; throws a DataError for an Id that
 * occurs twice. Names are indexed while the runs after them are sorted.
 */
export function buildDatabase(
  kind: Kind,
  files: Files,
  { runs, merged, records, date }: Parts,
  { onSorted, onNames }: Listener,
): Promise<Built> {
  const settings = { attach: `row_group_size ${ROW_GROUP_SIZE}`, memory: MEMORY }
  return withDatabase(files, settings, async (runSql, connection, connect) => {
    const { columns, further, counts } = descriptions[kind]
    await runSql(`create table ${kind} (${shape(columns)})`)
    const names = startNameIndexing(await connect(), { kind, folder: files.names, date, records })
    try {
      for await (const range of sortedRanges(kind, runs, runSql)) {
        names.add(range)
        onSorted(range.to)
      }
      await runSql(`create table ids as select Id, pos from ${kind} order by Id`)
      await refuseDuplicates(runSql)
      for (const statement of further) await runSql(statement)
      if (counts) await runSql(countTableStatement(kind, counts))
      if (merged) await runSql(tableOfMerged(kind, merged))
      await buildIdIndex(connection, kind, files.ids)
      onNames()
      await names.close()
    } finally {
      await names.stop()
    }
    await runSql('checkpoint data')
    const [filled, closed] = [await filledFields(kind, runSql), await countClosed(kind, runSql)]
    return { ...(await contents(kind, runSql)), filled, closed }
  })
}

/** Sorts one run after the other into the table; gives their rows by `pos`. */
async function* sortedRanges(kind: Kind, runs: readonly SortRun[], runSql: RunSql): AsyncGenerator<Range> {
  let from = 0
  for (const run of runs) {
    await runSql(`insert into ${kind} ${sortRun(run, descriptions[kind].columns, from)}`)
    const to = await countRows(kind, runSql)
    yield { from, to }
    from = to
  }
}

/** Texts that every query for them reads in all rows: without compression they are searched in half the time. */
const plain: ReadonlySet<string> = new Set(['CompanyNameKey'])

const shape = (columns: Columns) =>
  Object.entries(columns).map(
    ([name, type]) => `"${name}" ${type}${plain.has(name) ? ' using compression uncompressed' : ''}`,
  )

async function countRows(kind: Kind, runSql: RunSql): Promise<number> {
  const [row] = await runSql(`select count(*)::integer as records from ${kind}`)
  return row?.records as number
}

async function refuseDuplicates(runSql: RunSql): Promise<void> {
  const duplicates = await runSql('select Id from ids group by Id having count(*) > 1 limit 3')
  if (duplicates.length === 0) return
  throw new DataError(
    `An Id must be of one record only; more than one has ${duplicates.map((row) => row.Id).join(', ')}`,
  )
}

async function contents(kind: Kind, runSql: RunSql): Promise<Contents> {
  const [row] = await runSql(
    `select count(*)::integer as records, bit_xor(hash(Id))::varchar as ids, count(*) filter (pos <> rowid)::integer as astray
      from ${kind}`,
  )
  if (row?.astray !== 0) throw new Error('The rows of the new version are not in order')
  return { records: row.records as number, ids: row.ids as string }
}

/** The column of an optional field. */
const columnOf = (field: OptionalField) => (field === 'UpdateDate' ? field : criterionOfField[field])

async function filledFields(kind: Kind, runSql: RunSql): Promise<Filled> {
  const counts = optionalFields[kind].map((field) => `count("${columnOf(field)}")::integer as "${field}"`)
  const [row] = await runSql(`select ${counts.join(', ')} from ${kind}`)
  return row as Filled
}

async function countClosed(kind: Kind, runSql: RunSql): Promise<number> {
  if (kind === 'people') return 0
  const [row] = await runSql(
    `select count(*)::integer as closed from ${kind} where OperatingStatus = 'Closed'`,
  )
  return row?.closed as number
}

/** Reads a finished search database: its content, and the keys and Ids of some rows to look up among the bodies. */
export function readDatabase(kind: Kind, files: Files) {
  return withDatabase(files, { attach: 'read_only', memory: MEMORY }, async (runSql) => {
    const [indexed] = await runSql(
      'select count(*)::integer as records, bit_xor(hash(Id))::varchar as ids from ids',
    )
    const stored = await contents(kind, runSql)
    const step = Math.max(1, Math.floor(stored.records / SAMPLES))
    const samples = await runSql(`select pos, seq, Id from ${kind} where pos % ${step} = 0`)
    return {
      stored,
      indexed: indexed as unknown as Contents,
      samples: samples as unknown as Sample[],
    }
  })
}
