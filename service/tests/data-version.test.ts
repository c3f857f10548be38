import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildVersion } from '../data/build.ts'
import { changeCorrections } from '../data/corrections/change-corrections.ts'
import { buildApp } from '../server/app.ts'
import { emptyStore } from '../store/empty-store.ts'
import { liveStore } from '../store/live.ts'
import { DATE, someRows } from '../store/rows.testing.ts'
import type { Store } from '../store/store.ts'
import { plainKey, tinyKeys } from '../testing/tiny-app.ts'
import { kindFolder } from '../versions/kind-folders.ts'
import { endPending, versionNames } from '../versions/version-folders.ts'
import { pruneVersions, removeVersions } from '../versions/versions.ts'

const log = pino({ level: 'silent' })
const waiting = { timeout: 15_000, interval: 50 }

let root: string
let folder: string
let store: Store<'companies'>
let app: FastifyInstance
/** The version of each build, as answers name it. */
const names: string[] = []

async function build(records: number): Promise<void> {
  const rows = (async function* () {
    yield someRows(records)
  })()
  const built = await buildVersion({ kind: 'companies', dataDir: folder, name: 'test', date: DATE, rows })
  names.push(`companies=${built.version}`)
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'catchment-versions-'))
  folder = kindFolder(root, 'companies')
  await build(100)
  store = await liveStore('companies', folder, log)
  const source = { stores: { companies: store, people: emptyStore('people') }, keys: tinyKeys }
  app = await buildApp({ source, log })
})
afterAll(async () => {
  await app.close()
  await store.close()
  await rm(root, { recursive: true })
})

interface CallParts {
  url?: string
  payload?: unknown
  wanted?: string | undefined
  headers?: Record<string, string>
}

const post = ({ url = '/v1/companies/count', payload = {}, wanted, headers = {} }: CallParts = {}) =>
  app.inject({
    method: 'POST',
    url,
    payload: payload as object,
    headers: {
      apikey: plainKey,
      accept: 'application/json',
      host: 'localhost',
      ...(wanted && { 'if-data-version': wanted }),
      ...headers,
    },
  })

const row = `${JSON.stringify({ RequestType: 'Company', Name: 'Cedar Ridge Dental' })}\n`
const match = { RequestType: 'Company', Name: 'Cedar Ridge Dental' }

test.each<[string, CallParts]>([
  ['a count', {}],
  ['a count of the app', { url: '/api/v1/companies/count' }],
  ['a page in XML', { url: '/v1/companies/search', headers: { accept: 'application/xml' } }],
  ['a tally', { url: '/v1/companies/tallies', payload: { Fields: ['stateprovince'] } }],
  [
    'several counts',
    { url: '/v1/companies/multiplecount', payload: [{ RequestId: 'a' }, { RequestId: 'b', City: 'Adak' }] },
  ],
  ['a match', { url: '/v3/match', payload: match }],
  [
    'a stream of rows',
    {
      url: '/v3/matchfile',
      payload: row,
      headers: { accept: '*/*', 'content-type': 'application/x-ndjson' },
    },
  ],
])('%s names the version that answered', async (_name, parts) => {
  for (const wanted of [undefined, names[0]]) {
    const { statusCode, headers } = await post({ ...parts, wanted })
    expect([statusCode, headers['data-version']]).toEqual([200, names[0]])
  }
})

test('an id that is not found is of a version too, and SIC codes are of none', async () => {
  const get = (url: string) => app.inject({ url, headers: { apikey: plainKey } })
  const notFound = await get('/v1/companies/999999999')
  expect([notFound.statusCode, notFound.headers['data-version']]).toEqual([404, names[0]])
  const sics = await get('/v1/sics?keyword=dentist')
  expect([sics.statusCode, sics.headers['data-version']]).toEqual([200, undefined])
})

test.each([
  ['no version', 'sample'],
  ['a kind alone', 'companies'],
  ['a path', 'companies=../../etc@1'],
  ['an unknown kind', 'shops=a@1'],
  ['a kind twice', 'companies=a@1,companies=b@1'],
  ['a long text', `companies=${'a'.repeat(500)}@1`],
])('If-Data-Version with %s is a 400 that names the header', async (_name, wanted) => {
  const { statusCode, json } = await post({ wanted })
  expect([statusCode, json()[0].Item]).toEqual([400, 'if-data-version'])
})

test('a version of another data set is not opened', async () => {
  await buildVersion({
    kind: 'companies',
    dataDir: folder,
    name: 'other',
    date: DATE,
    rows: (async function* () {
      yield someRows(3)
    })(),
    beforeSwitch: async () => 'wait',
  })
  const other = (await versionNames(folder)).find((name) => name.startsWith('other@'))
  await endPending(folder, other ?? '')
  const { statusCode, headers } = await post({ wanted: `companies=${other}` })
  expect([other, statusCode, headers['data-version']]).toEqual([expect.any(String), 409, names[0]])
})

test('a version that was never there is a 409 that names the current one', async () => {
  const answer = await post({ wanted: 'companies=test@20200101T000000000Z' })
  expect([answer.statusCode, answer.headers['data-version']]).toEqual([409, names[0]])
  expect(answer.json()).toMatchObject({ statusCode: 409, message: expect.stringContaining(names[0] ?? '-') })
})

const counted = async (wanted?: string) => {
  const { statusCode, headers, json } = await post({ wanted })
  return [statusCode, headers['data-version'], json().MatchCount]
}

test('after a switch a call that names its version is answered from it, and others from the new one', async () => {
  await build(50)
  await vi.waitFor(() => expect(store.info.records).toBe(50), waiting)
  expect(await counted()).toEqual([200, names[1], 50])
  expect(await counted(names[0])).toEqual([200, names[0], 100])
  // Of later builds only two remain, and those that are leased.
  await build(60)
  await vi.waitFor(() => expect(store.info.records).toBe(60), waiting)
  // One earlier version remains open: the newest of them.
  expect(await counted(names[1])).toEqual([200, names[1], 50])
  expect(await counted(names[0])).toEqual([409, names[2], undefined])
  await pruneVersions(folder, 'test')
  expect(await versionNames(folder)).toContain(names[1]?.slice('companies='.length))
})

test('an open version is answered from also when the operator removes its folder', async () => {
  await removeVersions(root, names[1]?.slice('companies='.length) ?? '')
  expect(await counted(names[1])).toEqual([200, names[1], 50])
  // The engine for polygons is opened with the first of them.
  const Points = [
    { Latitude: 10, Longitude: -170 },
    { Latitude: 80, Longitude: -110 },
    { Latitude: 10, Longitude: -50 },
  ]
  const { statusCode, json } = await post({ payload: { PolygonList: [{ Points }] }, wanted: names[1] })
  expect([statusCode, json()]).toEqual([200, { MatchCount: expect.toSatisfy((count) => count > 0) }])
})

test('with other corrections it is another version, and the one before them is a 409', async () => {
  const { json } = await post({ url: '/v1/companies/search', payload: { Limit: 1 } })
  const [{ Id }] = json()
  const fields = [{ field: 'City' as const, before: '', after: 'Adak', corrected: '2026-11-01T00:00:00Z' }]
  await changeCorrections(folder, 'test', () => [
    { id: Id, name: 'a company', fields, corrected: '2026-11-01T00:00:00Z' },
  ])
  await store.followCorrections?.()
  const [status, version] = await counted()
  expect([status, version]).toEqual([200, expect.stringMatching(/^companies=test@\w+\+[0-9a-f]{16}$/)])
  expect(await counted(names[2])).toEqual([409, version, undefined])
  expect(await counted(version as string)).toEqual([200, version, 60])
})

test('a stream of rows is answered from one version to its end, and the next from the one in use', async () => {
  await build(90)
  await vi.waitFor(() => expect(store.info.records).toBe(90), waiting)
  const { json } = await post({ url: '/v1/companies/search', payload: { Limit: 100 } })
  const companies: { Id: string; CompanyName: string; PostalCode: string }[] = json()
  const call = await openStream()
  const rowOf = ({ CompanyName, PostalCode }: (typeof companies)[number]) =>
    `${JSON.stringify({ RequestType: 'Company', Name: CompanyName, PostalCode, Limit: 100 })}\n`
  const [first, last] = [companies[0], companies.at(-1)] as [
    (typeof companies)[number],
    (typeof companies)[number],
  ]
  expect(await call.answer(rowOf(first))).toMatchObject({ Matches: { Common: expect.any(Array) } })
  await build(40)
  await vi.waitFor(() => expect(store.info.records).toBe(40), waiting)
  const ids = (answer: MatchLine) => answer.Matches.Common.map(({ Id }) => Id)
  expect(ids(await call.answer(rowOf(last)))).toContain(last.Id)
  expect(call.version()).toContain(names.at(-2))
  call.end()
  const next = await openStream()
  expect(ids(await next.answer(rowOf(last)))).not.toContain(last.Id)
  expect(next.version()).toContain(names.at(-1))
  next.end()
})

interface MatchLine {
  Matches: { Common: { Id: string }[] }
}

/** Opens a call whose rows are sent and answered one after the other. */
async function openStream() {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const headers = { apikey: plainKey, 'content-type': 'application/x-ndjson' }
  const call = request({ host: '127.0.0.1', port, method: 'POST', path: '/v3/matchfile', headers })
  let version: string | undefined
  const lines = (async function* () {
    const [response] = (await once(call, 'response')) as [IncomingMessage]
    version = response.headers['data-version'] as string
    for await (const line of createInterface({ input: response })) yield JSON.parse(line) as MatchLine
  })()
  return {
    async answer(row: string): Promise<MatchLine> {
      call.write(row)
      const { value } = await lines.next()
      return value as MatchLine
    },
    version: () => version,
    end: () => call.end(),
  }
}

test('a version that no call has named for a while is closed, and can be opened again while its folder is there', async () => {
  const other = await mkdtemp(join(tmpdir(), 'catchment-lease-'))
  const rowsOf = (records: number) =>
    (async function* () {
      yield someRows(records)
    })()
  const buildOther = (records: number) =>
    buildVersion({ kind: 'companies', dataDir: other, name: 'test', date: DATE, rows: rowsOf(records) })
  const first = await buildOther(9)
  const live = await liveStore('companies', other, log, { earlier: { count: 1, milliseconds: 1 } })
  const second = await buildOther(5)
  await vi.waitFor(() => expect(live.info.version).toBe(second.version), waiting)
  const reopened = await live.pin?.(first.version)
  expect(await reopened?.store.count({})).toBe(9)
  reopened?.release()
  await rm(join(other, 'versions', first.version), { recursive: true })
  await vi.waitFor(() => expect(live.pin?.(first.version)).rejects.toThrow(/not available/), waiting)
  expect(await readdir(join(other, 'versions'))).toEqual([second.version])
  await live.close()
  await rm(other, { recursive: true })
})
