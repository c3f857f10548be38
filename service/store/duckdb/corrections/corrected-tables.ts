import { type DuckDBConnection, INTEGER, LIST, listValue, VARCHAR } from '@duckdb/node-api'
import type { Kind } from '#contract/kind.ts'
import type { Cell } from '../cells.ts'

/** The engine's own database, in memory, with the corrected rows; its views go before the tables of the version that have their names. */
const CORRECTED = 'memory'

/** Run on every connection: a name is a view of the corrected records where there is one, else a table of the version. */
export const searchPathOf = (kind: Kind) => `set search_path = '${CORRECTED}.main,${kind}.main'`

/** The corrected cells of rows by `pos`, and the rows that are excluded. */
export interface CorrectedRows {
  cells: ReadonlyMap<number, ReadonlyMap<string, Cell>>
  excluded: readonly number[]
}

/**
 * Replaces the corrected rows of a kind's table, in one step for queries that begin later. The table has the rows of the version without
 * those that are corrected or excluded, and the corrected ones in no order; without corrections it is that of the version itself.
 */
export async function replaceRows(
  connection: DuckDBConnection,
  kind: Kind,
  { cells, excluded }: CorrectedRows,
): Promise<void> {
  await connection.run('begin')
  try {
    if (cells.size + excluded.length === 0) await dropAll(connection, kind)
    else await makeAll(connection, kind, cells, excluded)
    await connection.run('commit')
  } catch (error) {
    await connection.run('rollback')
    throw error
  }
}

const named = (name: string) => `${CORRECTED}.main.${name}`
const stored = (kind: Kind, name: string) => `${kind}.main.${name}`

async function dropAll(connection: DuckDBConnection, kind: Kind): Promise<void> {
  for (const view of [kind, 'emails']) await connection.run(`drop view if exists ${named(view)}`)
  for (const table of ['corrected_rows', 'replaced'])
    await connection.run(`drop table if exists ${named(table)}`)
}

async function makeAll(
  connection: DuckDBConnection,
  kind: Kind,
  cells: CorrectedRows['cells'],
  excluded: readonly number[],
): Promise<void> {
  const positions = [...cells.keys()]
  await connection.run(
    `create or replace table ${named('corrected_rows')} as
      select * from ${stored(kind, kind)} where pos in (select unnest($1))`,
    [listValue(positions)],
    [LIST(INTEGER)],
  )
  await connection.run(
    `create or replace table ${named('replaced')} as select unnest($1) as pos`,
    [listValue([...positions, ...excluded])],
    [LIST(INTEGER)],
  )
  for (const column of await columnsOf(connection, kind)) await setColumn(connection, column, cells)
  await connection.run(viewOf(kind, kind, `select * from ${named('corrected_rows')}`))
  if (kind === 'people') await connection.run(viewOf(kind, 'emails', CORRECTED_EMAILS))
}

/** A view of a table of the version without the rows that are replaced, and with others. */
const viewOf = (kind: Kind, name: string, others: string) =>
  `create or replace view ${named(name)} as
    select * from ${stored(kind, name)} anti join ${named('replaced')} using (pos)
    union all ${others}`

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
  cells: CorrectedRows['cells'],
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
