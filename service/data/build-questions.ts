import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api'
import { rowColumns } from '../store/duckdb/columns.ts'
import { buildIdIndex } from '../store/duckdb/id-index.ts'
import { companyColumns } from '../store/duckdb/schema.ts'
import { partColumns } from './build-batch.ts'
import type { Files } from './build-files.ts'
import type { SortRun } from './build-parts.ts'
import { DataError } from './data-error.ts'

/** Rows of a group: small enough that a question about a place skips most of the table. */
const ROW_GROUP_SIZE = 30_720
/** Of the 4 GB that a build may take. */
const MEMORY = '2200MB'
/** Bodies that are read back and compared with their row. */
const SAMPLES = 1000

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/** What the table of questions holds: how many rows, and a sum over their Ids that does not depend on order. */
export interface Contents {
  companies: number
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

const columns = rowColumns.map((name) => `"${name}"`).join(', ')
const partShape = Object.entries(partColumns).map(([name, type]) => `${quoted(name)}: ${quoted(type)}`)

const readRun = (run: SortRun) =>
  `read_csv([${run.map(quoted)}], auto_detect = false, header = false, delim = '\t', quote = '', escape = '',
    new_line = '\\n', columns = {${partShape}})`

/** The rows of a run in the order of the table; the first one has `pos` `from`. */
const sortRun = (run: SortRun, from: number) =>
  `select (row_number() over () + ${from - 1})::integer as pos, seq, ${columns}
    from (select * from ${readRun(run)} order by StateProvince, place, Id)`

/**
 * Makes the database of questions from runs of part files, and the index of Ids; throws a DataError when an Id comes twice. `onSorted`
 * hears how many rows are in order.
 */
export function buildQuestions(
  files: Files,
  runs: readonly SortRun[],
  onSorted: (rows: number) => void,
): Promise<Contents> {
  return withDatabase(files, `row_group_size ${ROW_GROUP_SIZE}`, async (ask, connection) => {
    await ask(`create table companies (${shape(companyColumns)})`)
    let sorted = 0
    for (const run of runs) {
      await ask(`insert into companies ${sortRun(run, sorted)}`)
      sorted = await countRows(ask)
      onSorted(sorted)
    }
    await ask('create table ids as select Id, pos from companies order by Id')
    await refuseTwins(ask)
    await buildIdIndex(connection, 'companies', files.ids)
    await ask('checkpoint data')
    return contents(ask)
  })
}

const shape = (columns: Record<string, string>) =>
  Object.entries(columns).map(([name, type]) => `"${name}" ${type}`)

async function countRows(ask: Ask): Promise<number> {
  const [row] = await ask('select count(*)::integer as companies from companies')
  return row?.companies as number
}

async function refuseTwins(ask: Ask): Promise<void> {
  const twins = await ask('select Id from ids group by Id having count(*) > 1 limit 3')
  if (twins.length === 0) return
  throw new DataError(
    `An Id must be of one company only; more than one has ${twins.map((row) => row.Id).join(', ')}`,
  )
}

async function contents(ask: Ask): Promise<Contents> {
  const [row] = await ask(
    `select count(*)::integer as companies, bit_xor(hash(Id))::varchar as ids, count(*) filter (pos <> rowid)::integer as astray
      from companies`,
  )
  if (row?.astray !== 0) throw new Error('The rows of the new version are not in order')
  return { companies: row.companies as number, ids: row.ids as string }
}

/** Reads a finished database of questions: what it holds, and some rows' keys and Ids to look for among the bodies. */
export function readQuestions(files: Files) {
  return withDatabase(files, 'read_only', async (ask) => {
    const [indexed] = await ask(
      'select count(*)::integer as companies, bit_xor(hash(Id))::varchar as ids from ids',
    )
    const held = await contents(ask)
    const step = Math.max(1, Math.floor(held.companies / SAMPLES))
    const samples = await ask(`select pos, seq, Id from companies where pos % ${step} = 0`)
    return {
      held,
      indexed: indexed as unknown as Contents,
      samples: samples as unknown as Sample[],
    }
  })
}
