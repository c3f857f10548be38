import { execFileSync } from 'node:child_process'
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { correctionPaths } from '#contract/corrections.ts'
import { dataSetPaths } from '#contract/data-sets.ts'
import { importPaths } from '#contract/imports.ts'
import { qualityPaths } from '#contract/quality.ts'
import { statusValues } from '#contract/trust.ts'
import { programCommand } from '../compiled/program.ts'
import { buildVersion } from '../data/build.ts'
import { openKeys, randomKey } from '../keys/keys.ts'
import { openLocalCounters } from '../limits/local-counters.ts'
import { someRows } from '../store/rows.testing.ts'
import { hasRedis, startRedis } from '../testing/redis-server.ts'
import { type ServiceProcess, startServiceProcess } from '../testing/service-process.ts'
import { mountSmallDisk } from '../testing/small-disk.ts'
import { kindFolder } from '../versions/kind-folders.ts'

const RECORDS = 300
const NOBODY = 65534
const isRoot = process.getuid?.() === 0
const canMount = (() => {
  const disk = mountSmallDisk(1)
  disk?.remove()
  return disk !== undefined
})()

let service: ServiceProcess | undefined
let remove = async (): Promise<void> => {}
afterEach(async () => {
  await service?.kill()
  await remove()
})

interface Made {
  dataDir: string
  key: string
  /** Who runs the service, if not this user. */
  user?: number
}

/** Builds data and, where wanted, makes the folders of keys and counts; gives the key. */
async function fill(dataDir: string, hasState: boolean): Promise<string> {
  const rows = (async function* () {
    yield someRows(RECORDS)
  })()
  const date = '2026-03-31'
  await buildVersion({
    kind: 'companies',
    dataDir: kindFolder(dataDir, 'companies'),
    name: 'test',
    date,
    rows,
  })
  if (!hasState) return ''
  const keys = openKeys(join(dataDir, 'keys'))
  const key = await keys.create('a', false)
  await keys.close()
  await openLocalCounters(join(dataDir, 'usage')).close()
  return key
}

/** A folder of this user that another user may read, but not write to. */
async function ofAnotherUser(hasState: boolean): Promise<Made> {
  const dataDir = await mkdtemp(join(tmpdir(), 'read-only-'))
  remove = () => rm(dataDir, { recursive: true })
  const key = await fill(dataDir, hasState)
  for (const entry of await readdir(dataDir, { recursive: true, withFileTypes: true }))
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o555 : 0o444)
  await chmod(dataDir, 0o555)
  return { dataDir, key, user: NOBODY }
}

/** A disk that is mounted for reading only. */
async function onReadOnlyDisk(hasState: boolean): Promise<Made> {
  const disk = mountSmallDisk(32)
  if (!disk) throw new Error('A disk can be mounted, as canMount says')
  remove = async () => disk.remove()
  const key = await fill(disk.folder, hasState)
  disk.makeReadOnly()
  return { dataDir: disk.folder, key }
}

const cases: [what: string, make: typeof ofAnotherUser, canRun: boolean, hasState: boolean][] = [
  ['of another user', ofAnotherUser, isRoot, true],
  ['of another user without keys and counts', ofAnotherUser, isRoot, false],
  ['on a read-only disk', onReadOnlyDisk, canMount, true],
  ['on a read-only disk without keys and counts', onReadOnlyDisk, canMount, false],
]

const EXTRA_KEY = 'ReadOnlyReadOnlyReadOnlyReadOnly'

/** An answer with a message. */
const refusal = (statusCode: number, words: RegExp) => [
  statusCode,
  { statusCode, message: expect.stringMatching(words) },
]

describe('a folder that cannot be written to is served, and what has to be stored is refused in words', () => {
  for (const [what, make, canRun, hasState] of cases)
    test.skipIf(!canRun)(
      what,
      async () => {
        const { dataDir, key, user } = await make(hasState)
        service = await startServiceProcess(
          dataDir,
          { HOME: tmpdir(), API_KEY: EXTRA_KEY },
          user ? { user } : {},
        )
        expect(service.errors()).toContain(`Warning: this user cannot write to ${dataDir}. `)
        const { address = '' } = service
        const call = async (path: string, body?: object, headers: Record<string, string> = {}) => {
          const response = await fetch(`${address}${path}`, {
            method: body ? 'POST' : 'GET',
            headers: { 'content-type': 'application/json', ...headers },
            ...(body && { body: JSON.stringify(body) }),
          })
          return [response.status, await response.json()]
        }
        const all = { OperatingStatus: [...statusValues] }
        expect(await call('/api/v1/companies/count', all)).toEqual([200, { MatchCount: RECORDS }])
        const [, records] = await call('/api/v1/companies/search', { ...all, Limit: 5 })
        expect(records).toHaveLength(5)
        expect(await call(dataSetPaths.list)).toEqual([200, expect.anything()])

        const notCounted = refusal(503, /cannot be counted: the data folder .* is read-only/)
        for (const apikey of key ? [EXTRA_KEY, key] : [EXTRA_KEY])
          expect(await call('/v1/companies/count', all, { apikey })).toEqual(notCounted)
        expect((await call('/v1/companies/count', all, { apikey: randomKey() }))[0]).toBe(401)
        expect(await call('/health')).toEqual([
          503,
          expect.objectContaining({ status: 'degraded', problems: [expect.stringMatching(/read-only/)] }),
        ])

        const denied = refusal(409, /no permission to use \S+: .*(permission denied|read-only)/i)
        const { version } = (await call('/health'))[1].data.companies
        const changes: [path: string, body: object][] = [
          [importPaths.uploads, { name: 'a.csv', size: 4 }],
          [dataSetPaths.use, { kind: 'companies', version }],
          [dataSetPaths.describe, { kind: 'companies', name: 'test', newName: 'b', source: '', license: '' }],
          [
            correctionPaths.corrections,
            { kind: 'companies', id: records[0].Id, fields: { Phone: '2125550100' } },
          ],
        ]
        for (const [path, body] of changes)
          expect([path, ...(await call(path, body))]).toEqual([path, ...denied])
        const quality = () => call(`${qualityPaths.report}?kind=companies&version=${version}`)
        await expect.poll(quality, { timeout: 20_000 }).toEqual([200, expect.anything()])
      },
      60_000,
    )
})

test.skipIf(!canMount || !hasRedis)(
  'keys and counts in Redis need no folder that can be written to',
  async () => {
    const { dataDir } = await onReadOnlyDisk(false)
    const removeDisk = remove
    const redis = await startRedis()
    remove = async () => {
      await redis.remove()
      await removeDisk()
    }
    const env = { REDIS_URL: redis.url }
    const key = execFileSync(...programCommand('keys-cli', 'create', '--plan', 'a'), {
      env: { ...process.env, ...env, DATA_DIR: dataDir },
      encoding: 'utf8',
    }).trim()
    service = await startServiceProcess(dataDir, env)
    const count = () =>
      fetch(`${service?.address}/v1/companies/count`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', apikey: key },
        body: '{}',
      })
    const left = (answer: Response) =>
      Number(/"quota";r=(\d+)/.exec(answer.headers.get('ratelimit') ?? '')?.[1])
    const first = await count()
    expect([first.status, await first.json()]).toEqual([200, { MatchCount: expect.any(Number) }])
    expect(left(first)).toBeGreaterThan(0)
    expect(left(await count())).toBe(left(first) - 1)
    const health = await fetch(`${service.address}/health`)
    expect(await health.json()).toMatchObject({ status: 'ok' })
  },
  60_000,
)
