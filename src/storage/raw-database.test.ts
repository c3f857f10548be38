import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { eachDatabase, eachRow, inAllTables, resultOf, tablesOf } from './raw-database.ts'

/** A new database with these rows in each table. */
async function made(name: string, tables: Record<string, unknown[]>): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 7)
  request.onupgradeneeded = () => {
    for (const [table, rows] of Object.entries(tables)) {
      const store = request.result.createObjectStore(table)
      for (const [key, row] of rows.entries()) store.put(row, key)
    }
  }
  return resultOf(request)
}

async function rowsOf(database: IDBDatabase, size: (value: unknown) => number): Promise<[string, unknown][]> {
  const rows: [string, unknown][] = []
  await inAllTables(database, 'readonly', (table) =>
    eachRow(table, (_, value) => {
      rows.push([table.name, value])
      return size(value)
    }),
  )
  return rows
}

test.each([
  ['small', () => 1],
  ['large', () => 150_000],
  ['growing', (value: unknown) => 500 * (value as number)],
])('each row is given once, in order, where rows are %s', async (what, size) => {
  const numbers = Array.from({ length: 1203 }, (_, i) => i)
  const database = await made(`rows ${what}`, { empty: [], full: numbers })
  expect(await rowsOf(database, size)).toEqual(numbers.map((n) => ['full', n]))
  database.close()
})

test('work on a database of no tables is none', async () => {
  const database = await made('none', {})
  await inAllTables(database, 'readonly', async () => expect.unreachable())
  expect(tablesOf(database)).toEqual([])
  database.close()
})

test('what fails within a transaction is undone in every table', async () => {
  const database = await made('undone', { a: ['before'], b: ['before'] })
  const failing = inAllTables(database, 'readwrite', async (table) => {
    await resultOf(table.put('after', 0))
    if (table.name === 'b') await resultOf(table.add('twice', 0))
  })
  await expect(failing).rejects.toMatchObject({ name: 'ConstraintError' })
  expect(await rowsOf(database, () => 1)).toEqual([
    ['a', 'before'],
    ['b', 'before'],
  ])
  database.close()
})

test('each database is opened in turn, and closed again also where the work fails', async () => {
  const names: string[] = []
  await eachDatabase(async ({ name, version }) => {
    names.push(`${name} ${version}`)
  })
  expect(names).toEqual(expect.arrayContaining(['none 7', 'undone 7']))
  await expect(eachDatabase(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  // One that is open would hold up its deletion.
  for (const { name } of await indexedDB.databases()) await resultOf(indexedDB.deleteDatabase(name ?? ''))
  expect(await indexedDB.databases()).toEqual([])
})
