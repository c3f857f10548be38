import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { currentVersion, newVersion, switchTo, versionFolder, versionNames } from './version-folders.ts'
import { listVersions, pruneVersions, removeVersions, switchVersion } from './versions.ts'

let dataDir = ''
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'catchment-versions-'))
  for (const version of ['mine@1', 'mine@2', 'sample@1', 'sample@2', 'sample@3']) await addVersion(version)
  await switchTo(dataDir, 'sample@3')
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

async function addVersion(version: string): Promise<void> {
  const folder = versionFolder(dataDir, version)
  await mkdir(folder, { recursive: true })
  const [name] = version.split('@')
  await writeFile(
    join(folder, 'info.json'),
    JSON.stringify({ name, version, companies: 3, date: '2026-01-01' }),
  )
}

test('lists what there is and what is in use, but no unfinished build', async () => {
  await mkdir(join(dataDir, 'versions', 'mine@3.building'))
  const versions = await listVersions(dataDir)
  expect(versions.map(({ version, current }) => (current ? `*${version}` : version))).toEqual([
    'mine@1',
    'mine@2',
    'sample@1',
    'sample@2',
    '*sample@3',
  ])
})

test('an empty data folder has no versions', async () => {
  expect(await listVersions(join(dataDir, 'nowhere'))).toEqual([])
  expect(await currentVersion(join(dataDir, 'nowhere'))).toBeUndefined()
})

test.each([
  ['mine', 'mine@2'],
  ['mine@1', 'mine@1'],
])('use %s switches to %s', async (wanted, version) => {
  expect(await switchVersion(dataDir, wanted)).toBe(version)
  expect(await currentVersion(dataDir)).toBe(version)
})

test('removes a name or one version', async () => {
  expect(await removeVersions(dataDir, 'mine')).toEqual(['mine@1', 'mine@2'])
  expect(await removeVersions(dataDir, 'sample@1')).toEqual(['sample@1'])
  expect(await versionNames(dataDir)).toEqual(['sample@2', 'sample@3'])
})

test('removes nothing when what is in use is among it', async () => {
  await expect(removeVersions(dataDir, 'sample')).rejects.toThrow(/sample@3 is in use/)
  expect(await versionNames(dataDir)).toHaveLength(5)
})

test('a name that is not there is answered with those that are', async () => {
  await expect(switchVersion(dataDir, 'yours')).rejects.toThrow(
    'There is no data set "yours". Data sets here: mine, sample',
  )
})

test('pruning keeps the last two of a name and the one in use', async () => {
  await switchTo(dataDir, 'sample@1')
  await addVersion('sample@4')
  await pruneVersions(dataDir, 'sample')
  expect(await versionNames(dataDir)).toEqual(['mine@1', 'mine@2', 'sample@1', 'sample@3', 'sample@4'])
})

test.each(['', 'a b', '../up', 'x@y', 'a.building', 'é', 'a'.repeat(61)])('%j cannot be a name', (name) => {
  expect(() => newVersion(name, new Date())).toThrow(/cannot be the name of a data set/)
})
