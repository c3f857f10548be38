import 'fake-indexeddb/auto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { closeDatabase, inTransaction } from '#storage/database.ts'
import type { SavedSearch } from './saved-search.ts'
import {
  changeSearches,
  createSearch,
  deleteSearches,
  putSearches,
  searchesQuery,
} from './stored-searches.ts'

const stored = () => (searchesQuery.queryFn as () => Promise<SavedSearch[]>)()
const plumbers = {
  kind: 'companies',
  criteria: {},
  name: 'Plumbers',
  folder: '',
  note: '',
  count: 5,
} as const

beforeEach(async () => deleteSearches((await stored()).map(({ id }) => id)))
afterAll(closeDatabase)

test('a stored search is read unchanged', async () => {
  const search = await createSearch(plumbers)
  expect(await stored()).toEqual([search])
})

test('a change returns the searches before it, and storing these is its undo', async () => {
  const search = await createSearch(plumbers)
  const before = await changeSearches([search.id, 'deleted'], (old) => ({ ...old, folder: 'West' }))
  expect(before).toEqual([search])
  expect(await stored()).toMatchObject([{ folder: 'West' }])
  await putSearches(before)
  expect(await stored()).toEqual([search])
})

test('a deleted search is gone, and a change does not bring it back', async () => {
  const search = await createSearch(plumbers)
  await deleteSearches([search.id])
  await changeSearches([search.id], (old) => old)
  expect(await stored()).toEqual([])
})

test('a value that cannot be read remains stored and is not shown', async () => {
  await inTransaction(['searches'], 'readwrite', (table) => table('searches').put({ name: 7 }, 'odd'))
  await createSearch(plumbers)
  expect(await stored()).toHaveLength(1)
  expect(await inTransaction(['searches'], 'readonly', (table) => table('searches').count())).toBe(2)
})
