import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { companyFields } from '#contract/company.ts'
import type { Kind } from '#contract/kind.ts'
import { personFields } from '#contract/person.ts'
import { QualityReport } from '#contract/quality.ts'
import { openStore } from '#service/store/duckdb/open.ts'
import { somePeople } from '#service/store/person-rows.testing.ts'
import { buildRows, someRows } from '#service/store/rows.testing.ts'
import { fold } from '#shared/text/fold.ts'
import { computeQuality } from './report.ts'

/** What the two kinds have in common for a plain look for duplicates. */
interface AnyRow {
  Id: string
  CompanyName?: string
  FirstName?: string
  MiddleInitial?: string
  LastName?: string
  AddressParsed?: Record<string, string | undefined>
  City?: string
  StateProvince?: string
  PostalCode?: string
  Phone?: string
}

const plain = (text: string | undefined) =>
  fold(text ?? '')
    .replace(/\s+/g, ' ')
    .trim()

function nameIn(kind: Kind, { CompanyName, FirstName, MiddleInitial, LastName }: AnyRow): string | undefined {
  if (kind === 'companies') return CompanyName && plain(CompanyName)
  return (
    FirstName && LastName && [FirstName, MiddleInitial?.replace(/\.$/, ''), LastName].map(plain).join('|')
  )
}

/** All pairs are compared: the Ids of each group of suspected duplicates, and of the records with a common address. */
function duplicatesAmong(kind: Kind, rows: readonly AnyRow[]) {
  const streetParts = ['Number', 'PreDirectional', 'Name', 'Suffix', 'PostDirectional', 'UnitNumber']
  const known = rows.map((row) => {
    const { AddressParsed: street, PostalCode, City, StateProvince = '', Phone } = row
    const place = PostalCode ?? (City && plain(City) + StateProvince)
    const isPlaced = street?.Number && street.Name && place
    const address = isPlaced && [...streetParts.map((part) => plain(street[part])), place].join('|')
    return { Id: row.Id, name: nameIn(kind, row), address, phone: Phone && Number(Phone) }
  })
  const group = new Map<string, Set<string>>()
  const placed = new Set<string>()
  known.forEach((a, i) => {
    for (const b of known.slice(0, i)) {
      if (!a.name || a.name !== b.name) continue
      const isAddress = a.address && a.address === b.address
      if (isAddress) for (const { Id } of [a, b]) placed.add(Id)
      if (!isAddress && !(a.phone && a.phone === b.phone)) continue
      const merged = new Set([...(group.get(a.Id) ?? [a.Id]), ...(group.get(b.Id) ?? [b.Id])])
      for (const Id of merged) group.set(Id, merged)
    }
  })
  return { groups: [...new Set(group.values())], placed }
}

const rowsOf = { companies: someRows(900), people: somePeople(900) }
const shown = { companies: companyFields, people: personFields }

describe.each(['companies', 'people'] as const)('the report of random %s', (kind) => {
  const rows: readonly AnyRow[] = rowsOf[kind]
  let built: Awaited<ReturnType<typeof buildRows>>
  let report: QualityReport
  let records: Record<string, unknown>[]
  beforeAll(async () => {
    built = await buildRows(kind, rowsOf[kind] as never)
    report = await computeQuality(kind, built.folder)
    const store = await openStore(kind, built.folder)
    records = await store.search(kind === 'people' ? { IncludeAllResidents: true } : {}, {
      Limit: 1000,
      Offset: 0,
      NthRecord: false,
    })
    await store.close()
  })
  afterAll(() => built.remove())

  it('is one of the contract', () => {
    expect(QualityReport.parse(report)).toEqual(report)
    expect(report).toMatchObject({ kind, records: rows.length })
  })

  it('counts the values of every field as the service answers them', () => {
    expect(records).toHaveLength(rows.length)
    const fields = (shown[kind] as readonly string[]).filter(
      (field) => !['ETag', 'Id', 'LastSeen', 'Links', 'RecordStatus'].includes(field),
    )
    const expected = fields.map((field) => [field, records.filter((row) => row[field] !== undefined).length])
    const found = report.fields.filter(({ onlySearched }) => !onlySearched)
    expect(found.map(({ field, records }) => [field, records])).toEqual(expected)
    expect(expected.filter(([, count]) => Number(count) > 0).length).toBeGreaterThan(15)
  })

  it('counts what is only searched', () => {
    const hidden = report.fields.filter(({ onlySearched }) => onlySearched)
    const all = rows as unknown as readonly Record<string, unknown>[]
    const has = (field: string) => all.filter((row) => row[field] !== undefined).length
    const expected =
      kind === 'companies'
        ? { Email: has('Email') }
        : {
            Age: all.filter((row) => row.Age !== undefined || row.BirthMonthYear !== undefined).length,
            HousingType: has('HousingType'),
            Vehicle: all.filter((row) => (row.Vehicles as unknown[] | undefined)?.length).length,
            UpdateDate: all.filter(({ UpdateDate }) => /^\d{4}-/.test(String(UpdateDate))).length,
          }
    expect(Object.fromEntries(hidden.map(({ field, records }) => [field, records]))).toEqual(expected)
  })

  it('counts points and states', () => {
    const located = records.filter(({ Location }) => Location !== undefined)
    const grades = located.map(({ LocationGrade = 'Unknown' }) => LocationGrade as string)
    const counted = grades.map((grade) => [grade, grades.filter((other) => other === grade).length])
    expect(report.points).toEqual({ ...Object.fromEntries(counted), None: rows.length - located.length })
    const inState = (state: string | undefined) =>
      rows.filter(({ StateProvince }) => StateProvince === state).length
    expect(report.stateless).toBe(inState(undefined))
    const counts = report.states.map(({ state, records }) => [state, records])
    expect(counts).toEqual(counts.map(([state]) => [state, inState(state as string)]))
    expect(counts).toEqual(expect.arrayContaining([['QC', inState('QC')]]))
  })

  it('finds the duplicates that comparing all pairs finds', () => {
    const { groups, placed } = duplicatesAmong(kind, rows)
    const { duplicates } = report
    expect(duplicates.groups).toBe(groups.length)
    expect(duplicates.records).toBe(groups.reduce((sum, { size }) => sum + size, 0))
    expect(duplicates.atOneAddress).toBe(placed.size)
    expect(groups.length).toBeGreaterThan(5)
    const kinds = new Set(duplicates.listed.map(({ shared }) => shared))
    expect(kinds.size).toBeGreaterThan(0)
    for (const { records, shared, members } of duplicates.listed) {
      const group = groups.find((ids) => ids.has(members[0]?.Id ?? ''))
      expect(group?.size).toBe(records)
      expect(members.every(({ Id }) => group?.has(Id))).toBe(true)
      expect(members).toHaveLength(Math.min(records, 5))
      expect(shared).toBe([...(group ?? [])].some((id) => placed.has(id)) ? 'address' : 'phone')
    }
    const order = duplicates.listed.map(
      ({ shared, records }) => (shared === 'address' ? 10_000 : 0) + records,
    )
    expect(order).toEqual(order.toSorted((a, b) => b - a))
  })

  it('has a section on industries for companies alone', () => {
    const missing = records.filter(({ PrimarySic }) => PrimarySic === undefined).length
    expect(report.industries).toEqual(kind === 'people' ? undefined : { missing, categories: [] })
  })
})
