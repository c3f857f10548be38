import { expect, it } from 'vitest'
import { type Role, roles } from '#contract/roles.ts'
import { type Access, accessOf } from '../accounts/route-roles.ts'
import { signInApp } from '../testing/sign-in-app.ts'
import { emailKey } from '../testing/tiny-app.ts'

/** Every route of the service, with its methods. */
const routes: { method: string; url: string }[] = []
const pages = new URL('../../public', import.meta.url).pathname
const { app, addPerson, call, cookieOf } = await signInApp('password', {
  pages,
  onRoute: ({ method, url }) => {
    for (const one of [method].flat())
      if (/^(GET|POST|PUT|DELETE)$/.test(one)) routes.push({ method: one, url })
  },
})
for (const role of roles) await addPerson(role)

/** What callers of each kind may do; no one has signed in, or a person of a role has. */
const callers = ['no one', ...roles] as const
type Caller = (typeof callers)[number]
const isOpenTo = (access: Access, caller: Caller): boolean => {
  if (access === 'page' || access === 'own' || access === 'public') return true
  return caller !== 'no one' && roles.indexOf(caller) >= roles.indexOf(access)
}

/** Whether the roles refused a call: 401 without a session, 403 with the name of the role that is needed. */
async function isRefused(method: string, url: string, caller: Caller): Promise<boolean> {
  const path = url.replace(/:[a-z]+/gi, 'x').replace('*', '')
  // A new session for each call: some of the calls end them.
  const cookie = caller === 'no one' ? undefined : await cookieOf(`${caller}@example.com`)
  // The key is for the routes that check one themselves; others must not look at it.
  const headers = { apikey: emailKey, accept: '*/*' }
  const { statusCode, body } = await call({ method: method as 'GET', url: path, cookie, headers })
  if (statusCode === 401) return caller === 'no one' || !/password is wrong/.test(body)
  return statusCode === 403 && /This needs the role (\w+)/.test(body)
}

it('every route is in the table, and every caller may call what it says', async () => {
  await app.ready()
  expect(routes.length).toBeGreaterThan(100)
  const differs: string[] = []
  for (const { method, url } of routes) {
    const access = accessOf(url)
    if (access === undefined) {
      differs.push(`${method} ${url} is not in the table`)
      continue
    }
    for (const caller of callers)
      if ((await isRefused(method, url, caller)) === isOpenTo(access, caller))
        differs.push(`${method} ${url} for ${caller}: ${access}`)
  }
  expect(differs).toEqual([])
})

it.each<[string, Access]>([
  ['/api/v1/companies/search', 'viewer'],
  ['/api/v3/match', 'member'],
  ['/operator/data-sets', 'operator'],
  ['/config.json', 'viewer'],
  ['/v1/companies/search', 'own'],
  ['/docs', 'public'],
])('%s needs: %s', (url, access) => {
  expect(accessOf(url)).toBe(access)
})

it('a route that is not in the table may be called by no one', async () => {
  const other = await signInApp()
  other.app.get('/forgotten', () => ({ secret: 1 }))
  await other.addPerson('operator')
  const cookie = await other.cookieOf('operator@example.com')
  const statuses = await Promise.all(
    [undefined, cookie].map(
      async (sent) => (await other.call({ url: '/forgotten', cookie: sent })).statusCode,
    ),
  )
  expect(statuses).toEqual([401, 403])
  expect(accessOf('/forgotten')).toBeUndefined()
})

it.each<Role>(['viewer', 'member', 'exporter'])('%s reads which role is needed', async (role) => {
  const cookie = await cookieOf(`${role}@example.com`)
  const answer = await call({ url: '/operator/data-sets', cookie })
  expect(answer.json()).toEqual({
    statusCode: 403,
    message: 'This needs the role operator. An operator of the service can give it to you.',
  })
})
