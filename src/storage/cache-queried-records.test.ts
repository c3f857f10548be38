import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { AnyRecord, Output } from '#records/record.ts'
import { cacheQueriedRecords } from './cache-queried-records.ts'
import { cachedRecords, coversFields } from './record-cache.ts'

const record = (Id: string) => ({ Id, ETag: 'a', Links: [], City: 'Omaha' }) as AnyRecord

test.each<[key: readonly unknown[], held: boolean, asked: string[]]>([
  [['page', 'companies', {}, { ResourceType: 'Basic' } satisfies Output, 0], true, ['City', 'Phone']],
  [['page', 'companies', {}, { Fields: ['City'] } satisfies Output, 0], true, ['City']],
  [['page', 'companies', {}, { ResourceType: 'Core' } satisfies Output, 0], false, []],
  [['sample', 'companies', {}, 10, ['City'], 0], false, []],
  [['record', 'people', '7'], true, ['LifeStyle', 'TargetReady', 'City']],
])('what %j reads is held: %s', async (queryKey, held, asked) => {
  const client = new QueryClient()
  const stop = cacheQueriedRecords(client)
  const Id = `r${JSON.stringify(queryKey).length}`
  const answer = queryKey[0] === 'record' ? record(Id) : [record(Id)]
  await client.fetchQuery({ queryKey, queryFn: () => answer })
  const kept = async () => (await cachedRecords(queryKey[1] as 'companies' | 'people', [Id]))[0]
  if (held) await expect.poll(async () => coversFields(await kept(), asked)).toBe(true)
  else {
    await new Promise((done) => setTimeout(done, 30))
    expect(await kept()).toBeUndefined()
  }
  stop()
})

test('candidates are held by their kind', async () => {
  const client = new QueryClient()
  const stop = cacheQueriedRecords(client)
  const candidates = [
    { kind: 'companies', record: record('c1'), Score: 90 },
    { kind: 'people', record: record('p1'), Score: 80 },
  ]
  const queryFn = () => ({ candidates, MatchCount: 2 })
  await client.fetchQuery({ queryKey: ['match', {}], queryFn })
  const kept = async (kind: 'companies' | 'people', id: string) => (await cachedRecords(kind, [id]))[0]
  await expect.poll(async () => coversFields(await kept('companies', 'c1'), ['City', 'Phone'])).toBe(true)
  await expect.poll(async () => coversFields(await kept('people', 'p1'), ['City'])).toBe(true)
  expect((await kept('companies', 'c1'))?.record).not.toHaveProperty('Score')
  stop()
})
