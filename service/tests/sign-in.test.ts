import { describe, expect, it } from 'vitest'
import { sessionPaths } from '#contract/accounts.ts'
import { trustedProxiesIn } from '../http/trusted-proxies.ts'
import { cookieIn, listedAudit, ownHeaders, password, signInApp } from '../testing/sign-in-app.ts'

const HOUR = 3_600_000
const audit = listedAudit()
const it1 = await signInApp('password', { audit })
const { accounts, addPerson, call, clock, cookieOf, signIn } = it1
await addPerson('member', 'ann@example.com')
await addPerson('viewer', 'vic@example.com')

const search = (cookie?: string, headers: Record<string, string> = {}) =>
  call({ url: '/api/v1/companies/?limit=1', cookie, headers })
const statusOf = async (cookie?: string) => (await search(cookie)).statusCode

describe('signing in', () => {
  it('lets the person use the gateway, and the cookie is for this service alone', async () => {
    expect(await statusOf()).toBe(401)
    const answer = await signIn(' ANN@example.com')
    expect(answer.json()).toEqual({
      signIn: 'password',
      person: {
        id: expect.stringMatching(/^p-/),
        login: 'ann@example.com',
        name: 'ann@example.com',
        role: 'member',
      },
    })
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['set-cookie']).toMatch(
      /^catchment=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    expect(await statusOf(cookieIn(answer))).toBe(200)
  })

  it('is audited with the person, and so is a wrong password; looking at a link is not', async () => {
    audit.events.length = 0
    const person = (await signIn('ann@example.com')).json().person
    await signIn('ann@example.com', 'not the password')
    await call({ method: 'POST', url: sessionPaths.link, payload: { token: 'made up' } })
    expect(audit.events.map(({ action, account }) => [action, account])).toEqual([
      ['sign-in', person.id],
      ['sign-in refused', 'this machine'],
    ])
    expect(JSON.stringify(audit.events)).not.toMatch(/ann@example|password/)
  })

  it('stores neither the id of a session nor a password', async () => {
    const cookie = cookieIn(await signIn('ann@example.com'))
    const stored = JSON.stringify([
      await accounts.store.list('sessions'),
      await accounts.store.list('people'),
    ])
    expect(stored).not.toContain(cookie.split('=')[1])
    expect(stored).not.toContain(password)
    expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
  })

  it('gives another id than the cookie that the browser sent, which ends', async () => {
    const planted = 'catchment=cGxhbnRlZHBsYW50ZWRwbGFudGVkcGxhbnRlZHBsYW4'
    const first = cookieIn(await signIn('ann@example.com', password, { cookie: planted }))
    expect(first).not.toBe(planted)
    expect(await statusOf(planted)).toBe(401)
    const second = cookieIn(await signIn('ann@example.com', password, { cookie: first }))
    expect([await statusOf(first), await statusOf(second)]).toEqual([401, 200])
  })

  it.each([
    ['an unknown name', 'nobody@example.com', password],
    ['a wrong password', 'vic@example.com', 'wrong wrong wrong'],
    ['a password in other letters', 'vic@example.com', password.toUpperCase()],
  ])('%s has the same answer', async (_what, login, given) => {
    const answer = await signIn(login, given)
    expect([answer.statusCode, answer.json().message, answer.headers['set-cookie']]).toEqual([
      401,
      'The name or the password is wrong.',
      undefined,
    ])
  })

  it('takes a password in any form of Unicode', async () => {
    const person = await addPerson('viewer', 'nils@example.com')
    await accounts.people.setPassword(person.id, await accounts.passwords.hash('Ångström Ångström'))
    const composed = 'Ångström Ångström'.normalize('NFD')
    expect((await signIn('nils@example.com', composed)).statusCode).toBe(200)
  })

  it.each<[string, unknown, string[]]>([
    ['nothing', undefined, ['body']],
    ['no password', { login: 'ann' }, ['password']],
    ['a long password', { login: 'ann', password: 'x'.repeat(801) }, ['password']],
    ['a long name', { login: 'x'.repeat(201), password }, ['login']],
    ['a name of two lines', { login: 'a\nb', password }, ['login']],
    ['an object', { login: { $ne: '' }, password }, ['login']],
  ])('%s is an error at its field', async (_what, payload, items) => {
    const answer = await call({
      method: 'POST',
      url: sessionPaths.session,
      payload: payload as object,
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.statusCode).toBe(400)
    const errors = [answer.json()].flat().map(({ Item }) => Item)
    expect(errors).toEqual(payload === undefined ? [undefined] : items)
  })
})

describe('guessing', () => {
  it('of one account waits longer and longer, from every address, also for a name that is not there', async () => {
    await addPerson('viewer', 'target@example.com')
    for (const login of ['target@example.com', 'not-there@example.com']) {
      const answers = []
      for (let i = 0; i < 8; i++)
        answers.push(await signIn(login, `wrong wrong ${i}`, { remoteAddress: `10.0.0.${i}` }))
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
      expect(answers.at(-1)?.headers['retry-after']).toBe('2')
      expect(answers.at(-1)?.json().message).toBe(
        'There were too many attempts to sign in. Try again in 2 seconds.',
      )
    }
    // The right password waits too.
    expect((await signIn('target@example.com')).statusCode).toBe(429)
    clock.now += 2000
    expect((await signIn('target@example.com')).statusCode).toBe(200)
    expect((await signIn('target@example.com', 'wrong again, but counted from one')).statusCode).toBe(401)
  })

  it('of one address waits, whichever account it tries; all of an IPv6 network are one', async () => {
    const from = (i: number) => ({ remoteAddress: `2001:db8:1:2::${i + 1}` })
    const statuses = []
    for (let i = 0; i < 21; i++)
      statuses.push((await signIn(`person${i}@example.com`, 'wrong wrong wrong', from(i))).statusCode)
    expect(statuses.filter((status) => status === 401)).toHaveLength(20)
    expect(statuses.at(-1)).toBe(429)
    expect((await signIn('ann@example.com', password, from(99))).statusCode).toBe(429)
    expect((await signIn('ann@example.com')).statusCode).toBe(200)
  })

  it('many at once count as many', async () => {
    await addPerson('viewer', 'many@example.com')
    const all = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        signIn('many@example.com', `wrong wrong ${i}`, { remoteAddress: `10.0.1.${i}` }),
      ),
    )
    expect(all.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5)
  })
})

describe('a session', () => {
  it('ends when it is not used for 12 hours, and after 7 days in any case', async () => {
    const cookie = await cookieOf('vic@example.com')
    clock.now += 12 * HOUR - 1
    expect(await statusOf(cookie)).toBe(200)
    clock.now += 12 * HOUR
    expect(await statusOf(cookie)).toBe(401)
    const used = await cookieOf('vic@example.com')
    const statuses = []
    for (let hours = 0; hours < 7 * 24; hours += 6) {
      clock.now += 6 * HOUR
      statuses.push(await statusOf(used))
    }
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([200]))
    expect(statuses.at(-1)).toBe(401)
  })

  it('ends by signing out, here or everywhere', async () => {
    const [one, other, third] = [
      await cookieOf('vic@example.com'),
      await cookieOf('vic@example.com'),
      await cookieOf('vic@example.com'),
    ]
    const out = await call({ method: 'DELETE', url: sessionPaths.session, cookie: one })
    expect([out.statusCode, out.headers['set-cookie']]).toEqual([
      204,
      'catchment=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    ])
    expect([await statusOf(one), await statusOf(other)]).toEqual([401, 200])
    await call({ method: 'POST', url: sessionPaths.everywhere, cookie: other })
    expect([await statusOf(other), await statusOf(third)]).toEqual([401, 401])
  })

  it('ends elsewhere when the password is changed', async () => {
    await addPerson('viewer', 'change@example.com')
    const [here, elsewhere] = [await cookieOf('change@example.com'), await cookieOf('change@example.com')]
    const change = (current: string, next: string) =>
      call({
        method: 'POST',
        url: sessionPaths.password,
        cookie: here,
        payload: { current, password: next },
      })
    expect((await change('not the password', 'another horse battery')).json()).toEqual([
      { Item: 'current', Description: 'current is not your password' },
    ])
    expect((await change(password, 'elevenchars')).json()).toEqual([
      { Item: 'password', Description: 'password must have at least 12 characters' },
    ])
    const changed = await change(password, 'another horse battery')
    expect(changed.statusCode).toBe(200)
    expect([await statusOf(elsewhere), await statusOf(here), await statusOf(cookieIn(changed))]).toEqual([
      401, 401, 200,
    ])
    expect((await signIn('change@example.com', 'another horse battery')).statusCode).toBe(200)
  })

  it.each([
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['another port', { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' }],
    ['a name pointed at this machine', { host: 'evil.example', origin: 'http://evil.example' }],
    ['a page that hides its origin', { origin: 'null' }],
  ])('cannot be used by %s', async (_what, headers) => {
    const cookie = await cookieOf('vic@example.com')
    expect((await search(cookie, headers)).statusCode).toBe(403)
    for (const url of [sessionPaths.everywhere, sessionPaths.session])
      expect(
        (await call({ method: 'POST', url, cookie, headers, payload: { login: 'a', password } })).statusCode,
      ).toBe(403)
    expect(await statusOf(cookie)).toBe(200)
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'is not begun by a body of %s, as a form of another page could send',
    async (type) => {
      const payload = JSON.stringify({ login: 'ann@example.com', password })
      const answer = await call({
        method: 'POST',
        url: sessionPaths.session,
        payload,
        headers: { 'content-type': type },
      })
      expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([415, undefined])
    },
  )

  it('is of no use for the API of keys, and a key of none for the gateway', async () => {
    const cookie = await cookieOf('vic@example.com')
    expect((await call({ url: '/v1/companies/?limit=1', cookie })).statusCode).toBe(401)
    expect((await search(undefined, { apikey: 'PlainPlainPlainPlainPlainPlain01' })).statusCode).toBe(401)
  })

  it('may come from another machine', async () => {
    const cookie = await cookieOf('vic@example.com')
    const answer = await call({ url: '/config.json', cookie, remoteAddress: '192.168.1.5' })
    expect(answer.json()).toMatchObject({
      isOperator: false,
      person: { login: 'vic@example.com', role: 'viewer' },
    })
  })

  it('is counted by person, with the limits of their plan', async () => {
    const cookie = await cookieOf('ann@example.com')
    const answer = await search(cookie)
    expect(answer.headers['ratelimit-policy']).toBe('"throttle";q=600;w=60, "quota";q=75000;w=604800')
    const { id } = (await accounts.people.byLogin('ann@example.com')) as { id: string }
    const account = await it1.counters.change(id, (before) => [before, before])
    expect(account.records).toMatchObject({ 'companies Basic': expect.any(Number) })
  })
})

describe('a one-time link', () => {
  const accept = (body: object) => call({ method: 'POST', url: sessionPaths.accept, payload: body })

  it('makes the first operator once, and no second one', async () => {
    const fresh = await signInApp()
    const post = (url: string, payload: object) => fresh.call({ method: 'POST', url, payload })
    const token = (await fresh.accounts.firstLink()) as string
    expect((await post(sessionPaths.link, { token })).json()).toEqual({ kind: 'first', role: 'operator' })
    const given = { token, login: 'olga@example.com', name: 'Olga', password }
    expect((await post(sessionPaths.accept, { ...given, password: 'short' })).statusCode).toBe(400)
    const { token: invite } = await fresh.accounts.links.make({ kind: 'first', role: 'operator', plan: 'a' })
    expect((await post(sessionPaths.accept, given)).statusCode).toBe(410)
    const made = await post(sessionPaths.accept, { ...given, token: invite })
    expect(made.json()).toMatchObject({ person: { name: 'Olga', role: 'operator' } })
    expect((await fresh.call({ url: '/operator/data-sets', cookie: cookieIn(made) })).statusCode).toBe(200)
    expect((await post(sessionPaths.accept, { ...given, token: invite })).statusCode).toBe(410)
    expect(await fresh.accounts.firstLink()).toBeUndefined()
    const late = await fresh.accounts.links.make({ kind: 'first', role: 'operator', plan: 'a' })
    expect((await post(sessionPaths.accept, { ...given, token: late.token })).statusCode).toBe(410)
  })

  it('of an invitation is for its own name and role, and for a week', async () => {
    const make = () =>
      accounts.links.make({ kind: 'invite', login: 'ines@example.com', role: 'member', plan: 'a' })
    const { token } = await make()
    const made = await accept({ token, login: 'operator@example.com', name: 'Ines', password })
    expect(made.json()).toMatchObject({ person: { login: 'ines@example.com', role: 'member' } })
    const { token: late } = await make()
    clock.now += 7 * 24 * HOUR
    expect((await accept({ token: late, name: 'Ines', password })).statusCode).toBe(410)
    expect((await accept({ token: 'x'.repeat(43), name: 'Ines', password })).statusCode).toBe(410)
    expect((await accept({ token: '../../x', name: 'Ines', password })).statusCode).toBe(400)
  })
})

describe('over https', () => {
  it('the cookie has the prefix of its host and is sent over https alone', async () => {
    const { cookieNamed } = await import('../accounts/cookies.ts')
    const sent: string[] = []
    const request = {
      server: {},
      raw: { socket: { remoteAddress: '127.0.0.1', encrypted: true } },
      headers: { cookie: 'catchment=planted; __Host-catchment=real' },
    } as never
    const reply = { header: (_name: string, value: string) => sent.push(value) } as never
    cookieNamed('catchment').set(request, reply, 'x', 60)
    expect(sent).toEqual(['__Host-catchment=x; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax'])
    // A cookie that another host of the domain planted has no prefix.
    expect(cookieNamed('catchment').read(request)).toBe('real')
    cookieNamed('catchment', '/base').set(request, reply, 'x', 60)
    expect(sent[1]).toBe('__Secure-catchment=x; Max-Age=60; Path=/base; HttpOnly; Secure; SameSite=Lax')
  })
})

it('the headers of the own page alone do not sign in', async () => {
  expect((await it1.app.inject({ url: '/config.json', headers: ownHeaders })).statusCode).toBe(401)
})

describe('behind a proxy with https', () => {
  it('people sign in below the base path, for which alone the cookie is', async () => {
    const base = '/catchment'
    const below = await signInApp('password', {
      basePath: base,
      ownHosts: ['app.example'],
      isTrustedProxy: trustedProxiesIn('loopback'),
    })
    await below.addPerson('viewer', 'vic@example.com')
    const from = (address: string) => ({
      host: 'app.example',
      origin: 'https://app.example',
      'x-forwarded-for': address,
      'x-forwarded-proto': 'https',
    })
    const signInFrom = (address: string, given: string, url = base + sessionPaths.session) =>
      below.signIn('vic@example.com', given, { url, headers: from(address) })
    const answer = await signInFrom('203.0.113.7', password)
    expect(answer.headers['set-cookie']).toMatch(
      /^__Secure-catchment=[\w-]{43}; Max-Age=604800; Path=\/catchment; HttpOnly; Secure; SameSite=Lax$/,
    )
    const search = (headers: Record<string, string>, prefix = base) =>
      below.call({ url: `${prefix}/api/v1/companies/?limit=1`, cookie: cookieIn(answer), headers })
    expect((await search(from('203.0.113.7'))).statusCode).toBe(200)
    expect((await search(from('203.0.113.7'), '')).statusCode).toBe(404)
    const unencrypted = { ...from('203.0.113.7'), origin: 'http://app.example' }
    expect((await search(unencrypted)).statusCode).toBe(403)
    expect((await signInFrom('203.0.113.7', password, sessionPaths.session)).statusCode).toBe(404)
  })
})
