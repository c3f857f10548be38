import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { correctionPaths } from '#contract/corrections.ts'
import { ForgetAnswer, ForgottenList, forgottenPaths } from '#contract/forgotten.ts'
import { buildVersion } from '../data/build.ts'
import { buildApp } from '../server/app.ts'
import { emptyStore } from '../store/empty-store.ts'
import { forgottenFile, forgottenFolder, forgottenKeyFile } from '../store/forgotten/stored-forgotten.ts'
import { liveStore } from '../store/live.ts'
import type { PersonRow } from '../store/person-row.ts'
import { type Store, VersionUnavailable } from '../store/store.ts'
import { plainKey, tinyKeys } from '../testing/tiny-app.ts'
import { kindFolder } from '../versions/kind-folders.ts'

const ann: PersonRow = {
  Id: '200000001',
  FirstName: 'Ann',
  LastName: "O'Neil",
  Address: '12 Elm St',
  AddressParsed: { Number: '12', Name: 'Elm', Suffix: 'St' },
  City: 'Providence',
  StateProvince: 'RI',
  PostalCode: '02903',
  Phone: '4015550100',
  Email: 'ann@x.example',
  Role: 'Head',
}
const bob: PersonRow = {
  ...ann,
  Id: '200000002',
  FirstName: 'Bob',
  Phone: '4015550101',
  Email: 'bob@x.example',
}
const cleo: PersonRow = {
  Id: '200000003',
  FirstName: 'Cleo',
  LastName: 'Ray',
  StateProvince: 'TX',
  Role: 'Head',
}

let dataDir: string
let folder: string
let store: Store<'people'>
let app: FastifyInstance

async function build(rows: PersonRow[], name = 'residents') {
  const batches = (async function* () {
    yield rows
  })()
  await buildVersion({ kind: 'people', dataDir: folder, name, date: '2026-03-31', rows: batches })
  await store?.followCorrections?.()
}

const log = pino({ level: 'silent' })

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'forgotten-'))
  folder = kindFolder(dataDir, 'people')
  await build([ann, bob, cleo])
  store = await liveStore('people', folder, log)
  const stores = { companies: emptyStore('companies'), people: store }
  app = await buildApp({ source: { stores, keys: tinyKeys }, dataDir, log })
}, 60_000)

afterAll(async () => {
  await app.close()
  await store.close()
  await rm(dataDir, { recursive: true })
})

async function call(method: 'GET' | 'POST', url: string, payload?: object, headers = {}) {
  const reply = await app.inject({ method, url, headers: { host: 'localhost:8080', ...headers }, payload })
  return { status: reply.statusCode, body: reply.json(), text: reply.body }
}
const forget = (what: object) => call('POST', forgottenPaths.forgotten, { kind: 'people', ...what })
const list = async () =>
  ForgottenList.parse((await call('GET', `${forgottenPaths.forgotten}?kind=people`)).body)
const lift = (entry: string) => call('POST', forgottenPaths.lift, { kind: 'people', entry })
async function liftAll() {
  for (const { entry } of (await list()).entries) expect((await lift(entry)).status).toBe(200)
}

/** The Ids that are found in each way that the service has. */
async function found() {
  const search = await store.search({ IncludeAllResidents: true }, { Limit: 9, Offset: 0, NthRecord: false })
  const tally = await store.tally(
    { IncludeAllResidents: true },
    { Fields: ['stateprovince'], Limit: 9, Offset: 0 },
  )
  const named = { RequestType: 'Person', ResourceType: 'Basic', Name: "Ann O'Neil", StateProvince: 'RI' }
  const headers = { apikey: plainKey, accept: 'application/json' }
  const matched = await call('POST', '/v3/match', named, headers)
  expect([matched.status, matched.body]).toMatchObject([200, { Matches: {} }])
  return {
    ids: search.map(({ Id }) => Id).sort(),
    count: await store.count({ IncludeAllResidents: true }),
    byIds: (
      await store.search(
        { Id: [ann.Id, bob.Id, cleo.Id], IncludeAllResidents: true },
        { Limit: 9, Offset: 0, NthRecord: false },
      )
    ).map(({ Id }) => Id),
    byId: (await store.byId(ann.Id))?.Id,
    byEmail: await store.count({ Email: 'ann@x.example', IncludeAllResidents: true }),
    sample: (await store.search({ IncludeAllResidents: true }, { Limit: 9, Offset: 0, NthRecord: true }))
      .length,
    matched: matched.text.includes(ann.Id),
    records: store.info.records,
    tallied: tally.reduce((sum, { Count }) => sum + Count, 0),
  }
}

test('a record that is forgotten is in no answer, and found again once that is lifted', async () => {
  const before = await found()
  expect(before).toMatchObject({ count: 3, byId: ann.Id, matched: true, records: 3, sample: 3 })
  await call('POST', correctionPaths.corrections, {
    kind: 'people',
    id: ann.Id,
    fields: { City: 'CRANSTON' },
  })
  const { status, body } = await forget({ id: ann.Id, reason: 'letter of May 3' })
  expect([status, ForgetAnswer.parse(body).suppressed]).toEqual([200, 1])
  const rest = [bob.Id, cleo.Id]
  expect(await found()).toMatchObject({
    ...{
      ids: rest,
      count: 2,
      byIds: rest,
      byId: undefined,
      byEmail: 0,
      sample: 2,
      matched: false,
      records: 2,
    },
  })
  // Its correction has its details in clear, and is removed.
  expect((await call('GET', `${correctionPaths.corrections}?kind=people`)).body).toMatchObject({ total: 0 })
  expect((await call('GET', `/v1/people/${ann.Id}`, undefined, { apikey: plainKey })).status).toBe(404)
  const { entries } = await list()
  expect(entries).toMatchObject([{ id: ann.Id, by: 'this machine', reason: 'letter of May 3' }])
  await liftAll()
  expect(await found()).toEqual(before)
})

test('a version of the data has another text while a record is forgotten, so that pages of both are never mixed', async () => {
  const textOf = async () => {
    const pinned = await store.pin?.()
    pinned?.release()
    return pinned?.version ?? ''
  }
  const before = await textOf()
  await forget({ id: bob.Id })
  expect(await textOf()).toMatch(/^residents@\w+\+[\da-f]{16}$/)
  await expect(store.pin?.(before)).rejects.toThrow(VersionUnavailable)
  await liftAll()
  expect(await textOf()).toBe(before)
})

test('a later release and another data set, where the person has another Id, have no such person either', async () => {
  await forget({ id: ann.Id })
  await build([{ ...ann, Id: '7', FirstName: 'ANN', LastName: 'ONeil', Phone: undefined }, bob, cleo])
  expect(await found()).toMatchObject({ ids: [bob.Id, cleo.Id], count: 2 })
  await build(
    [{ ...ann, Id: '8', Address: undefined, AddressParsed: undefined, Email: undefined }, cleo],
    'others',
  )
  expect(await found()).toMatchObject({ ids: [cleo.Id], count: 1, records: 1 })
  await build(
    [{ Id: '9', FirstName: 'Ann', LastName: "O'Neil", Email: 'ANN@x.example', Role: 'Head' }, cleo],
    'others',
  )
  expect(await found()).toMatchObject({ ids: [cleo.Id], count: 1 })
  await liftAll()
  expect(await found()).toMatchObject({ ids: [cleo.Id, '9'], count: 2 })
  await build([ann, bob, cleo])
}, 60_000)

test.each([
  [
    'an address',
    { FirstName: 'ann', LastName: "O'Neil", Address: '12 Elm Street', PostalCode: '02903-1234' },
  ],
  ['a phone number', { FirstName: 'Ann', LastName: 'ONEIL', Phone: '(401) 555-0100' }],
  ['an email address', { FirstName: 'Ann', LastName: "O'Neil", Email: 'Ann@X.example' }],
])('a person is forgotten by name and %s', async (_, details) => {
  expect((await forget({ details })).body).toMatchObject({ suppressed: 1 })
  expect(await found()).toMatchObject({ ids: [bob.Id, cleo.Id], matched: false })
  await liftAll()
})

test('details of no one in the data suppress no one, and anyone who comes later', async () => {
  const details = { FirstName: 'Dan', LastName: 'Lee', Phone: '401-555-0177' }
  expect((await forget({ details })).body).toMatchObject({ suppressed: 0 })
  await build([bob, { ...cleo, Id: '5', FirstName: 'Dan', LastName: 'Lee', Phone: '4015550177' }])
  expect(await found()).toMatchObject({ ids: [bob.Id] })
  await liftAll()
  await build([ann, bob, cleo])
})

test('what is stored has no detail in clear, and is for the owner alone', async () => {
  await forget({ id: ann.Id })
  await forget({ details: { FirstName: 'Bob', LastName: "O'Neil", Email: 'bob@x.example' } })
  const files = (await readdir(forgottenFolder(folder))).map((name) => join(forgottenFolder(folder), name))
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  expect(texts.join('\n')).not.toMatch(/neil|ann|bob|elm|02903|401555|x\.example/i)
  for (const file of files) expect((await stat(file)).mode & 0o077).toBe(0)
  await liftAll()
})

test.each([
  ['neither an Id nor details', {}, 'id'],
  ['both', { id: ann.Id, details: { FirstName: 'Ann' } }, 'details'],
  ['no last name', { details: { FirstName: 'Ann', Phone: '401 555 0100' } }, 'details.LastName'],
  ['a name alone', { details: { FirstName: 'Ann', LastName: 'Lee' } }, 'details.Address'],
  [
    'a street without its ZIP code',
    { details: { FirstName: 'A', LastName: 'L', Address: '1 Elm' } },
    'details.PostalCode',
  ],
  ['a false phone number', { details: { FirstName: 'A', LastName: 'L', Phone: '12' } }, 'details.Phone'],
  ['a false email address', { details: { FirstName: 'A', LastName: 'L', Email: 'x' } }, 'details.Email'],
])('%s is refused at its field', async (_, what, item) => {
  const { status, text } = await forget(what)
  expect(status).toBe(400)
  expect(text).toContain(`"${item}"`)
})

test('an Id that is not there, one that is forgotten already, and an unknown entry are refused in words', async () => {
  expect(await forget({ id: 'x' })).toMatchObject({ status: 409 })
  await forget({ id: ann.Id })
  expect(await forget({ id: ann.Id })).toMatchObject({ status: 409 })
  expect(await lift('nothing')).toMatchObject({ status: 409 })
  await liftAll()
})

test('no version is used while the list of forgotten records cannot be read', async () => {
  await forget({ id: ann.Id })
  const [file, key] = [forgottenFile(folder), forgottenKeyFile(folder)]
  const [text, secret] = [await readFile(file, 'utf8'), await readFile(key, 'utf8')]
  await writeFile(file, `${text}{`)
  await expect(liveStore('people', folder, log)).rejects.toThrow('is damaged')
  // The one that runs goes on without the record.
  await store.followCorrections?.()
  expect(await found()).toMatchObject({ ids: [bob.Id, cleo.Id] })
  await writeFile(file, text)
  await rm(key)
  await expect(liveStore('people', folder, log)).rejects.toThrow('is missing')
  await writeFile(key, secret)
  await store.followCorrections?.()
  await liftAll()
})
