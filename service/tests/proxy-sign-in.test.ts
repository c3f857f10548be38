import { describe, expect, it } from 'vitest'
import { sessionPaths } from '#contract/accounts.ts'
import type { RoleRules } from '../accounts/claimed-person.ts'
import { trustedProxiesIn } from '../http/trusted-proxies.ts'
import { signInApp } from '../testing/sign-in-app.ts'

const rules: RoleRules = {
  defaultRole: 'viewer',
  plan: 'a',
  mapped: new Map([
    ['sales', 'member'],
    ['export', 'exporter'],
  ]),
  operators: new Set(['olga@example.com']),
}
const proxy = {
  headers: { user: 'x-forwarded-user', role: 'x-forwarded-groups' },
  rules,
}
const { call, accounts } = await signInApp(
  'proxy',
  { isTrustedProxy: trustedProxiesIn('127.0.0.1, 10.0.0.0/8') },
  { proxy },
)
const send = (headers: Record<string, string | string[]>, remoteAddress = '10.0.0.1') =>
  call({ url: '/config.json', headers, remoteAddress })

describe('a proxy that signs people in', () => {
  it.each<[string, Record<string, string>, string]>([
    ['no role', { 'x-forwarded-user': 'Vic@example.com' }, 'viewer'],
    [
      'a role that is not mapped',
      { 'x-forwarded-user': 'vic@example.com', 'x-forwarded-groups': 'staff' },
      'viewer',
    ],
    [
      'the highest of several',
      { 'x-forwarded-user': 'vic@example.com', 'x-forwarded-groups': 'sales, export' },
      'exporter',
    ],
    ['a lower role now', { 'x-forwarded-user': 'vic@example.com', 'x-forwarded-groups': 'sales' }, 'member'],
    ['the name of an operator', { 'x-forwarded-user': 'olga@example.com' }, 'operator'],
  ])('names a person with %s', async (_what, headers, role) => {
    const { person, signIn } = (await send(headers)).json()
    expect([person.role, signIn]).toEqual([role, 'proxy'])
    expect(person.login).toBe(headers['x-forwarded-user']?.toLowerCase())
  })

  it.each([
    ['another address', '192.168.1.5', { 'x-forwarded-user': 'olga@example.com' }],
    ['another address, by the role alone', '192.168.1.5', { 'x-forwarded-groups': 'export' }],
    ['an IPv6 address', '2001:db8::1', { 'x-forwarded-user': 'olga@example.com' }],
  ])('its header from %s is refused', async (_what, remoteAddress, headers) => {
    const answer = await send(headers, remoteAddress)
    expect([answer.statusCode, answer.json().message]).toEqual([
      403,
      'This header is accepted only from the proxy in front of this service.',
    ])
  })

  it.each<[string, Record<string, string>]>([
    ['no one', {}],
    ['an empty name', { 'x-forwarded-user': ' ' }],
    ['two names', { 'x-forwarded-user': 'vic@example.com, olga@example.com' }],
  ])('that names %s lets no one in', async (_what, headers) => {
    expect((await send(headers)).statusCode).toBe(401)
  })

  it('is no way around a disabled account', async () => {
    const headers = { 'x-forwarded-user': 'dan@example.com' }
    const { person } = (await send(headers)).json()
    await accounts.people.change(person.id, { disabled: true })
    expect((await send(headers)).statusCode).toBe(401)
  })

  it('has no passwords, and a session of another kind is of no use', async () => {
    const person = await accounts.people.add({ login: 'x', name: 'x', role: 'operator', plan: 'a' })
    const cookie = `catchment=${await accounts.sessions.start(person)}`
    expect((await call({ url: '/config.json', cookie, remoteAddress: '10.0.0.1' })).statusCode).toBe(401)
    const signIn = {
      method: 'POST',
      url: sessionPaths.session,
      payload: { login: 'x', password: 'y' },
    } as const
    expect((await call(signIn)).statusCode).toBe(404)
  })

  it('another site cannot use it', async () => {
    const headers = { 'x-forwarded-user': 'olga@example.com', origin: 'https://evil.example' }
    expect((await send(headers)).statusCode).toBe(403)
  })
})
