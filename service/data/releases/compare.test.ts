import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Papa from 'papaparse'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type ReleaseExample, releaseChanges } from '#contract/releases.ts'
import type { CompanyRow } from '#service/store/company-row.ts'
import type { PersonRow } from '#service/store/person-row.ts'
import type { RowOf } from '#service/store/row.ts'
import { versionFolder } from '#service/versions/version-folders.ts'
import { randomFromNumber } from '#shared/random.ts'
import { buildVersion } from '../build.ts'
import { closeList } from '../import/csv-list.ts'
import { type ComparedVersion, compareReleases } from './compare.ts'
import { addDifferences, newReleaseList } from './release-list.ts'

let dataDir = ''
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'catchment-compare-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

type Of = 'companies' | 'people'

async function build<K extends Of>(kind: K, rows: readonly RowOf<K>[]): Promise<ComparedVersion> {
  async function* inLists() {
    yield rows
  }
  const folder = join(dataDir, kind)
  const { version } = await buildVersion({
    kind,
    dataDir: folder,
    name: 'a',
    date: '2026-03-31',
    rows: inLists(),
  })
  return { version, folder: versionFolder(folder, version) }
}

const fields = ['CompanyName', 'City', 'Phone'] as const

/** Random rows, few of each value, so that two lists have many Ids and values in common. */
function randomRows(random: () => number): CompanyRow[] {
  const ids = Array.from({ length: 40 }, (_, i) => String(i).padStart(9, '0')).filter(() => random() < 0.7)
  const one = (some: readonly (string | undefined)[]) => some[Math.floor(random() * some.length)]
  return ids
    .map((Id) => ({
      Id,
      CompanyName: one(['Ann’s', 'Bob’s']),
      City: one(['Rome', undefined]),
      Phone: one(['4015550100', '4015550101', undefined]),
    }))
    .sort(() => random() - 0.5) as CompanyRow[]
}

/** What differs, found the plain way. */
function oracle(before: readonly CompanyRow[], after: readonly CompanyRow[]): ReleaseExample[] {
  const [a, b] = [before, after].map((rows) => new Map(rows.map((row) => [row.Id, row])))
  const all = [...new Set([...(a?.keys() ?? []), ...(b?.keys() ?? [])])].sort()
  return all.flatMap((id): ReleaseExample[] => {
    const [was, is] = [a?.get(id), b?.get(id)]
    const name = (is ?? was)?.CompanyName ?? ''
    if (!was) return [{ what: 'new', id, name, fields: [] }]
    if (!is) return [{ what: 'removed', id, name, fields: [] }]
    const differing = fields
      .filter((field) => was[field] !== is[field])
      .map((field) => ({ field, before: was[field] ?? '', after: is[field] ?? '' }))
      .sort((one, other) => one.field.localeCompare(other.field))
    return differing.length > 0 ? [{ what: 'changed', id, name, fields: differing }] : []
  })
}

/** The area code follows from the phone. */
const withoutAreaCode = (some: readonly ReleaseExample[]) =>
  some.map((one) => ({
    ...one,
    fields: one.fields
      .filter(({ field }) => field !== 'AreaCode')
      .sort((a, b) => a.field.localeCompare(b.field)),
  }))

test.each([1, 2, 3, 4])('finds what a plain comparison finds, seed %i', async (seed) => {
  const random = randomFromNumber(seed)
  const [before, after] = [randomRows(random), randomRows(random)]
  const expected = oracle(before, after)
  const found: ReleaseExample[] = []
  const summary = await compareReleases(
    'companies',
    await build('companies', before),
    await build('companies', after),
    { onDifferences: async (some) => void found.push(...some) },
  )
  expect(withoutAreaCode(found)).toEqual(expected)
  for (const what of releaseChanges) {
    const ofChange = expected.filter((one) => one.what === what)
    expect(summary[what]).toBe(ofChange.length)
    expect(withoutAreaCode(summary.examples).filter((one) => one.what === what)).toEqual(ofChange.slice(0, 5))
  }
  expect(summary.unchanged + summary.changed + summary.new).toBe(after.length)
  for (const field of fields)
    expect(summary.byField.find((one) => one.field === field)?.records ?? 0).toBe(
      expected.filter((one) => one.fields.some((changed) => changed.field === field)).length,
    )
})

test('people: lists of values and names', async () => {
  const person: PersonRow = { Id: '000000000001', FirstName: 'Ann', LastName: 'Lee', LifeStyle: ['Golf'] }
  const summary = await compareReleases(
    'people',
    await build('people', [person]),
    await build('people', [
      { ...person, LifeStyle: ['Golf', 'Boating'] },
      { Id: '000000000002', LastName: 'Roe' },
    ]),
  )
  expect(summary).toMatchObject({ new: 1, removed: 0, changed: 1, unchanged: 0 })
  expect(summary.byField).toEqual([{ field: 'LifeStyle', records: 1 }])
  expect(summary.examples.map(({ what, name }) => [what, name])).toEqual([
    ['new', 'Roe'],
    ['changed', 'Ann Lee'],
  ])
})

test('the list has a line for each field that changed, and none that a spreadsheet runs', async () => {
  const list = newReleaseList(dataDir)
  await addDifferences(list, [
    { what: 'new', id: '1', name: '=1+1', fields: [] },
    {
      what: 'changed',
      id: '2',
      name: 'Ann’s, "the"',
      fields: [
        { field: 'City', before: '', after: 'Rome' },
        { field: 'Phone', before: '1', after: '2' },
      ],
    },
  ])
  await closeList(list)
  const { data } = Papa.parse((await readFile(list.file, 'utf8')).trim())
  expect(data).toEqual([
    ['Id', 'name', 'what', 'field', 'before', 'after'],
    ['1', "'=1+1", 'new', '', '', ''],
    ['2', 'Ann’s, "the"', 'changed', 'City', '', 'Rome'],
    ['2', 'Ann’s, "the"', 'changed', 'Phone', '1', '2'],
  ])
})
