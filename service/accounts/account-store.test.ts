import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { hasRedis, type RedisServer, startRedis } from '../testing/redis-server.ts'
import type { AccountStore } from './account-store.ts'
import { type Accounts, openAccounts } from './accounts.ts'
import { openLocalStore } from './local-store.ts'
import type { PersonRecord } from './records.ts'
import { openRedisStore } from './redis-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'accounts-'))
let redis: RedisServer | undefined
beforeAll(async () => {
  if (hasRedis) redis = await startRedis()
})
afterAll(async () => {
  await redis?.remove()
  rmSync(folder, { recursive: true, force: true })
})

const times = { idle: 1000, max: 5000 }

describe.each<[name: string, skip: boolean, open: () => AccountStore | Promise<AccountStore>]>([
  ['LMDB', false, () => openLocalStore(join(folder, 'lmdb'))],
  ['Redis', !hasRedis, () => openRedisStore(redis?.url ?? '', () => undefined)],
])('people in %s', (_name, isMissing, open) => {
  /** Two processes over one store. */
  let stores: AccountStore[] = []
  beforeAll(async () => {
    if (!isMissing) stores = await vi.waitFor(() => Promise.all([open(), open()]), 30_000)
  })
  afterAll(async () => void (await Promise.all(stores.map((store) => store.close()))))
  const accountsAt = (clock: { now: number }) =>
    stores.map((store) => openAccounts(store, times, () => clock.now)) as [Accounts, Accounts]
  const ann = { login: ' Ann@Example.com', name: 'Ann', role: 'member', plan: 'a' } as const

  it.skipIf(isMissing)(
    'an entry that one writes is read, listed, changed and removed by the other',
    async () => {
      const [one, other] = stores as [AccountStore, AccountStore]
      const attempts = { failures: 1, last: 2, until: 3 }
      await one.change('attempts', 'x', () => [attempts, null])
      expect(await other.read('attempts', 'x')).toEqual(attempts)
      expect(await other.list('attempts')).toEqual([{ id: 'x', entry: attempts }])
      expect(await other.change('attempts', 'x', (entry) => [entry, entry?.last])).toBe(2)
      await other.change('attempts', 'x', () => [undefined, null])
      expect(await one.read('attempts', 'x')).toBeUndefined()
      expect(await one.list('attempts')).toEqual([])
    },
  )

  it.skipIf(isMissing)('changes at once are all made', async () => {
    const add = (store: AccountStore) =>
      store.change('attempts', 'sum', (entry) => [
        { failures: (entry?.failures ?? 0) + 1, last: 0, until: 0 },
        null,
      ])
    await Promise.all(Array.from({ length: 60 }, (_, i) => add(stores[i % 2] as AccountStore)))
    expect((await stores[0]?.read('attempts', 'sum'))?.failures).toBe(60)
  })

  it.skipIf(isMissing)('a link is used once, however many use it at once', async () => {
    const [one, other] = accountsAt({ now: 0 })
    const { token } = await one.links.make({ kind: 'invite', role: 'member', plan: 'a', login: 'b' })
    const taken = await Promise.all(
      Array.from({ length: 8 }, (_, i) => (i % 2 ? one : other).links.take(token)),
    )
    expect(taken.filter(Boolean)).toHaveLength(1)
  })

  it.skipIf(isMissing)(
    'a link ends after its time, and that of the first administrator when there is a newer one',
    async () => {
      const clock = { now: 0 }
      const [one, other] = accountsAt(clock)
      const first = (await one.firstLink()) as string
      const second = (await other.firstLink()) as string
      expect(await one.links.find(first)).toBeUndefined()
      expect(await one.links.find(second)).toMatchObject({ kind: 'first', role: 'operator' })
      clock.now = 24 * 3_600_000
      expect(await one.links.take(second)).toBeUndefined()
    },
  )

  it.skipIf(isMissing)('a session is found by both until it is idle for too long, or too old', async () => {
    const clock = { now: 1_000_000 }
    const [one, other] = accountsAt(clock)
    const person = await one.people.add(ann)
    const session = await one.sessions.start(person)
    expect(await other.sessions.find(session)).toMatchObject({ login: 'ann@example.com', role: 'member' })
    const lasted: number[] = []
    for (let step = 1; step <= 10; step++) {
      clock.now += 900
      if (await (step % 2 ? one : other).sessions.find(session)) lasted.push(step)
    }
    // In use every 900 ms it lasts until the 5,000 ms of any session are over.
    expect(lasted).toEqual([1, 2, 3, 4, 5])
    const unused = await one.sessions.start(person)
    clock.now += 1000
    expect(await one.sessions.find(unused)).toBeUndefined()
    await one.sessions.sweep()
    expect(await other.store.list('sessions')).toEqual([])
  })

  it.skipIf(isMissing).each<[string, (accounts: Accounts, person: PersonRecord) => Promise<unknown>]>([
    ['the sessions of the person are ended', ({ people }, { id }) => people.endSessions(id)],
    ['the password is changed', ({ people }, { id }) => people.setPassword(id, 'hash')],
    ['the person is disabled', ({ people }, { id }) => people.change(id, { disabled: true })],
    ['the person is removed', ({ people }, { id }) => people.remove(id)],
    ['the person is added again', ({ people }, person) => people.add({ ...person, password: 'hash' })],
  ])('sessions end at once at the other when %s', async (what, act) => {
    const [one, other] = accountsAt({ now: 0 })
    const person = await one.people.add({ ...ann, login: what })
    const session = await one.sessions.start(person)
    expect(await other.sessions.find(session)).toBeDefined()
    await act(one, person)
    expect(await other.sessions.find(session)).toBeUndefined()
  })

  it.skipIf(isMissing)('the last operator remains', async () => {
    const [one] = accountsAt({ now: 0 })
    const { id } = await one.people.add({ ...ann, login: 'olga', role: 'operator' })
    const refused = { statusCode: 409 }
    await expect(one.people.change(id, { role: 'viewer' })).rejects.toMatchObject(refused)
    await expect(one.people.change(id, { disabled: true })).rejects.toMatchObject(refused)
    await expect(one.people.remove(id)).rejects.toMatchObject(refused)
    await one.people.add({ ...ann, login: 'otto', role: 'operator' })
    expect(await one.people.change(id, { role: 'viewer' })).toMatchObject({ role: 'viewer' })
    expect(await one.firstLink()).toBeUndefined()
  })
})
