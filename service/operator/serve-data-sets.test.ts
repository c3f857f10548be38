import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { DataSets, dataSetPaths } from '#contract/data-sets.ts'
import { makeSample } from '../data/sample/sample.ts'
import { openLog } from '../http/log.ts'
import { buildApp } from '../server/app.ts'
import { emptyStore } from '../store/empty-store.ts'
import { liveStore } from '../store/live.ts'
import { tinyKeys } from '../testing/tiny-app.ts'
import { lockBuilds } from '../versions/build-lock.ts'
import { kindFolder } from '../versions/kind-folders.ts'
import {
  currentVersion,
  makeBuildingFolder,
  versionFolder,
  versionNames,
} from '../versions/version-folders.ts'
import { verifyVersions } from '../versions/versions.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'serve-data-sets-'))
const folder = kindFolder(dataDir, 'companies')
const log = openLog('silent')
const host = 'localhost:8080'

const build = (name: string, count: number) => makeSample({ kind: 'companies', dataDir: folder, count, name })

let app: Awaited<ReturnType<typeof buildApp>>
let store: Awaited<ReturnType<typeof liveStore<'companies'>>>
let [first, second] = ['', '']
beforeAll(async () => {
  first = (await build('shops', 50)).version
  second = (await build('shops', 60)).version
  await build('farms', 70)
  writeFileSync(join(versionFolder(folder, second), 'rejects.csv'), 'line,column,reason,value\n')
  store = await liveStore('companies', folder, log)
  const stores = { companies: store, people: emptyStore('people') }
  app = await buildApp({ source: { stores, keys: tinyKeys }, dataDir, log })
})
afterAll(async () => {
  await app.close()
  await store.close()
  rmSync(dataDir, { recursive: true })
})

const list = async () => (await app.inject({ url: dataSetPaths.list, headers: { host } })).json()
async function change(path: keyof typeof dataSetPaths, body: object) {
  const reply = await app.inject({
    method: 'POST',
    url: dataSetPaths[path],
    headers: { host },
    payload: body,
  })
  return { status: reply.statusCode, body: reply.json() }
}
/** Each set as `name: the records of its versions`, the version in use with a star. */
const summary = (body: unknown) =>
  DataSets.parse(body).sets.map(
    ({ name, versions }) =>
      `${name}: ${versions.map(({ records, inUse }) => `${records}${inUse ? '*' : ''}`).join(' ')}`,
  )

/** A caller who is not the operator, by what its request carries. */
const others: [string, Record<string, string>, string?][] = [
  ['another machine', { host }, '10.0.0.7'],
  ['a proxy on this machine', { host, 'x-forwarded-for': '10.0.0.7' }],
  ['a page of another site', { host, origin: 'https://evil.example' }],
  ['a name that points at this machine', { host: 'evil.example' }],
]

describe('who may see and change data sets', () => {
  it.each(others)('not %s', async (_, headers, remoteAddress = '127.0.0.1') => {
    for (const url of [dataSetPaths.list, dataSetPaths.use])
      for (const method of ['GET', 'POST'] as const) {
        const reply = await app.inject({
          method,
          url,
          headers,
          remoteAddress,
          ...(method === 'POST' && { payload: {} }),
        })
        expect([403, 404, 405]).toContain(reply.statusCode)
      }
    expect((await app.inject({ url: dataSetPaths.list, headers, remoteAddress })).statusCode).toBe(403)
  })

  it.each([
    ['the operator', {}, { isOperator: true }],
    ['somebody behind a proxy', { 'x-forwarded-for': '10.0.0.7' }, { statusCode: 403 }],
  ])('the configuration says so: %s', async (_, headers, expected) => {
    const reply = await app.inject({ url: '/config.json', headers: { host, ...headers } })
    expect(reply.json()).toMatchObject(expected)
  })
})

describe('data sets', () => {
  it('are listed with their versions, the ones in use first', async () => {
    const body = await list()
    expect(summary(body)).toEqual(['farms: 70*', 'shops: 60 50'])
    const [, shops] = DataSets.parse(body).sets
    expect(shops?.versions[0]).toMatchObject({ version: second, hasRejects: true, date: '2026-11-01' })
    expect(shops?.versions[0]?.bytes).toBeGreaterThan(10_000)
    expect(Date.now() - Date.parse(shops?.versions[0]?.built ?? '')).toBeLessThan(600_000)
    expect(DataSets.parse(body).bytesFree).toBeGreaterThan(0)
  })

  it('are switched, to the version before too', async () => {
    expect(summary((await change('use', { kind: 'companies', version: first })).body)).toEqual([
      'shops: 60 50*',
      'farms: 70',
    ])
    await vi.waitFor(() => expect(store.info.records).toBe(50), { timeout: 15_000 })
  })

  it('are renamed and described while they are in use, their versions unchanged', async () => {
    const named = { kind: 'companies', name: 'shops', newName: 'stores-2026' }
    const { status, body } = await change('describe', { ...named, source: 'City of Omaha', license: 'CC0' })
    expect([status, summary(body)]).toEqual([200, ['stores-2026: 60 50*', 'farms: 70']])
    expect(DataSets.parse(body).sets[0]).toMatchObject({ source: 'City of Omaha', license: 'CC0' })
    expect(DataSets.parse(body).sets[0]?.versions[0]).toMatchObject({ hasRejects: true })
    await vi.waitFor(() => expect(store.info.name).toBe('stores-2026'), { timeout: 15_000 })
    expect(await store.count({})).toBe(50)
    for await (const found of verifyVersions(dataDir)) expect(found).not.toHaveProperty('error')
    expect((await versionNames(folder)).some((name) => name.startsWith('shops@'))).toBe(false)
  })

  it('are described without a new name, and the texts are taken away again', async () => {
    const named = { kind: 'companies', name: 'stores-2026', newName: 'stores-2026' }
    const { body } = await change('describe', { ...named, source: '', license: 'ODbL' })
    expect(DataSets.parse(body).sets[0]).toMatchObject({ license: 'ODbL' })
    expect(DataSets.parse(body).sets[0]).not.toHaveProperty('source')
    for await (const found of verifyVersions(dataDir)) expect(found).not.toHaveProperty('error')
  })

  it('that a rename was cut off from are whole, and the next change removes what it left', async () => {
    await makeBuildingFolder(folder, 'half@20260101T000000000Z')
    const before = await currentVersion(folder)
    const named = { kind: 'companies', name: 'farms', newName: 'ranches', source: '', license: '' }
    expect(summary((await change('describe', named)).body)).toEqual(['stores-2026: 60 50*', 'ranches: 70'])
    expect(await currentVersion(folder)).toBe(before)
  })

  it('are removed, a version or all', async () => {
    const { body } = await change('remove', { kind: 'companies', wanted: 'ranches' })
    expect(summary(body)).toEqual(['stores-2026: 60 50*'])
    const newest = (await list()).sets[0].versions[0].version
    expect(summary((await change('remove', { kind: 'companies', wanted: newest })).body)).toEqual([
      'stores-2026: 50*',
    ])
  })

  const set = { kind: 'companies', name: 'stores-2026', newName: 'stores-2026', source: '', license: '' }
  it.each([
    [
      'the version in use is not removed',
      'remove',
      { kind: 'companies', wanted: 'stores-2026' },
      409,
      'in use',
    ],
    ['an unknown version', 'use', { kind: 'companies', version: 'none@1' }, 409, 'No data set'],
    ['a version of the other kind', 'use', { kind: 'people', version: 'stores-2026' }, 409, 'No data set'],
    ['a name that cannot be one', 'describe', { ...set, newName: '../../etc' }, 409, 'cannot be the name'],
    ['a set that is not there', 'describe', { ...set, name: 'none' }, 409, 'No data set'],
    ['a kind that is not there', 'use', { kind: 'places', version: 'x' }, 400, 'kind'],
    ['a text that is too long', 'describe', { ...set, source: 'x'.repeat(501) }, 400, 'source'],
  ] as const)('%s', async (_, path, body, status, words) => {
    const answer = await change(path, body)
    expect(answer.status).toBe(status)
    expect(JSON.stringify(answer.body)).toContain(words)
    expect(summary(await list())).toEqual(['stores-2026: 50*'])
  })

  it('are not renamed to a name that is taken, or while a file is imported', async () => {
    const { version } = await build('farms', 40)
    const rename = { ...set, name: 'farms', newName: 'stores-2026' }
    expect(await change('describe', rename)).toMatchObject({ status: 409 })
    const unlock = await lockBuilds(folder)
    expect((await change('describe', { ...rename, newName: 'fields' })).body.message).toContain(
      'import running',
    )
    await unlock()
    expect(await currentVersion(folder)).toBe(version)
  })
})
