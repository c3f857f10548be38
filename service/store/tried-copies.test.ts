import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchedManifest } from '../versions/fetched-copy.ts'
import { versionFolder } from '../versions/version-folders.ts'
import { NotPublished } from './clickhouse/not-published.ts'
import { triedCopies } from './tried-copies.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'catchment-copies-'))
})
afterAll(() => rm(dataDir, { recursive: true }))

test('neither the version in use nor a refused one is tried again', async () => {
  const copies = triedCopies(dataDir)
  await copies.use('a@2', 'a@3')
  expect(await Promise.all(['a@1', 'a@2', 'a@3'].map(copies.untried))).toEqual(['a@1', undefined, undefined])
  expect(copies.refuse('a@1', new Error('damaged'))).toBe(true)
  expect(await copies.untried('a@1')).toBeUndefined()
})

test('a refused version is tried again once it was fetched again', async () => {
  const copies = triedCopies(dataDir)
  await copies.use('a@1', 'a@2')
  const folder = versionFolder(dataDir, 'a@2')
  await mkdir(folder, { recursive: true })
  await writeFile(fetchedManifest(folder), '{}')
  const copy = (await copies.untried('a@2')) as string
  expect(copy).toContain('a@2 ')
  copies.refuse(copy, new Error('damaged'))
  expect(await copies.untried('a@2')).toBeUndefined()
})

test('a version that servers lack is tried again, and is new only once', async () => {
  const copies = triedCopies(dataDir)
  await copies.use('a@1')
  const lacking = () => copies.refuse('a@3', new NotPublished('a@3 is missing'))
  expect([lacking(), lacking(), await copies.untried('a@3')]).toEqual([true, false, 'a@3'])
})
