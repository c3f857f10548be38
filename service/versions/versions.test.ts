import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Kind } from '#contract/kind.ts'
import { kindFolder } from './kind-folders.ts'
import { currentVersion, newVersion, switchTo, versionFolder, versionNames } from './version-folders.ts'
import { writeInfo } from './version-info.ts'
import {
  earlierVersions,
  listVersions,
  pruneVersions,
  removeVersions,
  switchVersion,
  versionToUse,
} from './versions.ts'

let dataDir = ''
let companies = ''
let people = ''
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'catchment-versions-'))
  companies = kindFolder(dataDir, 'companies')
  people = kindFolder(dataDir, 'people')
  for (const version of ['mine@1', 'mine@2', 'sample@1', 'sample@2', 'sample@3'])
    await addVersion(companies, version)
  for (const version of ['family@1', 'sample@7']) await addVersion(people, version)
  await switchTo(companies, 'sample@3')
  await switchTo(people, 'family@1')
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

async function addVersion(kindsFolder: string, version: string): Promise<void> {
  const folder = versionFolder(kindsFolder, version)
  await mkdir(folder, { recursive: true })
  const [name = ''] = version.split('@')
  const info = { name, version, kind: basename(kindsFolder) as Kind, records: 3, date: '2026-01-01' }
  await writeInfo(folder, { info, files: {} })
}

test('lists what there is and what is in use, but no unfinished build', async () => {
  await mkdir(join(companies, 'versions', 'mine@3.building'))
  const { versions } = await listVersions(dataDir)
  expect(versions.map(({ kind, version, current }) => `${current ? '*' : ''}${version} ${kind}`)).toEqual([
    'mine@1 companies',
    'mine@2 companies',
    'sample@1 companies',
    'sample@2 companies',
    '*sample@3 companies',
    '*family@1 people',
    'sample@7 people',
  ])
})

test('an empty data folder has no versions', async () => {
  expect(await listVersions(join(dataDir, 'nowhere'))).toEqual({ versions: [], errors: [] })
  expect(await currentVersion(join(dataDir, 'nowhere'))).toBeUndefined()
})

test.each([
  ['mine', 'mine@2', 'family@1'],
  ['mine@1', 'mine@1', 'family@1'],
  ['sample', 'sample@3', 'sample@7'],
])('use %s switches the kinds that have it', async (wanted, ofCompanies, ofPeople) => {
  await switchVersion(dataDir, wanted)
  expect(await currentVersion(companies)).toBe(ofCompanies)
  expect(await currentVersion(people)).toBe(ofPeople)
})

test('reports what it switched', async () => {
  expect(await switchVersion(dataDir, 'sample')).toEqual([
    { kind: 'companies', version: 'sample@3' },
    { kind: 'people', version: 'sample@7' },
  ])
})

test('removes a name or one version', async () => {
  expect(await removeVersions(dataDir, 'mine')).toEqual([
    { kind: 'companies', version: 'mine@1' },
    { kind: 'companies', version: 'mine@2' },
  ])
  expect(await removeVersions(dataDir, 'sample@1')).toEqual([{ kind: 'companies', version: 'sample@1' }])
  expect(await versionNames(companies)).toEqual(['sample@2', 'sample@3'])
})

test('removes a name from both kinds', async () => {
  await switchVersion(dataDir, 'mine')
  await removeVersions(dataDir, 'sample')
  expect([await versionNames(companies), await versionNames(people)]).toEqual([
    ['mine@1', 'mine@2'],
    ['family@1'],
  ])
})

test('removes nothing when what is in use is among it', async () => {
  await expect(removeVersions(dataDir, 'sample')).rejects.toThrow(/sample@3 is in use for companies/)
  await expect(removeVersions(dataDir, 'family')).rejects.toThrow(/family@1 is in use for people/)
  expect(await versionNames(companies)).toHaveLength(5)
  expect(await versionNames(people)).toHaveLength(2)
})

test('a name that is not there is answered with those that are', async () => {
  await expect(switchVersion(dataDir, 'yours')).rejects.toThrow(
    'No data set is named "yours". Data sets: mine, sample, family',
  )
})

test('pruning keeps the last two of a name and the one in use', async () => {
  await switchTo(companies, 'sample@1')
  await addVersion(companies, 'sample@4')
  await pruneVersions(companies, 'sample')
  expect(await versionNames(companies)).toEqual(['mine@1', 'mine@2', 'sample@1', 'sample@3', 'sample@4'])
})

test.each(['', 'a b', '../up', 'x@y', 'a.building', 'é', 'a'.repeat(61)])('%j cannot be a name', (name) => {
  expect(() => newVersion(name, new Date())).toThrow(/cannot be the name of a data set/)
})

test.each([
  ['is empty', '\n', /current is empty\. Choose a version: npm run data -- use NAME/],
  ['holds something else', 'sample@3\u0000\u0000', /current does not name a version of the data/],
])('a file of the version in use that %s is never taken for no data', async (_, text, message) => {
  await writeFile(join(companies, 'current'), text)
  await expect(currentVersion(companies)).rejects.toThrow(message)
  await expect(versionToUse(companies)).rejects.toThrow(message)
  const { versions, errors } = await listVersions(dataDir)
  expect([versions.length, errors]).toEqual([7, [expect.stringMatching(message)]])
  await removeVersions(dataDir, 'mine').catch(() => undefined)
  expect(await versionNames(companies)).toHaveLength(5)
  await switchVersion(dataDir, 'sample@2')
  expect(await versionToUse(companies)).toEqual({ version: 'sample@2' })
})

test('when nothing says which version is in use, the newest of the only name is used', async () => {
  await rm(join(companies, 'current'))
  await expect(versionToUse(companies)).rejects.toThrow(/does not name the version in use/)
  await rm(join(companies, 'versions', 'mine@1'), { recursive: true })
  await rm(join(companies, 'versions', 'mine@2'), { recursive: true })
  expect(await versionToUse(companies)).toEqual({ version: 'sample@3', error: expect.any(Error) })
})

test('the versions before one are of its own name, newest first', async () => {
  expect(await earlierVersions(companies, 'sample@3')).toEqual(['sample@2', 'sample@1'])
  expect(await earlierVersions(people, 'sample@7')).toEqual([])
})
