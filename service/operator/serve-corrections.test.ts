import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { CorrectionList, correctionPaths } from '#contract/corrections.ts'
import type { MatchResponse } from '#contract/match.ts'
import { buildVersion } from '../data/build.ts'
import { describeDataSet } from '../data/sets/describe.ts'
import { buildApp } from '../server/app.ts'
import type { CompanyRow } from '../store/company-row.ts'
import { correctionsFile } from '../store/corrections/stored-corrections.ts'
import { emptyStore } from '../store/empty-store.ts'
import { liveStore } from '../store/live.ts'
import type { Store } from '../store/store.ts'
import { plainKey, tinyKeys } from '../testing/tiny-app.ts'
import { kindFolder } from '../versions/kind-folders.ts'

const bakery: CompanyRow = {
  Id: '100000001',
  CompanyName: 'Elm Bakery',
  Address: '12 Elm St',
  AddressParsed: { Number: '12', Name: 'Elm', Suffix: 'St' },
  City: 'Providence',
  StateProvince: 'RI',
  PostalCode: '02903',
  County: 'Providence',
  Phone: '4015550100',
  PrimarySic: '546102',
  Source: 'Registry',
  SourceId: 'reg-1',
  Location: { Latitude: 41.82, Longitude: -71.41 },
  LocationEmployeesSizeActual: 4,
}
const second: CompanyRow = { ...bakery, Id: '100000002', CompanyName: 'Elm Bakery Inc', SourceId: 'reg-2' }
const diner: CompanyRow = {
  Id: '100000003',
  CompanyName: 'Night Diner',
  StateProvince: 'TX',
  Phone: '5125550101',
}

let dataDir: string
let folder: string
let store: Store<'companies'>
/** Follows the same folder, as another process does. */
let follower: Store<'companies'>
let app: FastifyInstance

async function build(rows: CompanyRow[]) {
  const batches = (async function* () {
    yield rows
  })()
  return buildVersion({
    kind: 'companies',
    dataDir: folder,
    name: 'firms',
    date: '2026-03-31',
    rows: batches,
  })
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'corrections-'))
  folder = kindFolder(dataDir, 'companies')
  await build([bakery, second, diner])
  const log = pino({ level: 'silent' })
  store = await liveStore('companies', folder, log)
  follower = await liveStore('companies', folder, log)
  const stores = { companies: store, people: emptyStore('people') }
  app = await buildApp({ source: { stores, keys: tinyKeys }, dataDir, log })
}, 60_000)

afterAll(async () => {
  await app.close()
  await Promise.all([store.close(), follower.close()])
  await rm(dataDir, { recursive: true })
})

beforeEach(async () => {
  await rm(correctionsFile(folder, 'firms'), { force: true })
  await store.followCorrections?.()
})

async function call(method: 'GET' | 'POST', url: string, payload?: object) {
  const reply = await app.inject({ method, url, headers: { host: 'localhost:8080' }, payload })
  return { status: reply.statusCode, body: reply.json(), text: reply.body }
}

const correct = (id: string, values: object) =>
  call('POST', correctionPaths.corrections, { kind: 'companies', id, ...values })
const undo = (id: string, field?: string) =>
  call('POST', correctionPaths.undo, { kind: 'companies', id, field })
const list = async () =>
  CorrectionList.parse((await call('GET', `${correctionPaths.corrections}?kind=companies`)).body)

test('a corrected field is what everybody reads and searches, in every process, until it is undone', async () => {
  const before = await store.byId(bakery.Id)
  const { status, body } = await correct(bakery.Id, {
    fields: { Phone: '(401) 555-0199', PrimarySic: '5812', City: 'CRANSTON' },
    note: 'called them',
  })
  expect([status, body]).toMatchObject([200, { name: 'firms', total: 1 }])
  const record = await store.byId(bakery.Id)
  expect(record).toMatchObject({
    Phone: '4015550199',
    City: 'Cranston',
    SicGrade: 'Stated',
    CorrectedFields: 'City, Phone, PrimarySic',
    Address: '12 Elm St',
  })
  expect(record?.PrimarySic?.slice(0, 4)).toBe('5812')
  expect(record?.ETag).not.toBe(before?.ETag)
  for (const each of [store, follower])
    await vi.waitFor(async () => expect(await each.count({ Phone: '4015550199' })).toBe(1), 10_000)
  expect(await store.count({ Phone: '4015550100' })).toBe(1)
  expect(store.info.corrected).toBe(1)
  expect((await list()).corrections[0]?.fields[1]).toMatchObject({
    field: 'Phone',
    before: '4015550100',
    after: '4015550199',
  })

  await undo(bakery.Id, 'Phone')
  expect(await store.byId(bakery.Id)).toMatchObject({ Phone: '4015550100', City: 'Cranston' })
  await undo(bakery.Id)
  expect(await store.byId(bakery.Id)).toEqual(before)
  await vi.waitFor(async () => expect(await follower.byId(bakery.Id)).toEqual(before), 10_000)
  expect((await undo(bakery.Id)).status).toBe(409)
})

test('match finds a record by its corrected values, and no longer by what they replace', async () => {
  const found = async (criteria: object) => {
    const payload = { RequestType: 'Company', ResourceType: 'Basic', ...criteria }
    const headers = { apikey: plainKey, accept: 'application/json' }
    const reply = await app.inject({ method: 'POST', url: '/v3/match', headers, payload })
    const { Matches } = reply.json() as Partial<MatchResponse>
    return Matches?.Common.map(({ Id, CompanyName }) => [Id, CompanyName]) ?? []
  }
  const newName = { Name: 'Quahog Sandwch House', City: 'Cranston', StateProvince: 'RI' }
  const formerName = { Name: 'Night Diner', StateProvince: 'TX' }
  const phone = { Phone: '4015550199' }
  expect(await found(formerName)).toEqual([[diner.Id, diner.CompanyName]])
  expect([await found(newName), await found(phone)]).toEqual([[], []])

  const fields = {
    ...{ CompanyName: 'Quahog Sandwich House', Address: '7 Oak Ave', City: 'Cranston' },
    ...{ StateProvince: 'RI', PostalCode: '02910', Phone: '4015550199' },
  }
  await correct(diner.Id, { fields })
  const corrected = [[diner.Id, 'Quahog Sandwich House']]
  const address = { StreetAddress: '7 Oak Avenue', City: 'Cranston', StateProvince: 'RI' }
  for (const criteria of [newName, phone, address]) expect(await found(criteria)).toEqual(corrected)
  expect(await found(formerName)).toEqual([])
  expect(await found({ Name: 'Elm Bakery', City: 'Providence', StateProvince: 'RI' })).toHaveLength(2)

  await undo(diner.Id, 'CompanyName')
  expect(await found({ ...formerName, StateProvince: 'RI' })).toEqual([[diner.Id, diner.CompanyName]])
  await undo(diner.Id)
  expect(await found(formerName)).toEqual([[diner.Id, diner.CompanyName]])
  expect([await found(newName), await found(phone)]).toEqual([[], []])
})

test('a value that is the source’s ends the correction of its field', async () => {
  await correct(bakery.Id, { fields: { Phone: '4015550199' } })
  await correct(bakery.Id, { fields: { Phone: '401 555 0100' } })
  expect((await list()).total).toBe(0)
})

test('a closed company is excluded, and a duplicate is excluded everywhere; both can be undone', async () => {
  await correct(diner.Id, { fields: { OperatingStatus: 'Closed' } })
  expect(await store.count({})).toBe(2)
  expect(await store.count({ OperatingStatus: ['Closed'] })).toBe(1)
  expect(store.info).toMatchObject({ records: 3, closed: 1 })
  await correct(second.Id, { duplicateOf: bakery.Id })
  expect(await store.count({})).toBe(1)
  expect(await store.byId(second.Id)).toBeUndefined()
  expect(store.info.records).toBe(2)
  const matches = await store.match(
    { Name: 'Elm Bakery', City: 'Providence', StateProvince: 'RI' },
    { Limit: 10, Confidence: 0, Probability: 0 },
  )
  expect(matches.matches.map(({ record }) => record.Id)).toEqual([bakery.Id])
  await undo(second.Id, 'duplicateOf')
  await undo(diner.Id, 'OperatingStatus')
  expect(await store.count({})).toBe(3)
  expect((await list()).total).toBe(0)
})

test.each([
  ['no such record', '9', { fields: { Phone: '4015550199' } }, 409, 'no record'],
  ['a phone that cannot be dialed', bakery.Id, { fields: { Phone: '401 000 1111' } }, 400, 'Phone'],
  ['no name', bakery.Id, { fields: { CompanyName: ' ' } }, 400, 'CompanyName'],
  ['an unknown code', bakery.Id, { fields: { PrimarySic: '999999' } }, 400, 'PrimarySic'],
  ['no state', bakery.Id, { fields: { StateProvince: 'Atlantis' } }, 400, 'StateProvince'],
  ['a ZIP code of another state', bakery.Id, { fields: { PostalCode: '77002' } }, 400, 'PostalCode'],
  ['too many employees', bakery.Id, { fields: { LocationEmployeesSizeActual: '99999999' } }, 400, 'Location'],
  ['a field of people', bakery.Id, { fields: { Email: 'a@b.example' } }, 400, 'Email'],
  ['a field that there is not', bakery.Id, { fields: { EIN: '1' } }, 400, 'EIN'],
  ['a duplicate of itself', bakery.Id, { duplicateOf: bakery.Id }, 400, 'duplicateOf'],
  ['a duplicate of nothing', bakery.Id, { duplicateOf: '9' }, 400, 'duplicateOf'],
])('refused: %s', async (_, id, values, status, words) => {
  const answer = await correct(id, values)
  expect(answer.status).toBe(status)
  expect(answer.text).toContain(words)
  expect((await list()).total).toBe(0)
})

test('a circle of duplicates is refused', async () => {
  await correct(second.Id, { duplicateOf: bakery.Id })
  const { status, text } = await correct(bakery.Id, { duplicateOf: second.Id })
  expect([status, text]).toEqual([400, expect.stringContaining(`duplicate of ${bakery.Id}`)])
})

test('corrections survive a release, which does not count them, and the list says what the source says now', async () => {
  await correct(bakery.Id, { fields: { Phone: '4015550199' } })
  await correct(diner.Id, { fields: { CompanyName: 'Day Diner' } })
  const { version } = await build([{ ...bakery, Phone: '4015550177' }, second])
  for (const each of [store, follower])
    await vi.waitFor(() => expect(each.info.version).toBe(version), 10_000)
  expect(await store.byId(bakery.Id)).toMatchObject({ Phone: '4015550199' })
  expect(await follower.count({ Phone: '4015550199' })).toBe(1)
  expect(await store.byId(diner.Id)).toBeUndefined()
  expect((await list()).corrections).toMatchObject([
    { id: diner.Id, isMissing: true },
    { id: bakery.Id, isMissing: false, sourceNow: { Phone: '4015550177' } },
  ])
  await undo(bakery.Id)
  expect(await store.byId(bakery.Id)).toMatchObject({ Phone: '4015550177' })
  const again = await build([bakery, second, diner])
  await vi.waitFor(() => expect(store.info.version).toBe(again.version), 10_000)
  expect(await store.byId(diner.Id)).toMatchObject({ CompanyName: 'Day Diner' })
})

test('corrections go with their data set when it is renamed', async () => {
  await correct(bakery.Id, { fields: { Phone: '4015550199' } })
  const names = { kind: 'companies', name: 'firms', newName: 'shops', source: '', license: '' } as const
  await describeDataSet(dataDir, names)
  await vi.waitFor(() => expect(store.info.name).toBe('shops'), 10_000)
  expect(await store.byId(bakery.Id)).toMatchObject({ Phone: '4015550199' })
  expect((await list()).corrections).toMatchObject([{ id: bakery.Id }])
  await undo(bakery.Id)
  expect(await store.byId(bakery.Id)).toMatchObject({ Phone: bakery.Phone })
  await describeDataSet(dataDir, { ...names, name: 'shops', newName: 'firms' })
  await vi.waitFor(() => expect(store.info.name).toBe('firms'), 10_000)
})

test('all corrections are a file of CSV, and of notes', async () => {
  await correct(bakery.Id, { fields: { Phone: '', CompanyName: '=Elm Bread' }, note: 'sign' })
  await correct(second.Id, { duplicateOf: bakery.Id })
  const reply = await app.inject({
    url: `${correctionPaths.csv}?kind=companies`,
    headers: { host: 'localhost:8080' },
  })
  expect(reply.body.split('\n').map((line) => line.split(',').slice(0, 7))).toMatchObject([
    ['Id', 'Name', 'Source', 'SourceId', 'Field', 'Before', 'After'],
    ['100000002', 'Elm Bakery Inc', 'Registry', 'reg-2', 'DuplicateOf', '', '100000001'],
    ['100000001', 'Elm Bakery', 'Registry', 'reg-1', 'CompanyName', 'Elm Bakery', '"\'=Elm Bread"'],
    ['100000001', 'Elm Bakery', 'Registry', 'reg-1', 'Phone', '4015550100', ''],
    [''],
  ])
  const { body: notes } = await call('GET', `${correctionPaths.notes}?kind=companies`)
  expect(notes).toMatchObject({
    type: 'FeatureCollection',
    features: [
      {
        id: 'reg-2',
        geometry: { type: 'Point', coordinates: [-71.41, 41.82] },
        properties: { text: 'Elm Bakery Inc: It is a duplicate of Elm Bakery (reg-1).' },
      },
      {
        id: 'reg-1',
        properties: {
          text: 'Elm Bakery: The name is "=Elm Bread", not "Elm Bakery". The phone number "4015550100" is wrong. sign',
        },
      },
    ],
  })
})

test('changes at the same time are all stored', async () => {
  const answers = await Promise.all(
    ['1', '2', '3', '4'].flatMap((digit) => [
      correct(bakery.Id, { fields: { Title: `Title ${digit}` } }),
      correct(second.Id, { fields: { LastName: `Name ${digit}` } }),
      correct(diner.Id, { fields: { City: `City ${digit}` } }),
    ]),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect((await list()).corrections.map(({ id }) => id).sort()).toEqual([bakery.Id, second.Id, diner.Id])
})

test('a damaged file is not replaced, and what was applied before remains', async () => {
  await correct(bakery.Id, { fields: { Phone: '4015550199' } })
  const file = correctionsFile(folder, 'firms')
  await writeFile(file, `${await readFile(file, 'utf8')}{"id":`)
  const { status, text } = await correct(diner.Id, { fields: { City: 'Waco' } })
  expect([status, text]).toEqual([409, expect.stringContaining('damaged')])
  expect(await readFile(file, 'utf8')).toContain('{"id":')
  await store.followCorrections?.()
  expect(await store.byId(bakery.Id)).toMatchObject({ Phone: '4015550199' })
})

test('no one else may correct', async () => {
  const reply = await app.inject({
    method: 'POST',
    url: correctionPaths.corrections,
    remoteAddress: '192.0.2.1',
    payload: { kind: 'companies', id: bakery.Id, fields: { Phone: '' } },
  })
  expect(reply.statusCode).toBe(403)
})
