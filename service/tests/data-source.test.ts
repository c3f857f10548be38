import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { correctionPaths } from '#contract/corrections.ts'
import { dataSetPaths } from '#contract/data-sets.ts'
import { forgottenPaths } from '#contract/forgotten.ts'
import { importPaths } from '#contract/imports.ts'
import { programCommand } from '../compiled/program.ts'
import { forget } from '../data/forgotten/forget.ts'
import { sayPublishedToPlace } from '../published/cli-publish.ts'
import { type FileServer, startFileServer } from '../published/file-server.testing.ts'
import { publishCompanies } from '../published/versions.testing.ts'
import { type ServiceProcess, startServiceProcess } from '../testing/service-process.ts'
import { kindFolder } from '../versions/kind-folders.ts'
import { currentVersion, versionFolder } from '../versions/version-folders.ts'

const waiting = { timeout: 30_000, interval: 50 }

let root = ''
let dataDir = ''
let shared = ''
let replica = ''
let server: FileServer
let service: ServiceProcess | undefined
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'source-'))
  dataDir = join(root, 'data')
  shared = join(root, 'shared')
  replica = join(root, 'replica')
  server = await startFileServer(shared)
})
afterEach(async () => {
  await service?.kill()
  await server.close()
  await rm(root, { recursive: true })
})

const publish = (records: number) => publishCompanies(dataDir, shared, records)
const publishAgain = () => sayPublishedToPlace(shared, { dataDir, sets: [], say: () => undefined })

async function start(): Promise<ServiceProcess> {
  const source = server.address.replace('http://', 'http://ann:secret@')
  service = await startServiceProcess(replica, {
    DATA_SOURCE: source,
    DATA_SOURCE_SECONDS: '1',
    LOG_LEVEL: 'info',
  })
  return service
}

async function call(path: string, body?: object): Promise<[status: number, answer: unknown]> {
  const response = await fetch(`${service?.address}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  return [response.status, await response.json()]
}

const ready = () => call('/health/ready')
const isReady = [200, expect.objectContaining({ status: 'ready' })]
const count = () => call('/api/v1/companies/count', {})
const notReady = (words: RegExp) => [
  503,
  expect.objectContaining({ checks: expect.objectContaining({ source: expect.stringMatching(words) }) }),
]

test('a replica is ready once a version is whole, and switches under load without a failed call', async () => {
  await start()
  await expect.poll(ready, waiting).toEqual(notReady(/^DATA_SOURCE was not read yet$|no answer/))
  await publish(100)
  await expect.poll(ready, waiting).toEqual(isReady)
  expect(await count()).toEqual([200, { MatchCount: 100 }])
  const counts = new Set<string>()
  let isLoaded = true
  const load = Array.from({ length: 4 }, async () => {
    while (isLoaded) counts.add(JSON.stringify(await count()))
  })
  await publish(60)
  await expect.poll(count, waiting).toEqual([200, { MatchCount: 60 }])
  isLoaded = false
  await Promise.all(load)
  expect([...counts].sort()).toEqual(['[200,{"MatchCount":100}]', '[200,{"MatchCount":60}]'])
  const metrics = await (await fetch(`${service?.address}/metrics`)).text()
  expect(metrics).toContain('catchment_source_current{kind="companies"} 1')
  expect(service?.errors()).toMatch(/a published version is being fetched/)
  expect(service?.errors()).not.toContain('secret')
}, 90_000)

test('a forgotten record is in no answer a little later, without a new version', async () => {
  await publish(100)
  await start()
  await expect.poll(ready, waiting).toEqual(isReady)
  const before = server.seen.filter((path) => path.includes('/versions/')).length
  const [, records] = await call('/api/v1/companies/search', { Limit: 1 })
  const [{ Id: id }] = records as [{ Id: string }]
  await forget(dataDir, { kind: 'companies', id }, 'test')
  await publishAgain()
  await expect.poll(async () => (await call(`/api/v1/companies/${id}`))[0], waiting).toBe(404)
  expect(server.seen.filter((path) => path.includes('/versions/')).length).toBe(before)
}, 60_000)

test('a replica with a damaged copy is not ready and says why, and is once it has fetched it again', async () => {
  const version = await publish(100)
  await start()
  await expect.poll(ready, waiting).toEqual(isReady)
  await service?.kill()
  const copy = versionFolder(kindFolder(replica, 'companies'), version)
  await writeFile(join(copy, 'companies.duckdb'), 'damaged')
  server.failing = (path) => (path.includes('blobs') ? { content: 'damaged too' } : undefined)
  await start()
  await expect
    .poll(ready, waiting)
    .toEqual(notReady(/the copy of test@\w+ is damaged: companies.duckdb has .* bytes/))
  await expect.poll(ready, waiting).toEqual(notReady(/it cannot be fetched again: .*/))
  expect((await count())[1]).not.toEqual({ MatchCount: 100 })
  server.failing = () => undefined
  await expect.poll(ready, waiting).toEqual(isReady)
  expect(await count()).toEqual([200, { MatchCount: 100 }])
}, 90_000)

test('a replica that has data answers while its source is away', async () => {
  await publish(100)
  await start()
  await expect.poll(ready, waiting).toEqual(isReady)
  await service?.kill()
  server.failing = () => ({ status: 500 })
  await start()
  await expect.poll(ready, waiting).toEqual(isReady)
  expect(await count()).toEqual([200, { MatchCount: 100 }])
  const degraded = { status: 'degraded', problems: [expect.stringMatching(/500 \(Internal Server Error\)/)] }
  await expect.poll(async () => (await call('/health'))[1], waiting).toMatchObject(degraded)
}, 60_000)

test('what changes data is refused where it is not published', async () => {
  const version = await publish(100)
  await start()
  await expect.poll(ready, waiting).toEqual(isReady)
  const refused = [
    409,
    { statusCode: 409, message: expect.stringMatching(/DATA_SOURCE .*where the data is published/) },
  ]
  for (const [path, body] of [
    [importPaths.uploads, { name: 'a.csv', size: 4 }],
    [dataSetPaths.use, { kind: 'companies', version }],
    [dataSetPaths.remove, { kind: 'companies', wanted: version }],
    [correctionPaths.corrections, { kind: 'companies', id: '1', fields: {} }],
    [forgottenPaths.forgotten, { kind: 'companies', id: '1' }],
  ] as const)
    expect([path, await call(path, body)]).toEqual([path, refused])
  expect((await call(dataSetPaths.list))[0]).toBe(200)
  const env = { ...process.env, DATA_DIR: replica, DATA_SOURCE: 'https://ann:secret@data.example/x' }
  const run = (...words: string[]) =>
    execFileSync(...programCommand('data/cli', ...words), { env, encoding: 'utf8', stdio: 'pipe' })
  for (const words of [['use', 'test'], ['sample'], ['forget', '--kind', 'companies', '--id', '1']])
    expect(() => run(...words)).toThrow(/DATA_SOURCE \(https:\/\/data.example\/x\/\) and does not change it/)
  expect(run('list')).toContain(version)
  expect(await currentVersion(kindFolder(replica, 'companies'))).toBe(version)
}, 60_000)
