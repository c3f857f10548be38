import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from 'redis'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { programCommand } from '../compiled/program.ts'
import { livePlans } from '../limits/live-plans.ts'
import { defaultPlans, plansFile } from '../limits/plans.ts'
import { openPlansText } from '../limits/plans-text.ts'
import { hasRedis, type RedisServer, startRedis } from '../testing/redis-server.ts'
import { extraOf, type Keys, openKeys } from './keys.ts'
import { openRedisKeys } from './redis-keys.ts'

describe.skipIf(!hasRedis)('the keys of several machines', () => {
  const folder = mkdtempSync(join(tmpdir(), 'redis-keys-'))
  let url = ''
  let redis: RedisServer
  let [one, other]: [Keys, Keys] = [] as never
  beforeAll(async () => {
    redis = await startRedis()
    url = redis.url
    const open = () => openRedisKeys(url, () => undefined, extraOf('an extra key'))
    ;[one, other] = [await open(), await open()]
  })
  afterAll(async () => {
    await Promise.all([one.close(), other.close()])
    await redis.remove()
    rmSync(folder, { recursive: true, force: true })
  })
  const run = (...words: string[]) =>
    execFileSync(...programCommand('keys-cli', ...words), {
      env: { ...process.env, DATA_DIR: join(folder, 'data'), REDIS_URL: url },
      encoding: 'utf8',
    })

  it('are found, changed and revoked everywhere at the next call, and only hashes are stored', async () => {
    const key = await one.create('trial', true)
    const { id = '' } = (await other.find(key)) ?? {}
    expect(await other.find(key)).toMatchObject({ plan: 'trial', email: true, revoked: false })
    expect(await other.change(id, { plan: 'a' })).toBe(true)
    expect(await one.find(key)).toMatchObject({ plan: 'a' })
    const next = (await one.rotate(id, '2060-01-31')) ?? ''
    expect(await other.find(next)).toMatchObject({ plan: 'a', email: true })
    expect(await other.find(key)).toMatchObject({ expires: '2060-01-31' })
    expect(await other.revoke(id)).toBe(true)
    expect([await one.find(key), await one.revoke('nothing'), await one.rotate(id, '2060-01-31')]).toEqual([
      undefined,
      false,
      undefined,
    ])
    const client = await createClient({ url }).connect()
    expect(JSON.stringify(await client.hGetAll('catchment:keys'))).not.toMatch(new RegExp(`${key}|${next}`))
    client.destroy()
  })

  it('have the extra key of a process, which is stored nowhere', async () => {
    expect(await one.find('an extra key')).toMatchObject({ plan: 'unlimited' })
    expect((await one.list()).map(({ plan }) => plan)).not.toContain('unlimited')
  })

  it('are managed by the command line, and copied from a data folder once', async () => {
    const key = run('create', '--plan', 'b').trim()
    const record = await one.find(key)
    expect(record).toMatchObject({ plan: 'b' })
    expect(run('list')).toContain(record?.id)
    const local = openKeys(join(folder, 'data', 'keys'))
    const stored = await local.create('c', false)
    await local.close()
    expect(await one.find(stored)).toBeUndefined()
    expect([run('copy'), run('copy')]).toEqual(['1 keys were copied.\n', '0 keys were copied.\n'])
    expect(await other.find(stored)).toMatchObject({ plan: 'c' })
  }, 60_000)

  it('have the plans that were copied, which every machine follows; wrong ones are refused', async () => {
    const write = (text: string) => writeFileSync(plansFile(join(folder, 'data')), text)
    const plansOf = async (dataDir: string) =>
      livePlans(await openPlansText({ dataDir, redisUrl: url }, () => undefined), { info() {}, error() {} })
    const small = { perMinute: 5, calls: 10, per: 'lifetime' }
    write(JSON.stringify({ a: small }))
    const machine = await plansOf(join(folder, 'data of another machine'))
    expect(machine.current()).toEqual(defaultPlans)
    expect(run('copy')).toMatch(/plans/)
    await vi.waitFor(() => expect(machine.current().limits.a).toEqual(small), 10_000)
    write('{')
    expect(() => run('copy')).toThrow(/plans\.json is not JSON/)
    rmSync(plansFile(join(folder, 'data')))
    expect(run('copy')).not.toMatch(/plans/)
    expect(machine.current().limits.a).toEqual(small)
    const key = await one.create('a', false)
    expect(run('usage', (await one.find(key))?.id ?? '')).toMatch('a, 5 calls per minute')
    await machine.close()
  }, 60_000)

  it('are refused by a 503 while Redis is away, known or not, and found when it is back', async () => {
    const key = await one.create('a', false)
    await redis.signal('SIGKILL')
    for (const given of [key, 'unknown'])
      await vi.waitFor(() => expect(one.find(given)).rejects.toMatchObject({ statusCode: 503 }), 10_000)
    await redis.start()
    await vi.waitFor(async () => expect(await one.find(key)).toMatchObject({ plan: 'a' }), 20_000)
  }, 40_000)
})
