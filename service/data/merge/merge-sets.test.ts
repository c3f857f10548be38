import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Papa from 'papaparse'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Kind, RecordOf } from '#contract/kind.ts'
import type { CompanyRow } from '#service/store/company-row.ts'
import type { Description } from '#service/store/duckdb/description.ts'
import { descriptions } from '#service/store/duckdb/descriptions.ts'
import { openStore } from '#service/store/duckdb/open.ts'
import { somePeople } from '#service/store/person-rows.testing.ts'
import type { RowOf } from '#service/store/row.ts'
import { DATE, someRows } from '#service/store/rows.testing.ts'
import { kindFolder } from '#service/versions/kind-folders.ts'
import { currentVersion, versionFolder, versionNames } from '#service/versions/version-folders.ts'
import { readInfo } from '#service/versions/version-info.ts'
import { switchVersion } from '#service/versions/versions.ts'
import { buildVersion } from '../build.ts'
import { filesIn } from '../build-files.ts'
import { openRelease } from '../releases/open-release.ts'
import { withDatabase } from '../with-database.ts'
import type { MergeLine } from './merge-lists.ts'
import { mergeSets, previewMerge } from './merge-sets.ts'
import type { MergeOptions } from './selected-sets.ts'

let dataDir = ''
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'catchment-merge-test-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

async function build<K extends Kind>(kind: K, name: string, list: readonly RowOf<K>[]) {
  async function* rows() {
    yield list
  }
  const { version } = await buildVersion({
    kind,
    dataDir: kindFolder(dataDir, kind),
    name,
    date: DATE,
    rows: rows(),
  })
  return version
}

const merge = (options: Partial<MergeOptions> = {}) =>
  mergeSets({ dataDir, into: 'shops', from: 'list', ...options })

const folderOf = (version: string, kind: Kind = 'companies') =>
  versionFolder(kindFolder(dataDir, kind), version)

/** All records of a version, by Id. */
async function recordsOf<K extends Kind>(version: string, kind: K): Promise<Record<string, RecordOf<K>>> {
  const { decode }: Description<K> = descriptions[kind]
  const release = openRelease(folderOf(version, kind))
  try {
    return Object.fromEntries([...release.ids()].map(([id, key]) => [id, decode(release.body(key))]))
  } finally {
    await release.close()
  }
}

async function linesOf(version: string): Promise<MergeLine[]> {
  const text = await readFile(join(folderOf(version), 'merge.csv'), 'utf8')
  return Papa.parse<MergeLine>(text, { header: true, skipEmptyLines: true }).data
}

const place = { City: 'Omaha', StateProvince: 'NE', PostalCode: '68102' }
const at = (number: string, street: string) => ({
  Address: `${number} ${street} St`,
  AddressParsed: { Number: number, Name: street, Suffix: 'St' },
  ...place,
})
const shops: CompanyRow[] = [
  {
    Id: '000000001',
    CompanyName: 'Anderson Hardware',
    ...at('12', 'Main'),
    Phone: '4025550100',
    Source: 'Ours',
    SourceId: '1',
  },
  { Id: '000000002', CompanyName: 'Blue Heron Bakery', ...at('40', 'Dodge'), Source: 'Ours', SourceId: '2' },
  {
    Id: '000000003',
    CompanyName: 'Prairie Dental Group',
    ...at('7', 'Farnam'),
    Source: 'Ours',
    SourceId: '3',
  },
]
const list: CompanyRow[] = [
  {
    Id: '000000003',
    CompanyName: 'Andersen Hardware',
    ...at('12', 'Main'),
    Phone: '4025550100',
    EIN: '470000001',
    YearEstablished: '1981',
  },
  {
    Id: '000000002',
    CompanyName: 'Quartz Hill Plumbing',
    ...at('99', 'Leavenworth'),
    ParentCompany: '000000003',
  },
  { Id: '000000009', CompanyName: 'Prairie Dental', City: 'Lincoln', StateProvince: 'NE' },
  { Id: '000000010', CompanyName: 'Blue Heron Bakery', ...at('40', 'Dodge'), Phone: '4025550111' },
]

test('records that are in both are completed, others added, and the version before remains', async () => {
  const before = await build('companies', 'shops', shops)
  await build('companies', 'list', list)
  const preview = await previewMerge({ dataDir, into: 'shops', from: 'list' })
  const { version, counts, pending, release } = await merge()
  expect(preview.moving.find(({ threshold }) => threshold === 0.8)).toEqual({
    threshold: 0.8,
    merged: counts.merged,
    added: counts.added,
    inDoubt: counts.inDoubt,
  })
  expect([counts.merged, counts.unchanged, pending]).toEqual([2, 1, false])
  expect(release).toMatchObject({ new: counts.added, removed: 0, changed: 2 })
  const records = await recordsOf(version, 'companies')
  expect(records['000000001']).toMatchObject({
    CompanyName: 'Anderson Hardware',
    EIN: '470000001',
    YearEstablished: '1981',
    Source: 'Ours',
    SourceId: '1',
    MergedSources: [{ Source: 'list', Fields: 'EIN, YearEstablished' }],
  })
  expect(records['000000002']).toMatchObject({
    CompanyName: 'Blue Heron Bakery',
    Phone: '4025550111',
    MergedSources: [{ Source: 'list', Fields: 'Phone' }],
  })
  expect(records['000000003']?.MergedSources).toBeUndefined()
  expect((await readInfo(folderOf(version))).info).toMatchObject({ merged: 2, mergedIds: 0 })
  const plumber = Object.values(records).find(({ CompanyName }) => CompanyName === 'Quartz Hill Plumbing')
  expect(plumber).toMatchObject({
    Id: expect.stringMatching(/^[a-z2-9]{16}$/),
    ParentCompany: '000000001',
    FirstSeen: DATE,
  })
  const lines = await linesOf(version)
  expect(lines.find(({ FromId }) => FromId === '000000003')).toMatchObject({
    what: 'merged',
    Id: '000000001',
    completed: 'EIN; YearEstablished',
    conflicts: 'CompanyName: Anderson Hardware ≠ Andersen Hardware',
  })
  expect(lines).toHaveLength(list.length)

  await switchVersion(dataDir, before)
  expect(await currentVersion(kindFolder(dataDir, 'companies'))).toBe(before)
  expect(Object.keys(await recordsOf(before, 'companies'))).toHaveLength(3)
})

test('merging the same set again adds and changes nothing', async () => {
  await build('companies', 'shops', shops)
  await build('companies', 'list', list)
  const first = await merge()
  const second = await merge()
  expect(second.counts).toMatchObject({ added: 0, inDoubt: first.counts.inDoubt })
  expect(second.release).toMatchObject({ new: 0, removed: 0, changed: 0 })
  const sources = await readFile(join(folderOf(second.version), 'sources.csv'), 'utf8')
  expect(sources).toBe(await readFile(join(folderOf(first.version), 'sources.csv'), 'utf8'))
})

test('pairs in doubt are merged or added as a person decides, and preferences are remembered', async () => {
  await build('companies', 'shops', shops)
  await build('companies', 'list', list)
  const waiting = await merge({ threshold: 1, doubt: 0.06, winners: { name: 'from' }, hold: true })
  expect([waiting.pending, waiting.counts.merged]).toEqual([true, 0])
  const lines = await linesOf(waiting.version)
  const doubted = lines.filter(({ what }) => what === 'in doubt')
  expect(doubted.map(({ FromId }) => FromId)).toEqual(expect.arrayContaining(['000000003', '000000010']))
  expect(doubted.map(({ probability }) => Number(probability))).toEqual(
    doubted.map(({ probability }) => Number(probability)).sort((a, b) => b - a),
  )
  await switchVersion(dataDir, waiting.version)
  const decisions = join(dataDir, 'decided.csv')
  // As a spreadsheet stores it: Ids as numbers.
  const decided = doubted.map((line) => ({
    ...line,
    Id: String(Number(line.Id)),
    FromId: String(Number(line.FromId)),
    decision: line.FromId === '000000003' ? 'Same' : 'different',
  }))
  await writeFile(decisions, Papa.unparse(decided))
  const { counts, version, winners, threshold } = await merge({ decisions })
  expect([winners, threshold, counts.inDoubt]).toEqual([{ name: 'from' }, 1, 0])
  const records = await recordsOf(version, 'companies')
  expect(records['000000001']?.CompanyName).toBe('Andersen Hardware')
  expect(
    Object.values(records).filter(({ CompanyName }) => CompanyName === 'Blue Heron Bakery'),
  ).toHaveLength(2)
  await writeFile(decisions, 'Id,FromId,decision\n1,2,perhaps\n')
  await expect(merge({ decisions })).rejects.toThrow('A decision is same or different, not "perhaps"')
  await writeFile(decisions, 'Id,FromId\n1,2\n')
  await expect(merge({ decisions })).rejects.toThrow('has no column decision')
})

test('a record takes the most probable one of a source, and its equals; the others are in doubt', async () => {
  await build('companies', 'shops', shops)
  const same = { CompanyName: 'Anderson Hardware', ...at('12', 'Main'), Phone: '4025550100' }
  await build('companies', 'list', [
    { Id: '1', ...same, EIN: '470000001' },
    { Id: '2', ...same, YearEstablished: '1981' },
    { Id: '3', ...same, CompanyName: 'Anderson Hardware Rental', Fax: '4025550102' },
  ])
  const { version, counts } = await merge()
  expect(counts).toEqual({ merged: 2, added: 0, inDoubt: 1, unchanged: 2 })
  expect((await recordsOf(version, 'companies'))['000000001']).toMatchObject({
    EIN: '470000001',
    YearEstablished: '1981',
  })
})

test('a record of the same source with the same id there is the same', async () => {
  await build('companies', 'shops', shops)
  await build('companies', 'list', [
    {
      Id: '000000077',
      CompanyName: 'Heron Foods LLC',
      City: 'Fargo',
      StateProvince: 'ND',
      Source: 'Ours',
      SourceId: '2',
    },
  ])
  expect((await merge()).counts).toEqual({ merged: 1, added: 0, inDoubt: 0, unchanged: 2 })
})

test('a record without a source of its own is found by its id in the set that was merged', async () => {
  const [first, ...others] = shops.map(({ Source, SourceId, ...row }) => row) as CompanyRow[]
  await build('companies', 'shops', [first as CompanyRow, ...others])
  await build('companies', 'list', [{ ...(first as CompanyRow), Id: '7', Source: 'List', SourceId: 'L-1' }])
  const { version } = await merge()
  expect((await readInfo(folderOf(version))).info).toMatchObject({ merged: 1, mergedIds: 1 })
  const store = await openStore('companies', folderOf(version))
  const found = await store.search({ SourceId: ['L-1'] }, { Limit: 10, Offset: 0, NthRecord: false })
  const counts = [
    { SourceId: ['L-1'], Source: ['List'] },
    { SourceId: ['L-1'], Source: ['Other'] },
  ]
  expect(found).toHaveLength(1)
  expect(await Promise.all(counts.map((criteria) => store.count(criteria)))).toEqual([1, 0])
  await store.close()
})

test('sets of no common kind, of both kinds and a set with itself are refused', async () => {
  await build('companies', 'shops', shops)
  await expect(merge()).rejects.toThrow('no two data sets of one kind')
  await expect(merge({ from: 'shops' })).rejects.toThrow('cannot be merged into itself')
  // Names that differ in their last letter only.
  await expect(merge({ from: 'shopz' })).rejects.toThrow('no two data sets of one kind')
  expect(await versionNames(kindFolder(dataDir, 'companies'))).toHaveLength(1)
})

/** What searches use of a version, by Id: the whole table without the order of its rows. */
const searchedOf = (kind: Kind, version: string) =>
  withDatabase(
    { ...filesIn(kind, folderOf(version, kind)), spill: join(dataDir, 'spill') },
    { attach: 'read_only', memory: '500MB' },
    (runSql) => runSql(`select * exclude (pos, seq) from ${kind} order by Id`),
  )

test.each<[Kind, () => readonly RowOf<Kind>[]]>([
  ['companies', () => someRows(300)],
  ['people', () => somePeople(300)],
])('what is added, and what remains, is stored as before: %s', async (kind, rows) => {
  const all = rows().map((row) => ({
    ...row,
    Source: undefined,
    SourceId: undefined,
    ParentCompany: undefined,
  }))
  const [some, others] = [all.slice(0, 100), all.slice(100)]
  await build(kind, 'shops', some as never)
  const source = await build(kind, 'list', others as never)
  const whole = await build(kind, 'whole', all as never)
  const { version, counts } = await merge({ threshold: 1, doubt: 1 })
  expect(counts).toEqual({ merged: 0, added: 200, inDoubt: 0, unchanged: 100 })
  const undatedCells = (list: Record<string, unknown>[]) =>
    list.map(({ IsNew, FirstSeenMonth, ...row }) => row)
  expect(undatedCells(await searchedOf(kind, version))).toEqual(undatedCells(await searchedOf(kind, whole)))
  const undated = ({ FirstSeen, RecordStatus, ETag, ...record }: Record<string, unknown>) => record
  const [merged, expected] = [await recordsOf(version, kind), await recordsOf(whole, kind)]
  for (const id of Object.keys(expected))
    expect(undated(merged[id] as never)).toEqual(undated(expected[id] as never))
  expect(source).not.toBe(version)
})
