import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStore } from '#service/store/duckdb/open.ts'
import { kindFolder } from '#service/versions/kind-folders.ts'
import { currentVersion, versionFolder, versionNames } from '#service/versions/version-folders.ts'
import { listVersions, switchVersion } from '#service/versions/versions.ts'
import { importFile } from '../import/import.ts'
import type { ImportOptions } from '../import/import-options.ts'
import { refreshSet } from './cli-refresh.ts'

let dataDir = ''
let companies = ''
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'catchment-releases-'))
  companies = kindFolder(dataDir, 'companies')
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const JANUARY =
  'id,company,city,state,updated\n1,Ann’s Deli,Omaha,NE,2026-01-31\n2,Bob’s Bar,Omaha,NE,2026-01-02\n3,Cy’s Cafe,Omaha,NE,2026-01-02\n'
const MARCH =
  'id,company,city,state,updated\n1,Ann’s Deli,Omaha,NE,2026-01-31\n2,Bob’s Bar,Lincoln,NE,2026-03-31\n4,Di’s Diner,Omaha,NE,2026-01-02\n'
const AUGUST =
  'id,company,city,state,updated\n1,Ann’s Deli,Omaha,NE,2026-01-31\n4,Di’s Diner,Omaha,NE,2026-01-02\n5,Ed’s Eats,Omaha,NE,2026-08-31\n'

async function importText(text: string, options: Partial<ImportOptions> = {}) {
  const file = join(dataDir, 'shops.csv')
  await writeFile(file, text)
  const lines: string[] = []
  const summary = await importFile({ file, dataDir, say: (line) => lines.push(line), ...options })
  return { ...summary, text: lines.join('\n') }
}

/** Records of the version in use by the beginning of their names. */
async function records() {
  const store = await openStore(
    'companies',
    versionFolder(companies, (await currentVersion(companies)) ?? ''),
  )
  try {
    const page = { Limit: 10, Offset: 0, NthRecord: false }
    const found = await store.search({}, page)
    return Object.fromEntries(found.map((record) => [record.CompanyName?.slice(0, 2), record]))
  } finally {
    await store.close()
  }
}

test('a release is compared with the one before, and dates are carried over', async () => {
  expect((await importText(JANUARY)).release).toBeUndefined()
  const seen = { FirstSeen: '2026-01-31', LastSeen: '2026-01-31', RecordStatus: 'Existing' }
  expect(await records()).toMatchObject({ An: seen, Bo: seen, Cy: seen })

  const march = await importText(MARCH)
  expect(march.release).toMatchObject({ new: 1, removed: 1, changed: 1, unchanged: 1 })
  expect(march.release?.byField).toContainEqual({ field: 'City', records: 1 })
  expect(march.text).toContain('Columns as for shops@')
  expect(await records()).toMatchObject({
    An: { ...seen, LastSeen: '2026-03-31' },
    Di: { FirstSeen: '2026-03-31', LastSeen: '2026-03-31', RecordStatus: 'New' },
  })

  const august = await importText(AUGUST)
  expect(august.release).toMatchObject({ new: 1, removed: 1, changed: 0, unchanged: 2 })
  expect(await records()).toMatchObject({
    An: { ...seen, LastSeen: '2026-08-31' },
    Di: { FirstSeen: '2026-03-31', RecordStatus: 'Existing' },
    Ed: { FirstSeen: '2026-08-31', RecordStatus: 'New' },
  })
})

test('a date first seen that the file states is used, in every release', async () => {
  const dated = (text: string, date: string) =>
    text.replace(',updated\n', ',updated,First seen\n').replaceAll(/(\d)\n(?=\d|$)/g, `$1,${date}\n`)
  await importText(dated(JANUARY, '2020-05-01'))
  const seen = { FirstSeen: '2020-05-01', RecordStatus: 'Existing' }
  expect(await records()).toMatchObject({ An: seen, Bo: seen, Cy: seen })
  await importText(dated(MARCH, '2020-05-01'))
  expect(await records()).toMatchObject({ An: seen, Di: seen })
  // A day after the date of the data is none.
  await importText(dated(AUGUST, '2027-01-01'))
  expect(await records()).toMatchObject({
    An: seen,
    Di: seen,
    Ed: { FirstSeen: '2026-08-31', RecordStatus: 'New' },
  })
})

test('a release that waits is not in use until it is used, and is not superseded', async () => {
  const first = await importText(JANUARY, { hold: true })
  expect([first.pending, await currentVersion(companies)]).toEqual([false, first.version])
  const waiting = await importText(MARCH, { hold: true })
  expect([waiting.pending, await currentVersion(companies)]).toEqual([true, first.version])
  expect(await readFile(join(versionFolder(companies, waiting.version), 'release.csv'), 'utf8')).toContain(
    '000000002,Bob’s Bar,changed,City,Omaha,Lincoln',
  )
  for (const text of [AUGUST, JANUARY, AUGUST]) await importText(text)
  expect(await versionNames(companies)).toContain(waiting.version)
  expect(await versionNames(companies)).toHaveLength(3)
  const last = await currentVersion(companies)
  const { versions } = await listVersions(dataDir)
  expect(versions.filter(({ pending }) => pending).map(({ version }) => version)).toEqual([waiting.version])

  await switchVersion(dataDir, waiting.version)
  expect(await currentVersion(companies)).toBe(waiting.version)
  expect((await listVersions(dataDir)).versions.some(({ pending }) => pending)).toBe(false)
  expect(await versionNames(companies)).toContain(last)
})

test('a release is refused when it removes too much or lacks a column, and nothing changes', async () => {
  const { version } = await importText(JANUARY)
  const refresh = (text: string, more: Partial<Parameters<typeof refreshSet>[0]> = {}) =>
    writeFile(join(dataDir, 'next.csv'), text).then(() =>
      refreshSet({
        file: join(dataDir, 'next.csv'),
        dataDir,
        name: 'shops',
        maxRemoved: 30,
        force: false,
        ...more,
      }),
    )
  await expect(refresh(MARCH)).rejects.toThrow('1 of 3 records (33.3%) would be removed, more than 30%')
  await expect(refresh(JANUARY.replace('city', 'place'))).rejects.toThrow('The file has no column city')
  await expect(refresh(JANUARY, { name: 'other' })).rejects.toThrow('No data set is named "other"')
  expect([await currentVersion(companies), await versionNames(companies)]).toEqual([version, [version]])
  const forced = await refresh(MARCH, { force: true })
  expect(await currentVersion(companies)).toBe(forced.version)
  const stored = await refresh(AUGUST, { hold: true })
  expect([stored.pending, await currentVersion(companies)]).toEqual([true, forced.version])
})

test('what was excluded, and where it is from, holds for the next release', async () => {
  const abroad = '6,Fo’s Food,Paris,,2026-01-02'
  const withCountry = (text: string, ...rows: string[]) =>
    [
      text.trim().replaceAll('\n', ',US\n').replace(',US', ',country'),
      ',US\n',
      ...rows.map((row) => `${row},FR\n`),
    ].join('')
  const first = await importText(withCountry(JANUARY, abroad), {
    exclude: ['foreign'],
    source: 'A list',
    license: 'Ours',
  })
  expect(first.records).toBe(3)
  const next = await importText(withCountry(MARCH, abroad))
  expect(next.records).toBe(3)
  const { versions } = await listVersions(dataDir)
  expect(versions.map((listed) => 'info' in listed && [listed.info.source, listed.info.license])).toEqual([
    ['A list', 'Ours'],
    ['A list', 'Ours'],
  ])
})

test('other columns are detected again', async () => {
  await importText(JANUARY)
  const { text, release } = await importText('business name,zip\nAnn,68102\n')
  expect(text).toContain('they are detected again')
  expect(release).toMatchObject({ new: 1, removed: 3 })
})

test('a damaged release before is replaced without a comparison', async () => {
  const { version } = await importText(JANUARY)
  await rm(join(versionFolder(companies, version), 'ids'), { recursive: true })
  const next = await importText(MARCH, { hold: true })
  expect([next.release, next.pending, await currentVersion(companies)]).toEqual([
    undefined,
    false,
    next.version,
  ])
  expect(existsSync(versionFolder(companies, next.version))).toBe(true)
})
