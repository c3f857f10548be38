import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionPaths } from '#contract/accounts.ts'
import type { RoleRules } from '../accounts/claimed-person.ts'
import { type Issuer, issuerOf } from '../accounts/oidc.ts'
import { cookieIn, listedAudit, signInApp } from '../testing/sign-in-app.ts'

const client = { clientId: 'catchment', clientSecret: 'a secret of the client' }
const callback = `http://localhost:8080${sessionPaths.callback}`
const rules: RoleRules = {
  defaultRole: 'viewer',
  plan: 'a',
  mapped: new Map([['sales', 'exporter']]),
  operators: new Set(['olga@example.com']),
}

/** What the issuer says of people, by the name with which they sign in there. */
const people: Record<string, object> = {
  ann: { email: 'ann@example.com', email_verified: true, name: 'Ann Archer', groups: ['staff', 'sales'] },
  olga: { email: 'olga@example.com', email_verified: true, name: 'Olga' },
  false: { email: 'olga@example.com', email_verified: false, name: 'False Olga' },
}

let server: Server
let issuer = ''
let provider: Provider

beforeAll(async () => {
  server = createServer((request, response) => provider.callback()(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  provider = new Provider(issuer, {
    clients: [{ client_id: client.clientId, client_secret: client.clientSecret, redirect_uris: [callback] }],
    claims: { openid: ['sub'], profile: ['name', 'groups'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/sign-in-here/${uid}` },
    findAccount: (_context: unknown, id: string) => ({
      accountId: id,
      claims: () => ({ sub: id, ...people[id] }),
    }),
  })
  provider.use(async (context, next) => {
    if (!context.path.startsWith('/sign-in-here/')) return next()
    const { prompt, params } = await provider.interactionDetails(context.req, context.res)
    const grant = new provider.Grant({ accountId: signingIn, clientId: String(params.client_id) })
    grant.addOIDCScope('openid profile email')
    const result =
      prompt.name === 'login'
        ? { login: { accountId: signingIn } }
        : { consent: { grantId: await grant.save() } }
    await provider.interactionFinished(context.req, context.res, result, { mergeWithLastSubmission: true })
  })
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Who signs in at the issuer next. */
let signingIn = 'ann'

/** Follows the redirects of the issuer, with its cookies, until it returns to this service. */
async function throughIssuer(address: string, person: string): Promise<string> {
  signingIn = person
  const cookies = new Map<string, string>()
  for (let next = address, steps = 0; steps < 10; steps++) {
    const response = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (!location) throw new Error(`The issuer answered ${response.status}: ${await response.text()}`)
    next = new URL(location, next).href
    if (next.startsWith(callback)) return next.slice('http://localhost:8080'.length)
  }
  throw new Error('The issuer does not return')
}

const audit = listedAudit()

const appWith = (given: Issuer) =>
  signInApp('oidc', { audit }, { oidc: { issuer: given, rules, roleClaim: 'groups' } })

describe('signing in at an issuer', () => {
  let it1: Awaited<ReturnType<typeof appWith>>
  beforeAll(async () => {
    it1 = await appWith(issuerOf({ issuer, ...client }))
  })

  /** Begins to sign in: the address at the issuer, and the cookie of this browser. */
  async function begin(back = '/') {
    const answer = await it1.call({ url: `${sessionPaths.oidc}?${new URLSearchParams({ back })}` })
    return { address: String(answer.headers.location), cookie: cookieIn(answer), answer }
  }
  /** Returns from the issuer, as its redirect makes the browser do. */
  const finish = (url: string, cookie = '') =>
    it1.app.inject({ url, headers: { host: 'localhost:8080', 'sec-fetch-site': 'cross-site', cookie } })
  const sessionIn = (answer: Awaited<ReturnType<typeof finish>>) =>
    [answer.headers['set-cookie']]
      .flat()
      .find((line) => /^catchment=[\w-]/.test(String(line)))
      ?.split(';')[0]
  const personOf = async (person: string) => {
    const { address, cookie } = await begin()
    const session = sessionIn(await finish(await throughIssuer(address, person), cookie))
    return (await it1.call({ url: sessionPaths.session, cookie: session })).json().person
  }

  it('sends state, nonce and the challenge of PKCE, and a cookie for the way back', async () => {
    const { address, answer } = await begin()
    const sent = new URL(address).searchParams
    expect(Object.fromEntries(sent)).toMatchObject({
      response_type: 'code',
      client_id: 'catchment',
      redirect_uri: callback,
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(answer.headers['set-cookie']).toMatch(/; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/)
  })

  it('makes the person with the mapped role, and returns to the page that was left', async () => {
    const { address, cookie } = await begin('/?city=Omaha#map')
    const answer = await finish(await throughIssuer(address, 'ann'), cookie)
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/?city=Omaha#map'])
    const { person } = (await it1.call({ url: sessionPaths.session, cookie: sessionIn(answer) })).json()
    expect(person).toMatchObject({ login: 'ann@example.com', name: 'Ann Archer', role: 'exporter' })
    expect((await personOf('ann')).id).toBe(person.id)
  })

  it('who was taken back from the issuer is audited, and an answer that was refused', async () => {
    audit.events.length = 0
    const { id } = await personOf('ann')
    await finish(`${sessionPaths.callback}?code=made-up&state=made-up`)
    expect(audit.events.filter(({ what }) => what?.endsWith(sessionPaths.callback))).toMatchObject([
      { action: 'sign-in', account: id },
      { action: 'sign-in refused', account: 'this machine' },
    ])
  })

  it('an address that the issuer has verified makes an operator, another does not', async () => {
    expect(await personOf('olga')).toMatchObject({ role: 'operator' })
    expect(await personOf('false')).toMatchObject({ role: 'viewer' })
  })

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/\tx'])(
    'does not return to %s',
    async (back) => {
      const { address, cookie } = await begin(back)
      expect((await finish(await throughIssuer(address, 'ann'), cookie)).headers.location).toBe('/')
    },
  )

  it.each<[string, (url: URL) => void, string]>([
    ['another state', (url) => url.searchParams.set('state', 'x'.repeat(43)), 'refused'],
    ['no state', (url) => url.searchParams.delete('state'), 'refused'],
    ['another code', (url) => url.searchParams.set('code', 'x'.repeat(43)), 'refused'],
    ['another issuer', (url) => url.searchParams.set('iss', 'https://evil.example'), 'refused'],
    ['an error of the issuer', (url) => url.searchParams.set('error', 'access_denied'), 'refused'],
  ])('an answer with %s is refused', async (_what, change, problem) => {
    const { address, cookie } = await begin()
    const url = new URL(await throughIssuer(address, 'ann'), 'http://localhost:8080')
    change(url)
    const answer = await finish(url.pathname + url.search, cookie)
    expect([answer.headers.location, sessionIn(answer)]).toEqual([`/sign-in#problem=${problem}`, undefined])
  })

  it('an answer is used once, by the browser that began, within ten minutes', async () => {
    const first = await begin()
    const url = await throughIssuer(first.address, 'ann')
    const problemOf = async (cookie: string | undefined) => (await finish(url, cookie)).headers.location
    expect(await problemOf(undefined)).toBe('/sign-in#problem=late')
    expect(await problemOf((await begin()).cookie)).toBe('/sign-in#problem=refused')
    expect(await problemOf(first.cookie)).toBe('/')
    expect(await problemOf(first.cookie)).toBe('/sign-in#problem=late')
    // The code itself is used up too.
    expect(await problemOf((await begin()).cookie)).toBe('/sign-in#problem=refused')
    const late = await begin()
    it1.clock.now += 600_001
    expect((await finish(await throughIssuer(late.address, 'ann'), late.cookie)).headers.location).toBe(
      '/sign-in#problem=late',
    )
  })

  it('a person who is disabled here cannot sign in', async () => {
    const { id } = await personOf('ann')
    await it1.accounts.people.change(id, { disabled: true })
    const { address, cookie } = await begin()
    const answer = await finish(await throughIssuer(address, 'ann'), cookie)
    expect([answer.headers.location, sessionIn(answer)]).toEqual(['/sign-in#problem=disabled', undefined])
  })
})

it('while the issuer does not answer the service runs and says so, and signs in once it does', async () => {
  const away = createServer((request, response) => server.emit('request', request, response))
  await new Promise<void>((done) => away.listen(0, '127.0.0.1', done))
  const { port } = away.address() as AddressInfo
  await new Promise((done) => away.close(done))
  const own = await appWith(issuerOf({ issuer: `http://localhost:${port}`, ...client }))
  const locationOf = async () => (await own.call({ url: sessionPaths.oidc })).headers.location
  expect(await locationOf()).toBe('/sign-in#problem=away')
  expect((await own.call({ url: '/health' })).statusCode).toBe(200)
  // Under another address the issuer is another one: its description is refused.
  await new Promise<void>((done) => away.listen(port, '127.0.0.1', done))
  expect(await locationOf()).toBe('/sign-in#problem=away')
  const before = provider
  provider = new Provider(`http://localhost:${port}`, {
    clients: [{ client_id: client.clientId, client_secret: client.clientSecret, redirect_uris: [callback] }],
    features: { devInteractions: { enabled: false } },
  })
  expect(await locationOf()).toContain(`http://localhost:${port}/auth?`)
  provider = before
  away.closeAllConnections()
  away.close()
})
