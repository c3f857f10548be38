import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { AnyRecord, Output } from '#records/record.ts'
import { cacheQueriedRecords } from './cache-queried-records.ts'
import { cachedRecords, coversFields } from './record-cache.ts'

const record = (Id: string) => ({ Id, ETag: 'a', Links: [], City: 'Omaha' }) as AnyRecord

test.each<[key: readonly unknown[], cached: boolean, requested: string[]]>([
  [['page', 'companies', {}, { ResourceType: 'Basic' } satisfies Output, 0], true, ['City', 'Phone']],
  [['page', 'companies', {}, { Fields: ['City'] } satisfies Output, 0], true, ['City']],
  [['page', 'companies', {}, { ResourceType: 'Core' } satisfies Output, 0], false, []],
  [['sample', 'companies', {}, 10, ['City'], 0], true, ['City']],
])('what %j reads is cached: %s', async (queryKey, cached, requested) => {
  const client = new QueryClient()
  const stop = cacheQueriedRecords(client)
  const Id = `r${JSON.stringify(queryKey).length}`
  await client.fetchQuery({ queryKey, queryFn: () => [record(Id)] })
  const stored = async () => (await cachedRecords(queryKey[1] as 'companies' | 'people', [Id]))[0]
  if (cached) await expect.poll(async () => coversFields(await stored(), requested)).toBe(true)
  else {
    await new Promise((done) => setTimeout(done, 30))
    expect(await stored()).toBeUndefined()
  }
  stop()
})

test.each([
  [false, true],
  [true, false],
])(
  'a whole record that was loaded before and is unchanged: %s; it is cached: %s',
  async (isUnchanged, cached) => {
    const client = new QueryClient()
    const stop = cacheQueriedRecords(client)
    const Id = `whole ${isUnchanged}`
    const queryFn = () => ({ record: record(Id), loadedAt: 0, isUnchanged })
    await client.fetchQuery({ queryKey: ['record', 'people', Id], queryFn })
    const isCached = async () =>
      coversFields((await cachedRecords('people', [Id]))[0], ['LifeStyle', 'TargetReady', 'City'])
    if (cached) await expect.poll(isCached).toBe(true)
    else {
      await new Promise((done) => setTimeout(done, 30))
      expect(await isCached()).toBe(false)
    }
    stop()
  },
)

test('candidates are cached by their kind', async () => {
  const client = new QueryClient()
  const stop = cacheQueriedRecords(client)
  const candidates = [
    { kind: 'companies', record: record('c1'), Score: 90 },
    { kind: 'people', record: record('p1'), Score: 80 },
  ]
  const queryFn = () => ({ candidates, MatchCount: 2 })
  await client.fetchQuery({ queryKey: ['match', {}], queryFn })
  const stored = async (kind: 'companies' | 'people', id: string) => (await cachedRecords(kind, [id]))[0]
  await expect.poll(async () => coversFields(await stored('companies', 'c1'), ['City', 'Phone'])).toBe(true)
  await expect.poll(async () => coversFields(await stored('people', 'p1'), ['City'])).toBe(true)
  expect((await stored('companies', 'c1'))?.record).not.toHaveProperty('Score')
  stop()
})
