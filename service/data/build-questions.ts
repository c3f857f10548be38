import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api'
import type { Kind } from '#contract/kind.ts'
import { descriptions } from '../store/duckdb/descriptions.ts'
import { buildIdIndex } from '../store/duckdb/id-index.ts'
import { buildNameIndex } from '../store/duckdb/name-index.ts'
import { rowColumnsOf } from '../store/duckdb/schema.ts'
import { DataError } from '../versions/data-error.ts'
import { partColumnsOf } from './build-batch.ts'
import type { Files } from './build-files.ts'
import type { SortRun } from './build-parts.ts'

/** Rows of a group: small enough that a question about a place skips most of the table. */
const ROW_GROUP_SIZE = 30_720
/** Of the 4 GB that a build may take. */
const MEMORY = '2200MB'
/** Bodies that are read back and compared with their row. */
const SAMPLES = 1000

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/** What the table of questions holds: how many rows, and a sum over their Ids that does not depend on order. */
export interface Contents {
  records: number
  ids: string
}

/** One row's place, key and Id. */
export interface Sample {
  pos: number
  seq: number
  Id: string
}

async function withDatabase<T>(
  { questions, spill }: Files,
  options: string,
  work: (ask: Ask, connection: DuckDBConnection) => Promise<T>,
): Promise<T> {
  const instance = await DuckDBInstance.create(':memory:', { memory_limit: MEMORY })
  try {
    const connection = await instance.connect()
    const ask: Ask = async (sql) => (await connection.runAndReadAll(sql)).getRowObjectsJson()
    await ask(`set temp_directory = ${quoted(spill)}`)
    await ask(`attach ${quoted(questions)} as data (${options})`)
    await ask('use data')
    const answer = await work(ask, connection)
    await ask('use memory')
    await ask('detach data')
    return answer
  } finally {
    instance.closeSync()
  }
}

type Ask = (sql: string) => Promise<Record<string, unknown>[]>

type Columns = Readonly<Record<string, string>>

function readRun(run: SortRun, columns: Columns): string {
  const shape = Object.entries(partColumnsOf(columns)).map(
    ([name, type]) => `${quoted(name)}: ${quoted(type)}`,
  )
  return `read_csv([${run.map(quoted)}], auto_detect = false, header = false, delim = '\t', quote = '', escape = '',
    new_line = '\\n', columns = {${shape}})`
}

/** The rows of a run in the order of the table; the first one has `pos` `from`. */
function sortRun(run: SortRun, columns: Columns, from: number): string {
  const names = rowColumnsOf(columns).map((name) => `"${name}"`)
  return `select (row_number() over () + ${from - 1})::integer as pos, seq, ${names.join(', ')}
    from (select * from ${readRun(run, columns)} order by StateProvince, place, Id)`
}

/**
 * Makes the database of questions of a kind from runs of part files, and the indexes of Ids and of names; throws a DataError when an Id comes twice. `onSorted`
 * gets how many rows are in order, `onNames` is called before the names; `date` is the ISO date of the data.
 */
export function buildQuestions(
  kind: Kind,
  files: Files,
  runs: readonly SortRun[],
  date: string,
  onSorted: (rows: number) => void,
  onNames: () => void,
): Promise<Contents> {
  return withDatabase(files, `row_group_size ${ROW_GROUP_SIZE}`, async (ask, connection) => {
    const { columns, further } = descriptions[kind]
    await ask(`create table ${kind} (${shape(columns)})`)
    let sorted = 0
    for (const run of runs) {
      await ask(`insert into ${kind} ${sortRun(run, columns, sorted)}`)
      sorted = await countRows(kind, ask)
      onSorted(sorted)
    }
    await ask(`create table ids as select Id, pos from ${kind} order by Id`)
    await refuseDuplicates(ask)
    for (const statement of further) await ask(statement)
    await buildIdIndex(connection, kind, files.ids)
    onNames()
    await buildNameIndex(connection, kind, kind, files.names, date)
    await ask('checkpoint data')
    return contents(kind, ask)
  })
}

/** Texts that every question about them reads in all rows: as they are, they are searched in half the time that unpacking takes. */
const plain: ReadonlySet<string> = new Set(['CompanyNameKey'])

const shape = (columns: Columns) =>
  Object.entries(columns).map(
    ([name, type]) => `"${name}" ${type}${plain.has(name) ? ' using compression uncompressed' : ''}`,
  )

async function countRows(kind: Kind, ask: Ask): Promise<number> {
  const [row] = await ask(`select count(*)::integer as records from ${kind}`)
  return row?.records as number
}

async function refuseDuplicates(ask: Ask): Promise<void> {
  const duplicates = await ask('select Id from ids group by Id having count(*) > 1 limit 3')
  if (duplicates.length === 0) return
  throw new DataError(
    `An Id must be of one record only; more than one has ${duplicates.map((row) => row.Id).join(', ')}`,
  )
}

async function contents(kind: Kind, ask: Ask): Promise<Contents> {
  const [row] = await ask(
    `select count(*)::integer as records, bit_xor(hash(Id))::varchar as ids, count(*) filter (pos <> rowid)::integer as astray
      from ${kind}`,
  )
  if (row?.astray !== 0) throw new Error('The rows of the new version are not in order')
  return { records: row.records as number, ids: row.ids as string }
}

/** Reads a finished database of questions: what it holds, and some rows' keys and Ids to look for among the bodies. */
export function readQuestions(kind: Kind, files: Files) {
  return withDatabase(files, 'read_only', async (ask) => {
    const [indexed] = await ask(
      'select count(*)::integer as records, bit_xor(hash(Id))::varchar as ids from ids',
    )
    const held = await contents(kind, ask)
    const step = Math.max(1, Math.floor(held.records / SAMPLES))
    const samples = await ask(`select pos, seq, Id from ${kind} where pos % ${step} = 0`)
    return {
      held,
      indexed: indexed as unknown as Contents,
      samples: samples as unknown as Sample[],
    }
  })
}
