import { afterAll, beforeAll, expect, it } from 'vitest'
import { openLog } from '../http/log.ts'
import { buildApp } from '../server/app.ts'
import { openService, type TestClient } from '../tests/conformance/service.testing.ts'
import { type Client, describedClient } from './described-client.testing.ts'
import { examples } from './examples.ts'

let testClient: TestClient
let close: () => Promise<void>
let address: string
let client: Client

beforeAll(async () => {
  const service = await openService()
  testClient = service.client
  close = service.close
  address = await service.listen()
  client = await describedClient(address, service.client.keys.plain)
})
afterAll(() => close?.())

type Records = { Id: string; [name: string]: unknown }[]

it('searches, counts and tallies by a client made of the description alone', async () => {
  const body = { StateProvince: 'RI', AnyOf: [{ PrimarySic: '5812' }, { PrimarySic: '8021' }] }
  const found = (await client('searchCompanies', { body })) as Records
  const counted = (await client('countCompanies', { body })) as { MatchCount: number }
  const rows = (await client('tallyCompanies', { body: { ...body, Fields: ['sic4'] } })) as { Sic4: string }[]
  expect([found.length, counted.MatchCount]).toEqual([2, 2])
  expect(rows.map(({ Sic4 }) => Sic4).sort()).toEqual(['5812', '8021'])
})

it('walks a whole result page by page', async () => {
  const ids = new Set<string>()
  for (let offset = 0; ; offset += 1000) {
    const given = { stateprovince: 'TX', resourcetype: 'Core', limit: 1000, offset }
    const page = (await client('getCompanies', given)) as Records
    for (const { Id } of page) ids.add(Id)
    if (page.length < 1000) break
  }
  expect(ids.size).toBe(2100)
})

it('looks up records, codes and vehicles', async () => {
  const [first] = (await client('getPeople', { limit: 1 })) as Records
  expect(await client('getPerson', { id: first?.Id, resourcetype: 'Enhanced' })).toMatchObject({
    Id: first?.Id,
  })
  expect(await client('getCompany', { id: '100000001' })).toMatchObject({ CompanyName: 'Hilltop Pizza' })
  const { Matches } = (await client('findSics', { keyword: 'pizza' })) as { Matches: Records }
  expect(await client('getSic', { id: Matches[0]?.Id })).toMatchObject({ Id: Matches[0]?.Id })
  expect(await client('getVehicles', { detailType: 'makes' })).toContainEqual({ Make: 'Ford' })
})

it('searches, counts and tallies people', async () => {
  const body = { PostalCode: ['02906'], IncludeAllResidents: true }
  expect(await client('searchPeople', { body })).toHaveLength(3)
  expect(await client('countPeople', { body })).toEqual({ MatchCount: 3 })
  expect(await client('tallyPeople', { body: { ...body, Fields: ['city'] } })).toEqual([
    { Count: 3, City: 'Providence' },
  ])
})

it('counts and tallies several at once', async () => {
  const [Texas, Island] = [{ StateProvince: 'TX' }, { StateProvince: 'RI' }]
  const counts = await client('multipleCountCompanies', {
    body: [
      { RequestId: 'a', ...Texas },
      { RequestId: 'b', ...Island },
    ],
  })
  expect(counts).toEqual([
    { RequestId: 'a', ...((await client('countCompanies', { body: Texas })) as object) },
    { RequestId: 'b', ...((await client('countCompanies', { body: Island })) as object) },
  ])
  const criteria = { PostalCode: ['02906'], Fields: ['city'] }
  expect(await client('multipleTallyPeople', { body: [{ RequestId: 'a', ...criteria }] })).toEqual([
    { RequestId: 'a', Tallies: await client('tallyPeople', { body: criteria }) },
  ])
})

it('matches one and several', async () => {
  const body = { RequestType: 'Company', Name: 'Hilltop Piza', City: 'Providence', StateProvince: 'RI' }
  expect(await client('match', { body })).toMatchObject({ Matches: { Common: [{ Id: '100000001' }] } })
  const answers = await client('multipleMatch', { body: [{ ...body, RequestId: 'a' }] })
  expect(answers).toMatchObject([{ RequestId: 'a', MatchCount: 1 }])
})

it('gets errors in the described shape', async () => {
  await expect(client('getCompany', { id: '999999999' })).rejects.toThrow(/^404 /)
  await expect(client('getSic', { id: '1' })).rejects.toThrow(/^400 /)
  await expect(client('searchCompanies', { body: { Nope: 1 } })).rejects.toThrow(/unevaluated/)
})

const called = Object.entries(examples).flatMap(([name, list]) =>
  list.map(({ title, given }) => [name, title, given] as const),
)

it.each(called)('example of %s: %s', async (name, _title, given) => {
  const { params, query, body } = given as { params?: object; query?: object; body?: unknown }
  const [first] = (await client(name === 'getPerson' ? 'getPeople' : 'getCompanies', {
    limit: 1,
  })) as Records
  const id = /^get(Person|Company)$/.test(name) ? { id: first?.Id } : {}
  await client(name, { ...params, ...id, ...query, ...(body !== undefined && { body }) })
})

it('lets the app of another service see which extensions are served', async () => {
  const upstream = { url: address, key: testClient.keys.plain }
  const app = await buildApp({ source: { upstream }, log: openLog('silent') })
  const { alternatives, multiple, kind } = (await app.inject('/config.json')).json()
  expect([alternatives, multiple, kind]).toEqual([true, true, 'remote'])
  expect((await app.inject('/openapi.json')).json().servers).toEqual([{ url: address }])
  await app.close()
})
