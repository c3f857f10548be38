import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openKeys } from '#service/keys/keys.ts'
import { takeCall } from '#service/limits/account.ts'
import { openLocalCounters } from '#service/limits/local-counters.ts'
import { checkLmdb, type LmdbFolder } from './check-lmdb.ts'

let root = ''
let environments: Record<'keys' | 'usage', LmdbFolder>
const whole = new Map<string, Buffer>()

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'catchment-lmdb-'))
  environments = {
    keys: { folder: join(root, 'keys'), named: false, loss: 'keys are lost' },
    usage: { folder: join(root, 'usage'), named: true, loss: 'counts are lost' },
  }
  const [keys, counters] = [openKeys(environments.keys.folder), openLocalCounters(environments.usage.folder)]
  for (let i = 0; i < 200; i++) {
    await keys.create('a', false)
    await counters.change(`k${i}`, (account, now) => [takeCall(account, undefined, now) ?? account, 0])
    await counters.throttle(`k${i}`, 30)
  }
  await Promise.all([keys.close(), counters.close()])
  for (const name of ['keys', 'usage']) whole.set(name, await readFile(join(root, name, 'data.mdb')))
})
afterAll(() => rm(root, { recursive: true }))

const filled = (file: Buffer, from: number, to = file.length) => Buffer.from(file).fill('Z', from, to)

const damages: Record<string, (file: Buffer) => Buffer> = {
  'nothing but garbage': (file) => filled(file, 0),
  'garbage in its header': (file) => filled(file, 0, 8192),
  'garbage behind its header': (file) => filled(file, 8192),
  'half of it missing': (file) => file.subarray(0, file.length >> 1),
  'a text in its place': () => Buffer.from('hello\n'),
}
const cases = (['keys', 'usage'] as const).flatMap((name) =>
  Object.entries(damages).map(([what, damage]) => ({ name, what, damage })),
)

test.each(cases)('$name with $what is refused in words, and no signal ends the process', async (given) => {
  const { name, damage } = given
  const file = join(root, name, 'data.mdb')
  await writeFile(file, damage(whole.get(name) as Buffer))
  await expect(checkLmdb(Object.values(environments))).rejects.toThrow(
    `${file} is damaged and cannot be read. Put it back from a backup, or move it away: ${environments[name].loss}`,
  )
  await writeFile(file, whole.get(name) as Buffer)
})

test('whole databases pass and remain as they were; missing ones pass', async () => {
  await checkLmdb([...Object.values(environments), { folder: join(root, 'none'), named: false, loss: '' }])
  for (const name of ['keys', 'usage'])
    expect(await readFile(join(root, name, 'data.mdb'))).toEqual(whole.get(name))
})
