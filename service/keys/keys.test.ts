import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { programCommand } from '../compiled/program.ts'
import { accountOf } from '../limits/counters.ts'
import { openLocalCounters } from '../limits/local-counters.ts'
import { hasExpired, type LocalKeys, openKeys } from './keys.ts'

const folder = mkdtempSync(join(tmpdir(), 'keys-'))
const run = (...rest: string[]) => runWith('', ...rest)
const runWith = (input: string, ...rest: string[]) =>
  execFileSync(...programCommand('keys-cli', ...rest), {
    env: { ...process.env, DATA_DIR: folder },
    input,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'pipe'],
  })

let keys: LocalKeys
beforeAll(() => {
  keys = openKeys(join(folder, 'keys'), 'an extra key')
})
afterAll(async () => {
  await keys.close()
  rmSync(folder, { recursive: true })
})

it('makes keys that are found, listed by id and revoked', async () => {
  const key = await keys.create('trial', true)
  expect(key).toMatch(/^[A-Za-z0-9]{32}$/)
  expect(keys.find(key)).toMatchObject({ plan: 'trial', email: true, revoked: false })
  expect(keys.find(key.toLowerCase())).toBeUndefined()
  const [{ id } = { id: '' }] = keys.list()
  expect(await keys.revoke(id)).toBe(true)
  expect(keys.find(key)).toBeUndefined()
  expect(await keys.revoke('nothing')).toBe(false)
})

it('has the extra key and stores it nowhere', () => {
  expect(keys.find('an extra key')).toMatchObject({ plan: 'unlimited' })
  expect(keys.list().map((record) => record.plan)).not.toContain('unlimited')
})

it('sees keys that another process makes and revokes, at once, and keeps only hashes', () => {
  const printed = run('create', '--plan', 'b')
  expect(printed).toMatch(/^[A-Za-z0-9]{32}\n$/)
  const key = printed.trim()
  const record = keys.find(key)
  expect(record).toMatchObject({ plan: 'b', email: false })
  const list = run('list')
  expect(list).toContain(record?.id)
  const stored = readFileSync(join(folder, 'keys', 'data.mdb'), 'latin1')
  for (const text of [list, stored]) expect(text).not.toContain(key)
  run('revoke', record?.id ?? '')
  expect(keys.find(key)).toBeUndefined()
}, 30_000)

it('makes keys that expire, and shows their last day', async () => {
  const key = run('create', '--plan', 'a', '--expires', '2060-01-31').trim()
  const record = keys.find(key)
  expect(record).toMatchObject({ expires: '2060-01-31' })
  expect(run('list')).toMatch(new RegExp(`${record?.id}  a .*expires 2060-01-31`))
  const past = await keys.create('a', false, '2026-01-31')
  expect(run('list')).toMatch(new RegExp(`${keys.find(past)?.id}  a .*expired 2026-01-31`))
}, 30_000)

it.each([
  ['2027-01-30T12:00:00Z', false],
  ['2027-01-31T23:59:59.999Z', false],
  ['2027-02-01T00:00:00Z', true],
])('at %s a key whose last day is 2027-01-31 has expired: %s', (now, expected) => {
  const record = {
    id: 'a',
    plan: 'a',
    email: false,
    created: '',
    revoked: false,
    expires: '2027-01-31',
  } as const
  expect(hasExpired(record, Date.parse(now))).toBe(expected)
  expect(hasExpired({ ...record, expires: undefined }, Date.parse(now))).toBe(false)
})

it('shows the use of a key, by id or by the key on standard input, and switches a key on that was switched off', async () => {
  const key = await keys.create('credit', false)
  const { id = '' } = keys.find(key) ?? {}
  const counters = openLocalCounters(join(folder, 'usage'), () => Date.UTC(2060, 0, 7, 12))
  await counters.change(id, (account, now) => [
    {
      ...account,
      week: now - 2.5 * 24 * 3600_000,
      inWeek: 12,
      inAll: 3456,
      records: { 'people Core': 2000, 'companies Basic': 120 },
      off: new Date(now).toISOString(),
    },
    undefined,
  ])
  const expected = `key           ${id}
plan          credit, 600 calls per minute
this week     12 of 12,500 calls, renews 2060-01-12 00:00 UTC
lifetime      3,456 calls
records       companies Basic       120
              people Core           2,000
switched off  2060-01-07T12:00:00.000Z, for excessive use
`
  expect([runWith(`${key}\n`, 'usage'), runWith(id, 'usage'), run('usage', id)]).toEqual(
    Array(3).fill(expected),
  )
  expect(() => run('usage', key)).toThrow(
    expect.objectContaining({
      status: 1,
      stderr: expect.stringMatching(/^Enter the id of the key .*standard input/),
    }),
  )
  expect(run('list')).toMatch(new RegExp(`${id}  credit .*switched off for excessive use`))
  expect(run('enable', id)).toBe(`${id} was switched on.\n`)
  expect((await accountOf(counters, id)).off).toBeUndefined()
  expect(run('enable', id)).toBe(`${id} was not switched off.\n`)
  await counters.close()
}, 60_000)

it.each([
  [[]],
  [['create']],
  [['create', '--plan', 'gold']],
  [['revoke']],
  [['revoke', 'nothing']],
  [['usage']],
  [['usage', 'nothing']],
  [['enable', 'nothing']],
  [['create', '--plan', 'a', '--expires', '2027-02-30']],
  [['create', '--plan', 'a', '--expires', 'tomorrow']],
  [['create', '--plan', 'a', '--expires', '2020-01-01']],
  [['--what']],
])(
  'refuses %j with a message on standard error',
  (rest) => {
    expect(() => run(...rest)).toThrow(
      expect.objectContaining({ status: 1, stdout: '', stderr: expect.stringMatching(/\w/) }),
    )
  },
  30_000,
)
