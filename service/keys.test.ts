import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Keys, openKeys } from './keys.ts'
import { accountOf } from './limits/counters.ts'
import { openLocalCounters } from './limits/local-counters.ts'

const folder = mkdtempSync(join(tmpdir(), 'keys-'))
const run = (...rest: string[]) =>
  execFileSync(process.execPath, ['--import', 'tsx', 'service/keys-cli.ts', ...rest], {
    env: { ...process.env, DATA_DIR: folder },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })

let keys: Keys
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

it('knows the extra key and stores it nowhere', () => {
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

it('shows the use of a key, by key or id, and switches a key on that was switched off', async () => {
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
  const wanted = `key           ${id}
plan          credit, 600 calls a minute
this week     12 of 12,500 calls, renews 2060-01-12 00:00 UTC
lifetime      3,456 calls
records       companies Basic       120
              people Core           2,000
switched off  2060-01-07T12:00:00.000Z, for excessive use
`
  expect([run('usage', key), run('usage', id)]).toEqual([wanted, wanted])
  expect(run('list')).toMatch(new RegExp(`${id}  credit .*switched off for excessive use`))
  expect(run('enable', id)).toBe(`${id} is switched on.\n`)
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
  [['--what']],
])(
  'refuses %j with words on standard error',
  (rest) => {
    expect(() => run(...rest)).toThrow(
      expect.objectContaining({ status: 1, stdout: '', stderr: expect.stringMatching(/\w/) }),
    )
  },
  30_000,
)
