import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockBuilds } from './build-lock.ts'

let dataDir = ''
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'catchment-lock-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

test('a second build is refused while the first runs, and is welcome after it', async () => {
  const unlock = await lockBuilds(dataDir)
  await expect(lockBuilds(dataDir)).rejects.toThrow(
    /^import running since \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC/,
  )
  await unlock()
  await (await lockBuilds(dataDir))()
  expect(await readdir(dataDir)).toEqual([])
})

test.each([
  [
    'of a process that is gone',
    JSON.stringify({ pid: 2 ** 22 + 1, began: '', since: '2026-01-01T00:00:00Z' }),
  ],
  [
    'of a process whose number is in use again',
    JSON.stringify({ pid: process.pid, began: 'x', since: '2026' }),
  ],
  ['cut off while it was written', ''],
])('a lock %s does not count', async (_, text) => {
  await writeFile(join(dataDir, 'build.lock'), text)
  const unlock = await lockBuilds(dataDir)
  await unlock()
  expect(await readdir(dataDir)).toEqual([])
})
