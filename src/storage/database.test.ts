import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import {
  closeDatabase,
  DATABASE,
  ignoreStorageProblem,
  inTransaction,
  StorageProblem,
  storageProblemOf,
  type TableName,
  tables,
} from './database.ts'
import { resultOf } from './raw-database.ts'
import { storageErrorStore } from './storage-error.ts'

/** Does two things at once, each in a transaction of its own, and returns the order in which they began and ended. */
async function together(one: IDBTransactionMode, other: IDBTransactionMode): Promise<string[]> {
  const shown: string[] = []
  const work = (table: TableName, mode: IDBTransactionMode) =>
    inTransaction([table], mode as 'readonly' | 'readwrite', async (stored) => {
      await stored(table).count()
      shown.push(`${table} begins`)
      for (let i = 0; i < 5; i++) await stored(table).count()
      shown.push(`${table} ends`)
    })
  await Promise.all([work('records', one), work('calls', other)])
  return shown
}

test.each([
  ['readwrite', 'readwrite', ['records begins', 'records ends', 'calls begins', 'calls ends']],
  ['readwrite', 'readonly', ['records begins', 'calls begins', 'records ends', 'calls ends']],
] as const)(
  'of transactions on other tables, %s and %s, those that write take their turns',
  async (one, other, shown) => {
    expect(await together(one, other)).toEqual(shown)
  },
)

test.each([
  ['QuotaExceededError', 'full'],
  ['VersionError', 'newer'],
  ['SecurityError', 'unavailable'],
  ['InvalidStateError', 'unavailable'],
  ['UnknownError', 'broken'],
])('%s means that the storage is %s', (name, error) => {
  const cause = new DOMException('words', name)
  expect(storageProblemOf(cause)).toMatchObject({ error, cause })
})

test('a problem remains as it is, and anything else is damage', () => {
  const problem = new StorageProblem('full')
  expect(storageProblemOf(problem)).toBe(problem)
  expect(storageProblemOf('odd').error).toBe('broken')
})

test('only what the storage cannot do is shown above every page', () => {
  expect(ignoreStorageProblem(new StorageProblem('full'))).toBeUndefined()
  expect(() => ignoreStorageProblem(new Error('mine'))).toThrow('mine')
})

const templates = () => inTransaction(['templates'], 'readonly', (table) => table('templates').getAllKeys())

test('all of some work is stored or nothing; what the work raises is raised as it is', async () => {
  const failing = inTransaction(['templates'], 'readwrite', async (table) => {
    await table('templates').put('a', 'stored first')
    throw new RangeError('mine')
  })
  await expect(failing).rejects.toThrow(RangeError)
})

test.each<[tables: [TableName], isShown: boolean]>([
  [['templates'], true],
  [['calls'], false],
])('a full storage while %s is written: shown %s', async (tables, isShown) => {
  storageErrorStore.getState().dismiss()
  const failing = inTransaction(tables, 'readwrite', () =>
    Promise.reject(new DOMException('full', 'QuotaExceededError')),
  )
  await expect(failing).rejects.toMatchObject({ error: 'full' })
  expect(storageErrorStore.getState().error).toBe(isShown ? 'full' : undefined)
})

test('a database that was closed is opened again when it is needed', async () => {
  await inTransaction(['templates'], 'readwrite', (table) => table('templates').put('x', 'name'))
  await closeDatabase()
  expect(await templates()).toContain('name')
})

/** The tables that each version added. */
const addedBy: Record<number, readonly TableName[]> = { 4: ['searches', 'doNotContact'], 5: ['followUps'] }

test.each([3, 4])('a database of version %i opens with every row', async (version) => {
  await closeDatabase()
  const added = Object.entries(addedBy).flatMap(([by, names]) => (Number(by) > version ? names : []))
  const old = tables.filter((name) => !added.includes(name))
  await resultOf(indexedDB.deleteDatabase(DATABASE))
  const opening = indexedDB.open(DATABASE, version)
  opening.onupgradeneeded = () => {
    for (const name of [...old, 'turn']) opening.result.createObjectStore(name).put({ stored: name }, 'a row')
  }
  ;(await resultOf(opening)).close()
  for (const name of tables) {
    const rows = await inTransaction([name], 'readonly', (table) => table(name).getAll())
    expect(rows).toEqual(old.includes(name) ? [{ stored: name }] : [])
  }
  await closeDatabase()
  await resultOf(indexedDB.deleteDatabase(DATABASE))
})

test('a browser without a database says so', async () => {
  await closeDatabase()
  const here = globalThis.indexedDB
  Reflect.deleteProperty(globalThis, 'indexedDB')
  await expect(templates()).rejects.toMatchObject({ error: 'unavailable' })
  expect(storageErrorStore.getState().error).toBe('unavailable')
  Object.assign(globalThis, { indexedDB: here })
  await templates()
  expect(storageErrorStore.getState().error).toBeUndefined()
})
