import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api'
import { rowColumns } from '../store/duckdb/columns.ts'
import { buildIdIndex } from '../store/duckdb/id-index.ts'
import { partColumns } from './build-batch.ts'
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
  file: string,
  options: string,
  work: (ask: Ask, connection: DuckDBConnection) => Promise<T>,
): Promise<T> {
  const instance = await DuckDBInstance.create(':memory:', { memory_limit: MEMORY })
  try {
    const connection = await instance.connect()
    const ask: Ask = async (sql) => (await connection.runAndReadAll(sql)).getRowObjectsJson()
    await ask(`set temp_directory = ${quoted(`${file}.tmp`)}`)
    await ask(`attach ${quoted(file)} as data (${options})`)
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

const source = (partFile: string) =>
  `read_csv(${quoted(partFile)}, auto_detect = false, header = false, delim = '\t', quote = '', escape = '', new_line = '\\n',
    columns = {${Object.entries(partColumns).map(([name, type]) => `${quoted(name)}: ${quoted(type)}`)}})`

/**
 * Makes the database of questions from a part file, and the index of Ids in a folder of its own; throws a DataError when an Id
 * comes twice.
 */
export function buildQuestions(file: string, partFile: string, idFolder: string): Promise<Contents> {
  return withDatabase(file, `row_group_size ${ROW_GROUP_SIZE}`, async (ask, connection) => {
    await ask(
      `create table companies as
        select (row_number() over () - 1)::integer as pos, seq, ${rowColumns.map((name) => `"${name}"`)}
        from (select * from ${source(partFile)} order by StateProvince, place, Id)`,
    )
    await ask('create table ids as select Id, pos from companies order by Id')
    await refuseTwins(ask)
    await buildIdIndex(connection, 'companies', idFolder)
    await ask('checkpoint data')
    return contents(ask)
  })
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
export function readQuestions(file: string) {
  return withDatabase(file, 'read_only', async (ask) => {
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
