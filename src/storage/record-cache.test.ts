import 'fake-indexeddb/auto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { AnyRecord } from '#records/record.ts'
import { onTableChange } from './changes.ts'
import {
  allCached,
  cachedCount,
  cachedIds,
  cachedIdsWith,
  cachedRecords,
  cacheRecordPage,
  cacheRecords,
  coversFields,
} from './record-cache.ts'

const record = (Id: string, ETag: string, rest: Partial<AnyRecord> = {}) =>
  ({ Id, ETag, Links: [], ...rest }) as AnyRecord

test('fields of one version add up; a new version replaces what was cached', async () => {
  await cacheRecords('companies', [record('1', 'a', { City: 'Omaha' })], ['City'])
  await cacheRecords('companies', [record('1', 'a', { Phone: '4025550100' })], ['Phone', 'Fax'])
  await cacheRecords('people', [record('1', 'z')], ['City'])
  const [cached, none] = await cachedRecords('companies', ['1', '2'])
  expect(cached?.record).toMatchObject({ City: 'Omaha', Phone: '4025550100' })
  expect(none).toBeUndefined()
  expect(coversFields(cached, ['Fax', 'City'], 'a')).toBe(true)
  expect(coversFields(cached, ['Fax', 'City'], 'b')).toBe(false)
  expect(coversFields(cached, ['Email'])).toBe(false)
  expect(coversFields(none, [])).toBe(false)
  await cacheRecords('companies', [record('1', 'b')], ['City'])
  const [newer] = await cachedRecords('companies', ['1'])
  expect(newer?.record.Phone).toBeUndefined()
  expect(newer?.fields).toEqual(['City'])
  expect(newer?.before).toMatchObject({ record: { ETag: 'a', Phone: '4025550100' } })
  await cacheRecords('companies', [record('1', 'b', { Fax: '4025550199' })], ['Fax'])
  await cacheRecords('companies', [record('1', 'c')], ['City'])
  const [newest] = await cachedRecords('companies', ['1'])
  expect(newest?.before).toMatchObject({ record: { ETag: 'b', Fax: '4025550199' }, fields: ['City', 'Fax'] })
  expect(newest?.before).not.toHaveProperty('before')
})

describe('many records', () => {
  const ids = Array.from({ length: 1203 }, (_, i) => `m${String(i).padStart(4, '0')}`)
  const isOdd = (_: string, i: number) => i % 2 === 1
  beforeAll(async () => {
    const records = (wanted: string[]) => wanted.map((id) => record(id, 'a'))
    await cacheRecordPage('people', records(ids), ['City'])
    await cacheRecordPage('people', records(ids.filter(isOdd)), ['Phone'])
  })

  test('are all given, some at a time, and none of the other kind', async () => {
    const pages: string[][] = []
    for await (const some of allCached('people')) pages.push(some.map(({ record }) => record.Id))
    expect(pages.flat()).toEqual(['1', ...ids])
    expect(pages.map(({ length }) => length)).toEqual([500, 500, 204])
    expect(await cachedIds('people')).toEqual(['1', ...ids])
    expect([await cachedCount('people'), await cachedCount('companies')]).toEqual([1204, 1])
  })

  test.each<[what: string, fields: string[], max: number, count: number]>([
    ['one field', ['City'], 5000, 1204],
    ['two fields', ['Phone', 'City'], 5000, 601],
    ['a field that none has', ['Fax'], 5000, 0],
    ['no field', [], 5000, 1204],
    ['the first page alone', ['City'], 500, 500],
    ['a page more than was looked at', ['City'], 501, 1000],
  ])('with %s', async (_, fields, max, count) => {
    expect((await cachedIdsWith('people', fields, max)).size).toBe(count)
  })

  test('are requested in any order, also those that are not there', async () => {
    const found = await cachedRecords('people', ['m0007', 'x', 'm0003'])
    expect(found.map((cached) => cached?.record.Id)).toEqual(['m0007', undefined, 'm0003'])
  })
})

test('pages of many records notify no one; records read do', async () => {
  const changes: string[] = []
  const end = onTableChange((table) => changes.push(table))
  await cacheRecordPage('companies', [record('7', 'a')], [])
  expect(changes).toEqual([])
  await cacheRecords('companies', [record('7', 'a')], [])
  expect(changes).toEqual(['records'])
  end()
})

test('a write that begins while many records are cached does not wait for all of them', async () => {
  const many = Array.from({ length: 1000 }, (_, i) => record(`${i}`, 'a'))
  const ended: string[] = []
  const all = cacheRecords('people', many, ['City']).then(() => ended.push('many'))
  const one = cacheRecords('people', [record('one', 'a')], ['City']).then(() => ended.push('one'))
  await Promise.all([all, one])
  expect(ended).toEqual(['one', 'many'])
})
