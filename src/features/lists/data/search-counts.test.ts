import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { afterAll, expect, test, vi } from 'vitest'
import type { SavedSearch } from '#lists/saved-search.ts'
import { createSearch, searchesQuery } from '#lists/stored-searches.ts'
import { closeDatabase } from '#storage/database.ts'
import { areOutdated, refreshCounts } from './search-counts.ts'

afterAll(closeDatabase)

const stored = () => (searchesQuery.queryFn as () => Promise<SavedSearch[]>)()
const saved = (kind: 'companies' | 'people', state: string) =>
  createSearch({
    kind,
    name: state,
    criteria: { StatesProvinces: [state] },
    folder: '',
    note: '',
    count: 10,
  })

test('searches are counted in one call for each kind, and again even if the counts are cached', async () => {
  const [nebraska, iowa, people] = [
    await saved('companies', 'NE'),
    await saved('companies', 'IA'),
    await saved('people', 'NE'),
  ]
  const calls: string[] = []
  let count = 20
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    calls.push(String(url).split('/').slice(-2).join('/'))
    const requests: { RequestId?: string }[] = [JSON.parse(String(body))].flat()
    const answers = requests.map(({ RequestId }) => ({ RequestId, MatchCount: count++ }))
    return new Response(JSON.stringify(calls.at(-1)?.endsWith('multiplecount') ? answers : answers[0]), {
      headers: { 'content-type': 'application/json' },
    })
  })
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: false } } })
  const searches = [nebraska, iowa, people]
  await refreshCounts(client, searches, true)
  expect(calls).toEqual(['companies/multiplecount', 'people/multiplecount'])
  const byName = Object.fromEntries((await stored()).map((search) => [search.id, search]))
  expect(byName[iowa.id]).toMatchObject({ seen: { count: 10 }, last: { count: 21 } })
  expect(byName[people.id]).toMatchObject({ last: { count: 22 } })

  await refreshCounts(client, [nebraska], true)
  expect(calls).toHaveLength(3)
})

test('counts of more than five minutes ago are outdated', async () => {
  const search = await saved('companies', 'RI')
  const at = Date.parse(search.last.at)
  expect(areOutdated([search], at + 4 * 60_000)).toBe(false)
  expect(areOutdated([search], at + 6 * 60_000)).toBe(true)
})
