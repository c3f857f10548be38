import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { CompanyRow } from '../store/company-row.ts'
import { openStore } from '../store/duckdb/open.ts'
import type { Store } from '../store/store.ts'
import { lockBuilds } from '../versions/build-lock.ts'
import { currentVersion, versionFolder, versionNames } from '../versions/version-folders.ts'
import { buildVersion } from './build.ts'
import { SAMPLE_DATE } from './sample/date.ts'
import { sampleCompanies } from './sample/sample.ts'

let dataDir = ''
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'catchment-build-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

async function* inLists(...lists: CompanyRow[][]) {
  yield* lists
}

const build = (...lists: CompanyRow[][]) =>
  buildVersion({ kind: 'companies', dataDir, name: 'test', date: SAMPLE_DATE, rows: inLists(...lists) })

/** What the version in use answers; closed again. */
async function queryCurrent<T>(query: (store: Store<'companies'>) => Promise<T>): Promise<T> {
  const store = await openStore('companies', versionFolder(dataDir, (await currentVersion(dataDir)) ?? ''))
  try {
    return await query(store)
  } finally {
    await store.close()
  }
}

test('the store reads what was built: every record by its Id, whole', async () => {
  const rows = [...sampleCompanies(2000)].flat()
  const { version, records } = await build(rows.slice(0, 700), rows.slice(700))
  expect(records).toBe(2000)
  expect(await currentVersion(dataDir)).toBe(version)
  await queryCurrent(async (store) => {
    expect(await store.count({})).toBe(2000)
    for (const row of rows.filter((_, i) => i % 101 === 0)) {
      const { Email, FirstSeen, SquareFeet, SicList, NaicsList, ...sent } = row
      expect(await store.byId(row.Id)).toMatchObject(sent)
    }
  })
})

test('odd values come back as they went in', async () => {
  const rows: CompanyRow[] = [
    { Id: 'a1' },
    { Id: 'A1', CompanyName: 'Tab\tand\nline "quoted" \\ end', City: 'Ñandú\tTown', StateProvince: 'PR' },
    { Id: '007', CompanyName: '=1+1', PostalCode: '02903', LocationSalesVolumeActual: 9_000_000_000_000 },
    { Id: 'b', AreaCode: '99999', LocationEmployeesSizeActual: 3_000_000_000 },
  ]
  await build(rows)
  await queryCurrent(async (store) => {
    for (const row of rows) expect(await store.byId(row.Id)).toMatchObject(row)
    expect(await store.count({ CompanyName: 'tab and line' })).toBe(1)
  })
})

test('an Id that comes twice is refused and nothing is left behind', async () => {
  const first = await build([{ Id: '1', CompanyName: 'One' }])
  const duplicates = build([{ Id: '2' }, { Id: '3' }], [{ Id: '2' }])
  await expect(duplicates).rejects.toThrow('An Id must be of one record only; more than one has 2')
  expect(await versionNames(dataDir)).toEqual([first.version])
  expect(await readdir(dataDir)).toEqual(['current', 'versions'])
})

test.each<[string, () => AsyncGenerator<CompanyRow[]>, RegExp]>([
  ['no rows', () => inLists([]), /not one company/],
  [
    'rows that break off',
    async function* () {
      yield [{ Id: '1' }]
      throw new Error('the file ends in the middle of a row')
    },
    /in the middle of a row/,
  ],
])('%s: the data in use remains', async (_, rows, message) => {
  const first = await build([{ Id: '1' }])
  const bad = buildVersion({ kind: 'companies', dataDir, name: 'test', date: SAMPLE_DATE, rows: rows() })
  await expect(bad).rejects.toThrow(message)
  expect(await currentVersion(dataDir)).toBe(first.version)
  expect(await readdir(join(dataDir, 'versions'))).toEqual([first.version])
})

test('two builds at once: the second is refused', async () => {
  const unlock = await lockBuilds(dataDir)
  await expect(build([{ Id: '1' }])).rejects.toThrow(/^import running since/)
  await unlock()
  await build([{ Id: '1' }])
})

test('a folder that cannot be made is named', async () => {
  await writeFile(join(dataDir, 'versions'), 'a file where a folder should be')
  await expect(build([{ Id: '1' }])).rejects.toThrow(/versions/)
})

const endless = fileURLToPath(new URL('./endless-builds.testing.ts', import.meta.url))

/** A process that builds version after version, once the first of its own is in use. */
async function startBuilding() {
  const before = await currentVersion(dataDir)
  const child = spawn(process.execPath, ['--import', 'tsx', endless, dataDir], { stdio: 'ignore' })
  while ((await currentVersion(dataDir)) === before) await after(10)
  return child
}

// The stages of an import are killed one by one in `tests/kills.test.ts`; the long draw is "npm run bench -- kills".
test('killed at any moment, the version in use is whole', { timeout: 240_000 }, async () => {
  for (let round = 0; round < 4; round++) {
    const child = await startBuilding()
    await after(Math.random() * 700)
    child.kill('SIGKILL')
    await once(child, 'exit')
    const version = (await currentVersion(dataDir)) ?? ''
    const info = JSON.parse(await readFile(join(versionFolder(dataDir, version), 'info.json'), 'utf8'))
    await queryCurrent(async (store) => {
      expect(await store.count({})).toBe(info.records)
      expect(await store.byId(`A${info.records - 1}`)).toBeDefined()
    })
  }
  await build([{ Id: '1' }])
  expect((await readdir(join(dataDir, 'versions'))).filter((name) => name.endsWith('.building'))).toEqual([])
  expect((await readdir(dataDir)).sort()).toEqual(['current', 'versions'])
})
