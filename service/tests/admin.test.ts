import { describe, expect, it } from 'vitest'
import { adminPaths, type KeysAnswer, type PeopleAnswer, sessionPaths } from '#contract/accounts.ts'
import type { Role } from '#contract/roles.ts'
import { openKeys } from '../keys/keys.ts'
import { limitCalls } from '../limits/limit-calls.ts'
import { fixedPlans } from '../testing/fixed-plans.ts'
import { cookieIn, password, signInApp, VIEWER_READS } from '../testing/sign-in-app.ts'
import { tinyStores } from '../testing/tiny-store.ts'

const DAY = 24 * 3_600_000
const { addPerson, call, clock, cookieOf, counters, accounts, signIn } = await signInApp()
await addPerson('operator', 'olga@example.com')
const operator = await cookieOf('olga@example.com')
const send = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
  call({ method, url, payload, cookie: operator })

describe('people', () => {
  it('are invited with a role and a plan, and make their own password', async () => {
    const made = await send('POST', adminPaths.invites, {
      login: 'Ines@example.com',
      role: 'exporter',
      plan: 'b',
    })
    const { token, expires } = made.json()
    expect(Date.parse(expires)).toBe(clock.now + 7 * DAY)
    const accepted = await call({
      method: 'POST',
      url: sessionPaths.accept,
      payload: { token, name: 'Ines', password },
    })
    const { people } = (await send('GET', adminPaths.people)).json() as PeopleAnswer
    expect(people.find(({ name }) => name === 'Ines')).toEqual({
      id: accepted.json().person.id,
      login: 'ines@example.com',
      name: 'Ines',
      role: 'exporter',
      plan: 'b',
      created: new Date(clock.now).toISOString(),
      lastSeen: new Date(clock.now).toISOString(),
      disabled: false,
      used: { week: 0, all: 0, records: {} },
    })
    expect(JSON.stringify(people)).not.toMatch(/argon2|epoch/)
  })

  it('are changed, signed out, disabled and removed, each at once', async () => {
    const { id } = await addPerson('viewer', 'max@example.com')
    const statusOf = async (cookie: string, url = '/api/v1/companies/?limit=1') =>
      (await call({ url, cookie })).statusCode
    const first = await cookieOf('max@example.com')
    await send('POST', adminPaths.person(id), { role: 'operator' })
    expect(await statusOf(first, adminPaths.people)).toBe(200)
    await send('POST', adminPaths.endSessions(id))
    expect(await statusOf(first)).toBe(401)
    const second = await cookieOf('max@example.com')
    await send('POST', adminPaths.person(id), { disabled: true })
    expect([await statusOf(second), (await signIn('max@example.com')).statusCode]).toEqual([401, 401])
    expect(
      (await send('POST', adminPaths.invites, { login: 'max@example.com', role: 'viewer' })).statusCode,
    ).toBe(400)
    await send('POST', adminPaths.person(id), { disabled: false })
    const third = cookieIn(await signIn('max@example.com'))
    expect(await statusOf(third)).toBe(200)
    const { people } = (await send('DELETE', adminPaths.person(id))).json() as PeopleAnswer
    expect(people.map(({ login }) => login)).not.toContain('max@example.com')
    expect(await statusOf(third)).toBe(401)
  })

  it.each<[string, string, object, number]>([
    ['an unknown person', adminPaths.person('p-0'), { role: 'viewer' }, 404],
    ['an unknown role', adminPaths.person('p-0'), { role: 'king' }, 400],
    ['no change', adminPaths.person('p-0'), {}, 400],
    ['an invitation without a name', adminPaths.invites, { role: 'viewer' }, 400],
    ['an invitation to an unknown plan', adminPaths.invites, { login: 'a', role: 'viewer', plan: 'x' }, 400],
  ])('%s is refused', async (_what, url, body, status) => {
    expect((await send('POST', url, body)).statusCode).toBe(status)
  })

  it('the last operator cannot be removed', async () => {
    const { id } = (await accounts.people.byLogin('olga@example.com')) as { id: string }
    const answer = await send('DELETE', adminPaths.person(id))
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'This is the last operator. Make another person an operator first.',
    ])
  })
})

describe('records on the screen', () => {
  const page = async (cookie: string, headers: Record<string, string> = {}) =>
    call({ url: '/api/v1/companies/?limit=10', cookie, headers })

  it('a viewer reads so many records in a day, then none until midnight', async () => {
    await addPerson('viewer', 'vic@example.com')
    const cookie = await cookieOf('vic@example.com')
    const pages = await Promise.all(Array.from({ length: 6 }, () => page(cookie)))
    expect(pages.filter(({ statusCode }) => statusCode === 200)).toHaveLength(VIEWER_READS / 10)
    const refused = await page(cookie)
    expect([refused.statusCode, refused.json().message, refused.headers['retry-after']]).toEqual([
      403,
      'You have read 30 records today, the maximum for your role. Exporting, which has no such maximum, needs the role exporter.',
      String(14 * 3600),
    ])
    // Counts are not records.
    const count = { method: 'POST', url: '/api/v1/companies/count', payload: {}, cookie } as const
    expect((await call(count)).statusCode).toBe(200)
    clock.now += 14 * 3_600_000
    expect((await page(await cookieOf('vic@example.com'))).statusCode).toBe(200)
  })

  it.each<[Role, number]>([
    ['viewer', 403],
    ['member', 403],
    ['exporter', 200],
    ['operator', 200],
  ])('calls that the app marks as an export need the role exporter: %s', async (role, status) => {
    await addPerson(role, `export-${role}@example.com`)
    const answer = await page(await cookieOf(`export-${role}@example.com`), { 'record-use': 'export' })
    expect(answer.statusCode).toBe(status)
  })
})

describe('keys', async () => {
  const { mkdtempSync } = await import('node:fs')
  const { tmpdir } = await import('node:os')
  const keys = openKeys(mkdtempSync(`${tmpdir()}/admin-keys-`))
  const limits = limitCalls(counters, fixedPlans())
  const other = await signInApp('password', { source: { stores: tinyStores, keys, limits, counters } })
  await other.addPerson('operator')
  const cookie = await other.cookieOf('operator@example.com')
  const send = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
    (await other.call({ method, url, payload, cookie })).json()
  const statusWith = async (apikey: string) =>
    (await other.call({ url: '/v1/companies/?limit=1', headers: { apikey } })).statusCode
  const listed = async () => ((await send('GET', adminPaths.keys)) as KeysAnswer).keys

  it('a key is in the answer that makes it alone, and works', async () => {
    const { key } = await send('POST', adminPaths.keys, { plan: 'a', expires: '2099-01-31' })
    expect(await statusWith(key)).toBe(200)
    const text = JSON.stringify(await listed())
    expect(text).not.toContain(key)
    expect((await listed()).at(-1)).toMatchObject({
      plan: 'a',
      email: false,
      expires: '2099-01-31',
      expired: false,
      used: { week: 1, all: 1, records: { 'companies Basic': 1 } },
    })
  })

  it('a rotated key works beside the new one until its last day', async () => {
    const { key } = await send('POST', adminPaths.keys, { plan: 'b', email: true })
    const before = (await listed()).find((one) => one.plan === 'b')?.id ?? ''
    const { key: next, keys: after } = await send('POST', adminPaths.rotateKey(before), { days: 7 })
    expect([await statusWith(key), await statusWith(next)]).toEqual([200, 200])
    const day = new Date(Date.now() + 7 * DAY).toISOString().slice(0, 10)
    const rotated = (after as KeysAnswer['keys']).filter((one) => one.plan === 'b')
    expect(rotated.map(({ email, expires }) => `${email} ${expires}`).sort()).toEqual([
      `true ${day}`,
      'true undefined',
    ])
  })

  it('a key is changed and revoked at once', async () => {
    const { key } = await send('POST', adminPaths.keys, { plan: 'trial' })
    const mine = (await listed()).find((one) => one.plan === 'trial')?.id ?? ''
    await send('POST', adminPaths.key(mine), { plan: 'c' })
    expect((await listed()).find(({ id }) => id === mine)?.plan).toBe('c')
    expect(await statusWith(key)).toBe(200)
    await send('DELETE', adminPaths.key(mine))
    expect(await statusWith(key)).toBe(401)
    expect(await send('DELETE', adminPaths.key('ffffffff'))).toMatchObject({ statusCode: 404 })
    expect(await send('POST', adminPaths.rotateKey(mine), { days: 1 })).toMatchObject({ statusCode: 404 })
  })
})
