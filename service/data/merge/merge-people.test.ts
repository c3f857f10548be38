import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStore } from '#service/store/duckdb/open.ts'
import type { PersonRow } from '#service/store/person-row.ts'
import { DATE } from '#service/store/rows.testing.ts'
import { kindFolder } from '#service/versions/kind-folders.ts'
import { versionFolder } from '#service/versions/version-folders.ts'
import { buildVersion } from '../build.ts'
import { mergeSets } from './merge-sets.ts'

let dataDir = ''
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'catchment-merge-people-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const people = () => kindFolder(dataDir, 'people')

async function build(name: string, list: readonly PersonRow[]) {
  async function* rows() {
    yield list
  }
  await buildVersion({ kind: 'people', dataDir: people(), name, date: DATE, rows: rows() })
}

const firstNames = ['Theodore', 'Margaret', 'Quentin', 'Rosalind', 'Bartholomew', 'Genevieve']
const lastNames = ['Abernathy', 'Castellano', 'Hollingsworth', 'Okonkwo', 'Petrosyan']
const streets = ['Maple', 'Chestnut', 'Farnam', 'Dodge', 'Leavenworth', 'Harney']

/** Thirty people, each with a name and an address of their own. */
const everyone = firstNames.flatMap((FirstName, i) =>
  lastNames.map((LastName, j): PersonRow => {
    const [number, street] = [String(100 + 37 * i + j), streets[i] as string]
    return {
      Id: String(100_000_000_001 + i * 10 + j),
      ...{ FirstName, LastName },
      Address: `${number} ${street} St`,
      AddressParsed: { Number: number, Name: street, Suffix: 'St' },
      ...{ City: 'Omaha', StateProvince: 'NE', PostalCode: '68102' },
      BirthMonthYear: `19${50 + i}-0${1 + j}`,
    }
  }),
)

/** A name with two letters swapped, as people type it. */
const misspelled = (name = '') => `${name.slice(0, 3)}${name[4]}${name[3]}${name.slice(5)}`

test('people are merged with those that they are, whatever is misspelled, and completed', async () => {
  const [known, others] = [everyone.slice(0, 20), everyone.slice(20)]
  const phoneOf = (i: number) => `531555${3000 + 71 * i}`
  await build(
    'donors',
    known.map((row, i) => ({ ...row, IncomeRange: '60000-69999', Phone: phoneOf(i) })),
  )
  const list = [...known, ...others].map((row, i) => ({
    ...row,
    Id: String(200_000_000_001 + i),
    LastName: i < 20 ? misspelled(row.LastName) : row.LastName,
    ...{ Email: `p${i}@x.example`, Phone: `402444${9000 - 113 * i}`, HousingType: 'Trailer Court' },
    HistoricalEmails: [`old${i}@x.example`],
    Vehicles: [{ Make: 'Ford', Model: 'F150', Year: 2019 }],
  }))
  await build('list', list)
  const { counts, version } = await mergeSets({ dataDir, into: 'donors', from: 'list' })
  expect(counts).toEqual({ merged: 20, added: 10, inDoubt: 0, unchanged: 0 })
  const store = await openStore('people', versionFolder(people(), version))
  try {
    for (const [i, row] of known.entries())
      expect(await store.byId(row.Id)).toMatchObject({
        ...{ FirstName: row.FirstName, LastName: row.LastName, Phone: phoneOf(i) },
        ...{ Email: `p${i}@x.example`, IncomeRange: '$60,000-69,999' },
      })
    for (const { Id, Phone } of list.slice(20)) expect(await store.byId(Id)).toMatchObject({ Phone })
    // What only searches use is completed too.
    expect(await store.count({ HousingType: 'Trailer Court' })).toBe(30)
    expect(await store.count({ VehicleMake: 'ford' })).toBe(30)
    expect(await store.count({ Email: 'old7@x.example', IncludeHistoricalEmail: true })).toBe(1)
  } finally {
    await store.close()
  }
})
