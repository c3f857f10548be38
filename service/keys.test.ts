import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Keys, openKeys } from './keys.ts'

const folder = mkdtempSync(join(tmpdir(), 'keys-'))
const run = (...rest: string[]) =>
  execFileSync('npx', ['tsx', 'service/keys-cli.ts', ...rest], {
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

it.each([
  [[]],
  [['create']],
  [['create', '--plan', 'gold']],
  [['revoke']],
  [['revoke', 'nothing']],
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
