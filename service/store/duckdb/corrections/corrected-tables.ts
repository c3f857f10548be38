import { type DuckDBConnection, INTEGER, LIST, listValue, VARCHAR } from '@duckdb/node-api'
import type { Kind } from '#contract/kind.ts'
import type { Cell } from '../cells.ts'

/** The engine's own database, in memory, with the corrected rows; its views go before the tables of the version that have their names. */
const CORRECTED = 'memory'

/** Run on every connection: a name is a view of the corrected records where there is one, else a table of the version. */
export const searchPathOf = (kind: Kind) => `set search_path = '${CORRECTED}.main,${kind}.main'`

/** How the corrected rows change. */
export interface RowChanges {
  /** Whether nothing is corrected any more. */
  isEmpty: boolean
  /** The rows, by `pos`, whose corrections no longer apply. */
  former: readonly number[]
  /** The corrected cells of rows, and the rows that are excluded, in place of those of the same rows and beside the others. */
  cells: ReadonlyMap<number, ReadonlyMap<string, Cell>>
  excluded: readonly number[]
}

/**
 * Changes the corrected rows of a kind's table, in one step for queries that begin later. The table has the rows of the version without
 * those that are corrected or excluded, and the corrected ones in no order; without corrections it is that of the version itself. Rows that are suppressed
 * before and after remain so.
 */
export const replaceRows = (
  connection: DuckDBConnection,
  kind: Kind,
  changes: RowChanges,
  suppressed: ReadonlySet<number>,
): Promise<void> =>
  inOneStep(connection, async () => {
    if (!changes.isEmpty) await changeRows(connection, kind, changes)
    await makeViews(connection, kind, !changes.isEmpty, suppressed)
    if (changes.isEmpty) await dropTables(connection)
  })

/** Suppresses rows of a kind's table, and no others, in one step for queries that begin later. */
export const suppressRows = (
  connection: DuckDBConnection,
  kind: Kind,
  suppressed: ReadonlySet<number>,
  isCorrected: boolean,
): Promise<void> => inOneStep(connection, () => makeViews(connection, kind, isCorrected, suppressed))

async function inOneStep(connection: DuckDBConnection, change: () => Promise<void>): Promise<void> {
  await connection.run('begin')
  try {
    await change()
    await connection.run('commit')
  } catch (error) {
    await connection.run('rollback')
    throw error
  }
}

const named = (name: string) => `${CORRECTED}.main.${name}`
const stored = (kind: Kind, name: string) => `${kind}.main.${name}`

/** The table of a version, and that of its corrected rows, for statements. */
export const storedTable = (kind: Kind) => stored(kind, kind)
export const correctedTable = named('corrected_rows')

async function dropTables(connection: DuckDBConnection): Promise<void> {
  for (const table of ['corrected_rows', 'replaced'])
    await connection.run(`drop table if exists ${named(table)}`)
}

/** Makes the tables of corrected rows, empty, where there are none. */
async function makeTables(connection: DuckDBConnection, kind: Kind): Promise<void> {
  await connection.run(
    `create table if not exists ${named('corrected_rows')} as select * from ${stored(kind, kind)} limit 0`,
  )
  await connection.run(`create table if not exists ${named('replaced')} (pos integer)`)
}

/** The views over the tables of the version; none where they would have the same rows. */
async function makeViews(
  connection: DuckDBConnection,
  kind: Kind,
  isCorrected: boolean,
  suppressed: ReadonlySet<number>,
): Promise<void> {
  await connection.run(`create or replace table ${named('suppressed')} (pos integer)`)
  const positions = listValue([...suppressed])
  await connection.run(`insert into ${named('suppressed')} select unnest($1)`, [positions], [LIST(INTEGER)])
  const rows = isCorrected
    ? correctedRows(kind, kind, `select * from ${named('corrected_rows')}`)
    : `select * from ${stored(kind, kind)}`
  const withoutSuppressed = `select * from (${rows}) anti join ${named('suppressed')} using (pos)`
  const isView = isCorrected || suppressed.size > 0
  await setView(connection, kind, isView ? (suppressed.size > 0 ? withoutSuppressed : rows) : undefined)
  const hasEmails = isCorrected && kind === 'people'
  await setView(connection, 'emails', hasEmails ? correctedRows(kind, 'emails', CORRECTED_EMAILS) : undefined)
}

async function setView(connection: DuckDBConnection, name: string, text: string | undefined): Promise<void> {
  await connection.run(
    text ? `create or replace view ${named(name)} as ${text}` : `drop view if exists ${named(name)}`,
  )
}

async function changeRows(
  connection: DuckDBConnection,
  kind: Kind,
  { former, cells, excluded }: RowChanges,
): Promise<void> {
  await makeTables(connection, kind)
  const positions = [...cells.keys()]
  const all = [...positions, ...excluded]
  const withPositions = (statement: string, list: readonly number[]) =>
    connection.run(statement, [listValue([...list])], [LIST(INTEGER)])
  for (const table of ['corrected_rows', 'replaced'])
    await withPositions(`delete from ${named(table)} where pos in (select unnest($1))`, [...former, ...all])
  await withPositions(
    `insert into ${named('corrected_rows')}
      select * from ${stored(kind, kind)} where pos in (select unnest($1))`,
    positions,
  )
  await withPositions(`insert into ${named('replaced')} select unnest($1)`, all)
  for (const column of await columnsOf(connection, kind)) await setColumn(connection, column, cells)
}

/** The rows of a table of the version without those that are replaced, and others. */
const correctedRows = (kind: Kind, name: string, others: string) =>
  `select * from ${stored(kind, name)} anti join ${named('replaced')} using (pos) union all ${others}`

const CORRECTED_EMAILS = `select unnest(EmailKeys) as Key, pos, false as IsFormer from ${named('corrected_rows')}
  union all select unnest(FormerEmailKeys) as Key, pos, true as IsFormer from ${named('corrected_rows')}`

interface Column {
  name: string
  type: string
}

/** The columns of the version's table, which may be of a former build that lacks some. */
export async function columnsOf(connection: DuckDBConnection, kind: Kind): Promise<Column[]> {
  const result = await connection.runAndReadAll(
    `select column_name, data_type from duckdb_columns() where database_name = '${kind}' and table_name = '${kind}'`,
  )
  return result.getRows().map(([name, type]) => ({ name: String(name), type: String(type) }))
}

/** Sets the corrected cells of one column. */
async function setColumn(
  connection: DuckDBConnection,
  { name, type }: Column,
  cells: RowChanges['cells'],
): Promise<void> {
  const changed = [...cells].filter(([, row]) => row.has(name))
  if (changed.length === 0) return
  const values = changed.map(([, row]) => row.get(name) ?? null)
  await connection.run(
    `update ${named('corrected_rows')} as r set "${name}" = try_cast(v.value as ${type})
      from (select unnest($1) as pos, unnest($2) as value) as v where r.pos = v.pos`,
    [
      listValue(changed.map(([pos]) => pos)),
      listValue(values.map((value) => (value === null ? null : String(value)))),
    ],
    [LIST(INTEGER), LIST(VARCHAR)],
  )
}
