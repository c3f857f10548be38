import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { DATA_VERSION, IF_DATA_VERSION } from '#contract/data-version.ts'
import { programCommand } from '../compiled/program.ts'
import { idOf } from '../keys/keys.ts'
import { plansFile } from '../limits/plans.ts'
import { publishCompanies } from '../published/versions.testing.ts'
import { hasRedis, type RedisServer, startRedis } from '../testing/redis-server.ts'
import { type ServiceProcess, startServiceProcess } from '../testing/service-process.ts'

const RECORDS = 300
const PAGE = 20
const waiting = { timeout: 30_000, interval: 50 }

/** What a plan of the tests allows: its calls in a minute, or in its week. */
const plans = {
  a: { perMinute: 20, calls: 1000, per: 'week' },
  b: { perMinute: 1000, calls: 25, per: 'week' },
}

/** Three replicas of one published version, which have keys and counts together. The clock of the third is ten minutes ahead. */
describe.skipIf(!hasRedis)('three replicas', () => {
  let root = ''
  let redis: RedisServer
  const replicas: ServiceProcess[] = []

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'replicas-'))
    redis = await startRedis()
    await publish(RECORDS)
    writeFileSync(plansFile(join(root, 'data')), JSON.stringify(plans))
    runKeys('copy')
    replicas.push(...(await Promise.all([0, 1, 2].map(start))))
    await vi.waitFor(
      async () => expect(await Promise.all(replicas.map(isReady))).not.toContain(false),
      waiting,
    )
  }, 120_000)
  afterAll(async () => {
    await Promise.all(replicas.map((replica) => replica.kill()))
    await redis.remove()
    await rm(root, { recursive: true })
  })

  const publish = (records: number) => publishCompanies(join(root, 'data'), join(root, 'shared'), records)

  const runKeys = (...words: string[]) =>
    execFileSync(...programCommand('keys-cli', ...words), {
      env: { ...process.env, DATA_DIR: join(root, 'data'), REDIS_URL: redis.url },
      encoding: 'utf8',
    }).trim()

  function start(number: number): Promise<ServiceProcess> {
    const ahead = join(root, 'ahead.mjs')
    writeFileSync(ahead, 'const now = Date.now; Date.now = () => now() + 600_000')
    return startServiceProcess(join(root, `replica ${number}`), {
      DATA_SOURCE: join(root, 'shared'),
      DATA_SOURCE_SECONDS: '1',
      REDIS_URL: redis.url,
      ...(number === 2 && { NODE_OPTIONS: `--import=${ahead.replaceAll(' ', '%20')}` }),
    })
  }

  const isReady = async ({ address }: ServiceProcess) => (await fetch(`${address}/health/ready`)).ok

  function post(
    replica: ServiceProcess | undefined,
    path: string,
    body: object,
    apikey: string,
    version = '',
  ) {
    const headers = {
      apikey,
      accept: 'application/json',
      'content-type': 'application/json',
      ...(version && { [IF_DATA_VERSION]: version }),
    }
    return fetch(replica?.address + path, { method: 'POST', headers, body: JSON.stringify(body) })
  }
  const count = (replica: ServiceProcess | undefined, apikey: string) =>
    post(replica, '/v1/companies/count', {}, apikey)

  /** The answer of the first replica, from the one that is next, that can be reached: what a proxy before them does. */
  async function fromAny(next: number, request: (replica: ServiceProcess) => Promise<Response>) {
    for (let i = next; i < next + replicas.length; i++) {
      const answer = await request(replicas[i % replicas.length] as ServiceProcess).catch(() => undefined)
      if (answer) return answer
    }
    throw new Error('no replica can be reached')
  }

  /** All records page by page, each page from the next replica and from the version of the first one. `beforePage` is called before each. */
  async function exported(apikey: string, beforePage: (page: number) => Promise<unknown>): Promise<string[]> {
    const ids: string[] = []
    let version: string | undefined
    for (let page = 0; ; page++) {
      await beforePage(page)
      const body = { ResourceType: 'Core', Limit: PAGE, Offset: page * PAGE }
      const answer = await fromAny(page, (it) => post(it, '/v1/companies/search', body, apikey, version))
      expect([page, answer.status]).toEqual([page, 200])
      version ??= answer.headers.get(DATA_VERSION) ?? ''
      expect(answer.headers.get(DATA_VERSION)).toBe(version)
      const records = (await answer.json()) as { Id: string }[]
      ids.push(...records.map(({ Id }) => Id))
      if (records.length < PAGE) return ids
    }
  }

  const records = async (apikey: string): Promise<string[]> => {
    const answer = await post(
      replicas[0],
      '/v1/companies/search',
      { ResourceType: 'Core', Limit: 2000 },
      apikey,
    )
    return ((await answer.json()) as { Id: string }[]).map(({ Id }) => Id)
  }

  test('an export goes on, complete, when a replica is killed in the middle', async () => {
    const apikey = runKeys('create', '--plan', 'unlimited')
    const expected = await records(apikey)
    expect(expected).toHaveLength(RECORDS)
    const kill = async (page: number) => page === 5 && (await replicas[1]?.kill())
    expect(await exported(apikey, kill)).toEqual(expected)
    replicas[1] = await start(1)
    await expect.poll(() => isReady(replicas[1] as ServiceProcess), waiting).toBe(true)
  }, 90_000)

  test('an export remains on its version while the replicas switch to another, one after the other', async () => {
    const apikey = runKeys('create', '--plan', 'unlimited')
    const expected = await records(apikey)
    const counted = (replica: ServiceProcess) => async () =>
      ((await (await count(replica, apikey)).json()) as { MatchCount: number }).MatchCount
    const switched = async (page: number) => {
      if (page === 3) await publish(RECORDS - 100)
      if (page !== 8) return
      for (const replica of replicas) await expect.poll(counted(replica), waiting).toBe(RECORDS - 100)
    }
    expect(await exported(apikey, switched)).toEqual(expected)
    expect(await records(apikey)).toHaveLength(RECORDS - 100)
  }, 90_000)

  /** How many of so many calls, at all replicas at once, have each status. */
  async function statuses(apikey: string, calls: number): Promise<Record<number, number>> {
    const seen: Record<number, number> = {}
    const answers = Array.from({ length: calls }, (_, i) => count(replicas[i % 3], apikey))
    for (const { status } of await Promise.all(answers)) seen[status] = (seen[status] ?? 0) + 1
    return seen
  }

  test.each([
    ['of a minute', 'a', 20, 429],
    ['of a week', 'b', 25, 403],
  ])(
    'one key has its calls %s over all of them, also where a clock is wrong',
    async (_, plan, allowed, refused) => {
      const apikey = runKeys('create', '--plan', plan)
      expect(await statuses(apikey, 60)).toEqual({ 200: allowed, [refused]: 60 - allowed })
      for (const replica of replicas) expect((await count(replica, apikey)).status).toBe(refused)
    },
  )

  test('a key that is revoked ends on all of them with the next call', async () => {
    const apikey = runKeys('create', '--plan', 'unlimited')
    expect(await statuses(apikey, 3)).toEqual({ 200: 3 })
    runKeys('revoke', idOf(apikey))
    expect(await statuses(apikey, 3)).toEqual({ 401: 3 })
  })

  test.each<[string, NodeJS.Signals, () => Promise<void>]>([
    ['silent', 'SIGSTOP', () => redis.signal('SIGCONT')],
    ['killed', 'SIGKILL', () => redis.start()],
  ])(
    'while Redis is %s calls of keys get a 503 and the app answers; then the counts are as before',
    async (_, signal, mend) => {
      const apikey = runKeys('create', '--plan', 'b')
      expect(await statuses(apikey, 9)).toEqual({ 200: 9 })
      await redis.signal(signal)
      const answers = await Promise.all(replicas.map((replica) => count(replica, apikey)))
      expect(answers.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(
        Array(3).fill([503, '2']),
      )
      const [replica] = replicas
      expect((await fetch(`${replica?.address}/health/live`)).status).toBe(200)
      expect((await post(replica, '/api/v1/companies/count', {}, '')).status).toBe(200)
      await mend()
      for (const each of replicas)
        await expect.poll(() => count(each, 'unknown').then((it) => it.status), waiting).toBe(401)
      const after = await statuses(apikey, 30)
      expect(after).toEqual({ 200: 16, 403: 14 })
    },
    60_000,
  )

  test('no replica has written an unexpected error', () => {
    const lines = replicas
      .flatMap((it) => it.errors().split('\n'))
      .filter((line) => /"level":(50|60)/.test(line))
    expect(lines.filter((line) => !/connection to Redis is lost|plans cannot be read/.test(line))).toEqual([])
  })
})
