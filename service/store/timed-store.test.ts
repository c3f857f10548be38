import { expect, it } from 'vitest'
import { tinyStores } from '../testing/tiny-store.ts'
import { type QueryTime, timedStores } from './timed-store.ts'

const noted: QueryTime[] = []
const stores = timedStores(tinyStores, (query) => noted.push(query))
const page = { Limit: 1, Offset: 0, NthRecord: false }
const tally = { Fields: ['city'] as const, Limit: 9, Offset: 0 }

it('notes each query with its kind and its times, and gives the answers of the store', async () => {
  const { companies, people } = stores
  expect(await companies.count({})).toBe(12)
  expect(await people.search({}, page)).toHaveLength(1)
  await companies.tally({}, tally)
  await companies.tallies({}, [tally])
  await people.byId('100000000001')
  await companies.match({ Name: 'Tiny Company 0' }, { Limit: 1, Confidence: 0, Probability: 0 })
  await companies.matchMany([])
  expect(noted.map(({ kind, operation }) => `${kind} ${operation}`)).toEqual([
    'companies count',
    'people search',
    'companies tally',
    'companies tallies',
    'people byId',
    'companies match',
    'companies matchMany',
  ])
  for (const { began, ended } of noted) expect(ended).toBeGreaterThanOrEqual(began)
  expect(companies.info.records).toBe(12)
})

it('notes a query that fails', async () => {
  const failing = { ...tinyStores.companies, count: () => Promise.reject(new Error('no')) }
  noted.length = 0
  const { companies } = timedStores({ ...tinyStores, companies: failing }, (query) => noted.push(query))
  await expect(companies.count({})).rejects.toThrow('no')
  expect(noted).toHaveLength(1)
})
