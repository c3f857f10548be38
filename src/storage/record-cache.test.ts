import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import type { AnyRecord } from '#records/record.ts'
import { answersFor, cachedRecords, recordsRead } from './record-cache.ts'

const record = (Id: string, ETag: string, rest: Partial<AnyRecord> = {}) =>
  ({ Id, ETag, Links: [], ...rest }) as AnyRecord

test('fields of one version add up; a new version replaces what was held', async () => {
  await recordsRead('companies', [record('1', 'a', { City: 'Omaha' })], ['City'])
  await recordsRead('companies', [record('1', 'a', { Phone: '4025550100' })], ['Phone', 'Fax'])
  await recordsRead('people', [record('1', 'z')], ['City'])
  const [held, none] = await cachedRecords('companies', ['1', '2'])
  expect(held?.record).toMatchObject({ City: 'Omaha', Phone: '4025550100' })
  expect(none).toBeUndefined()
  expect(answersFor(held, ['Fax', 'City'], 'a')).toBe(true)
  expect(answersFor(held, ['Fax', 'City'], 'b')).toBe(false)
  expect(answersFor(held, ['Email'])).toBe(false)
  expect(answersFor(none, [])).toBe(false)
  await recordsRead('companies', [record('1', 'b')], ['City'])
  const [newer] = await cachedRecords('companies', ['1'])
  expect(newer?.record.Phone).toBeUndefined()
  expect(newer?.fields).toEqual(['City'])
  expect(newer?.before).toMatchObject({ record: { ETag: 'a', Phone: '4025550100' } })
  await recordsRead('companies', [record('1', 'b', { Fax: '4025550199' })], ['Fax'])
  await recordsRead('companies', [record('1', 'c')], ['City'])
  const [newest] = await cachedRecords('companies', ['1'])
  expect(newest?.before).toMatchObject({ record: { ETag: 'b', Fax: '4025550199' }, fields: ['City', 'Fax'] })
  expect(newest?.before).not.toHaveProperty('before')
})
