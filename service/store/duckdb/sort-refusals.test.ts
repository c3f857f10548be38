import { expect, test } from 'vitest'
import type { SortField } from '#contract/sort.ts'
import type { DataInfo } from '#service/versions/data-info.ts'
import type { Matcher } from '../names/matcher-pool.ts'
import { Refusal, TooCostly } from '../store.ts'
import { companies } from './companies/companies.ts'
import type { Engine } from './engine.ts'
import { storeOf } from './store-of.ts'

const info = { name: 'own', version: '1', kind: 'companies', records: 1, date: '2026-01-31' } as const
const engine = (bodies: Engine['bodies']) => ({ bodies }) as Engine
const none = engine(async () => ({ bytes: new Uint8Array(), ends: new Uint32Array() }))
const busy = engine(async () => Promise.reject(new TooCostly()))

const sorted = (Field: SortField, of: Engine, filled?: DataInfo['filled']) =>
  storeOf(companies, { ...info, filled }, of, {} as Matcher).search(
    { StateProvince: 'RI' },
    { Limit: 10, Offset: 0, NthRecord: false, Sort: [{ Field }] },
  )

test('data without dates of change is sorted by all but these', async () => {
  await expect(sorted('UpdateDate', none)).rejects.toThrow(Refusal)
  await expect(sorted('UpdateDate', none)).rejects.toMatchObject({ Item: 'Sort' })
  expect(await sorted('City', none)).toEqual([])
  expect(await sorted('UpdateDate', none, { UpdateDate: 1 })).toEqual([])
})

test('a sort that takes too long is refused at its name', async () => {
  await expect(sorted('City', busy)).rejects.toMatchObject({
    Item: 'Sort',
    message: expect.stringContaining('takes too long'),
  })
})
