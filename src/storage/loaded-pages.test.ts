import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import type { PagesSource } from '#api/queries.ts'
import { cacheQueriedRecords } from './cache-queried-records.ts'
import { inTransaction } from './database.ts'
import { loadedSampleQuery, tablePageQuery } from './loaded-pages.ts'
import { cachedRecords } from './record-cache.ts'

/** A service of two records, which notes the format of each call. */
function serve(versions: Record<string, string>) {
  const formats: string[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    const { ResourceType } = JSON.parse(`${body}`)
    formats.push(ResourceType ?? 'Fields')
    const records = Object.entries(versions).map(([Id, ETag]) => ({
      Id,
      ETag,
      Links: [],
      ...(ResourceType === 'Core' ? {} : { City: `${Id} of ${ETag}` }),
    }))
    return new Response(JSON.stringify(records), { headers: { 'content-type': 'application/json' } })
  })
  return formats
}

/** Opens the page in a browser without queries in memory, as after a reload. */
async function open(query: ReturnType<typeof tablePageQuery>) {
  const client = new QueryClient()
  const stop = cacheQueriedRecords(client)
  const records = await client.fetchQuery(query)
  await expect.poll(async () => (await cachedRecords('companies', [records[0]?.Id ?? '']))[0]).toBeDefined()
  stop()
  return records
}

const basic = { ResourceType: 'Basic' } as const
const enhanced = { ResourceType: 'Enhanced' } as const
const unchanged = { '1': 'a', '2': 'a' }

test.each<[string, PagesSource['output'], Record<string, string>, before: () => unknown, formats: string[]]>([
  ['an unchanged page', basic, unchanged, () => undefined, ['Core']],
  ['a changed record', basic, { '1': 'a', '2': 'b' }, () => undefined, ['Core', 'Basic']],
  ['a new record', basic, { ...unchanged, '3': 'a' }, () => undefined, ['Core', 'Basic']],
  ['a format that was not loaded', enhanced, unchanged, () => undefined, ['Enhanced']],
  [
    'records that were deleted here',
    basic,
    unchanged,
    () => inTransaction(['records'], 'readwrite', (table) => table('records').delete('companies/1')),
    ['Core', 'Basic'],
  ],
])('after a reload, %s', async (name, output, versions, before, formats) => {
  const source = { kind: 'companies', criteria: { CompanyName: name } } as const
  expect(serve(unchanged)).toEqual([])
  await open(tablePageQuery({ ...source, output: basic }, 0))
  await before()
  const called = serve(versions)
  const records = await open(tablePageQuery({ ...source, output }, 0))
  expect(called).toEqual(formats)
  expect(records).toMatchObject(Object.entries(versions).map(([Id, ETag]) => ({ City: `${Id} of ${ETag}` })))
})

test.each<[string, Record<string, string>, formats: string[]]>([
  ['an unchanged sample', unchanged, ['Core']],
  ['a changed record of one', { '1': 'a', '2': 'b' }, ['Core', 'Fields']],
])('after a reload, %s', async (name, versions, formats) => {
  const source = {
    kind: 'companies',
    criteria: { CompanyName: name },
    size: 2,
    fields: ['City'],
    offset: 0,
  } as const
  const query = () => loadedSampleQuery(source) as unknown as ReturnType<typeof tablePageQuery>
  serve(unchanged)
  await open(query())
  const called = serve(versions)
  expect(await open(query())).toMatchObject(
    Object.entries(versions).map(([Id, ETag]) => ({ City: `${Id} of ${ETag}` })),
  )
  expect(called).toEqual(formats)
})
