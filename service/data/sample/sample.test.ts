import { createHash, type Hash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Kind } from '#contract/kind.ts'
import { describeNaics } from '#service/reference/dictionary/naics.ts'
import { describeSic } from '#service/reference/dictionary/sic.ts'
import { isInCounty, postalArea, postalAreas } from '#service/reference/places/places.ts'
import type { CompanyRow } from '#service/store/company-row.ts'
import { asOf } from '#service/versions/as-of.ts'
import { itGives } from '#shared/cases.testing.ts'
import { type Batch, batchOf } from '../build-batch.ts'
import { SAMPLE_DATE } from './date.ts'
import { domainOf } from './identity.ts'
import { planOf } from './kinds.ts'
import { planSample } from './plan.ts'
import { sampleCompanies, samplePeople } from './sample.ts'
import { batchesOf } from './threads.ts'

const COUNT = 30_000
let rows: CompanyRow[] = []
beforeAll(() => {
  rows = [...sampleCompanies(COUNT)].flat()
})

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')
const share = (wanted: (row: CompanyRow) => unknown) => rows.filter(wanted).length / rows.length

function countsOf(key: (row: CompanyRow) => string | undefined): Map<string, number> {
  const counts = new Map<string, number>()
  for (const row of rows) counts.set(key(row) ?? '', (counts.get(key(row) ?? '') ?? 0) + 1)
  return counts
}

/** Pearson's correlation of pairs. */
function correlation(pairs: readonly (readonly [number, number])[]): number {
  const mean = (i: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[i], 0) / pairs.length
  const [a, b] = [mean(0), mean(1)]
  const sum = (f: (x: number, y: number) => number) => pairs.reduce((s, [x, y]) => s + f(x - a, y - b), 0)
  return sum((x, y) => x * y) / Math.sqrt(sum((x) => x * x) * sum((_, y) => y * y))
}

/** The bytes of all records of batches, and of the lines of each part of the search table. */
async function bytesOf(batches: AsyncIterable<Batch> | Iterable<Batch>): Promise<Map<string, string>> {
  const hashes = new Map<string, Hash>()
  const add = (name: string, bytes: Uint8Array) => {
    const hash = hashes.get(name) ?? createHash('sha256')
    hashes.set(name, hash.update(bytes))
  }
  for await (const { bodies, lines } of batches) {
    add('bodies', bodies)
    for (const { part, text } of lines) add(`part ${part}`, text)
  }
  return new Map([...hashes].map(([name, hash]) => [name, hash.digest('hex')] as const).sort())
}

describe('the same number', () => {
  test('gives the same companies, another number gives others', () => {
    const [once, twice, other] = [
      [...sampleCompanies(3000)],
      [...sampleCompanies(3000)],
      [...sampleCompanies(3001)],
    ]
    expect(hashOf(once)).toBe(hashOf(twice))
    expect(hashOf(once)).not.toBe(hashOf(other))
  })

  test.each<Kind>(['companies', 'people'])(
    'gives the same %s through threads',
    { timeout: 120_000 },
    async (kind) => {
      // Three for each of two threads, the last of them a short one.
      const count = 10_001
      const lists = kind === 'companies' ? sampleCompanies(count) : samplePeople(count)
      let seq = 0
      const here = [...lists].map((rows) => {
        const batch = batchOf(kind, rows, seq, asOf(SAMPLE_DATE))
        seq += rows.length
        return batch
      })
      expect(await bytesOf(batchesOf(kind, planOf[kind](count)))).toEqual(await bytesOf(here))
    },
  )
})

test.each([0, -1, 1.5, 20_000_001, Number.NaN])('%d is not a number of companies', (count) => {
  expect(() => planSample(count)).toThrow('A sample has 1 to 20,000,000 companies')
})

test('a sample of one is one', () => expect([...sampleCompanies(1)].flat()).toHaveLength(1))

describe('places', () => {
  test('points are on land in their county', () => {
    for (const { PostalCode = '', Location } of rows) {
      const { CountyFips = '', Latitude, Longitude } = postalArea(PostalCode) ?? {}
      const isCenter = Location?.Latitude === Latitude && Location?.Longitude === Longitude
      expect(isCenter || isInCounty(CountyFips, Location?.Latitude ?? 0, Location?.Longitude ?? 0)).toBe(true)
    }
  })

  test('city, county, state, area code and the nine digits are those of the postal code', () => {
    for (const row of rows) {
      const area = postalArea(row.PostalCode ?? '')
      expect(row).toMatchObject({
        City: area?.City,
        County: area?.County,
        StateProvince: area?.StateProvince,
      })
      expect(area?.AreaCodes).toContain(row.Phone?.slice(0, 3) ?? row.AreaCode)
      expect(row.ZipPlus4).toMatch(new RegExp(`^${row.PostalCode}\\d{4}$`))
    }
  })

  test('companies are where people are', () => {
    const people = new Map<string, number>()
    for (const { StateProvince, Weight } of postalAreas())
      people.set(StateProvince, (people.get(StateProvince) ?? 0) + Weight)
    const companies = countsOf((row) => row.StateProvince)
    expect(correlation([...companies].map(([state, n]) => [n, people.get(state) ?? 0]))).toBeGreaterThan(0.99)
  })

  test('an address is its parts', () => {
    for (const { Address, AddressParsed: part } of rows) {
      const parts = [
        part?.Number,
        part?.PreDirectional,
        part?.Name,
        part?.Suffix,
        part?.PostDirectional,
        part?.UnitNumber,
      ]
      expect(Address).toBe(parts.filter(Boolean).join(' '))
    }
  })
})

describe('families of companies', () => {
  const byId = () => new Map(rows.map((row) => [row.Id, row]))

  test('a parent is in the sample, and no one is among its own ancestors', () => {
    const known = byId()
    for (const row of rows) {
      const line = [row]
      for (let up = row.ParentCompany; up; up = line.at(-1)?.ParentCompany) {
        expect(known.has(up)).toBe(true)
        line.push(known.get(up) as CompanyRow)
        expect(line.length).toBeLessThan(5)
      }
    }
  })

  test('a branch has the name and the figures of its head office, which has what all of its places have', () => {
    const known = byId()
    for (const row of rows.filter(({ BusinessType }) => BusinessType === 'Branch')) {
      const head = known.get(row.ParentCompany ?? '')
      expect(head?.BusinessType).toMatch(/^(Headquarters|Subsidiary)$/)
      expect(row.CompanyName).toBe(head?.CompanyName)
      expect(row.CorporateEmployeesSizeActual).toBe(head?.CorporateEmployeesSizeActual)
    }
  })

  test('a whole company is never smaller than one of its places', () => {
    for (const row of rows) {
      expect(row.CorporateEmployeesSizeActual).toBeGreaterThanOrEqual(row.LocationEmployeesSizeActual ?? 0)
      expect(row.CorporateSalesVolumeActual ?? 0).toBeGreaterThanOrEqual(row.LocationSalesVolumeActual ?? 0)
    }
  })

  test('chains reach over several states', () => {
    const states = new Map<string, Set<string>>()
    for (const { ParentCompany = '', StateProvince = '' } of rows)
      states.set(ParentCompany, (states.get(ParentCompany) ?? new Set()).add(StateProvince))
    states.delete('')
    expect(Math.max(...[...states.values()].map((set) => set.size))).toBeGreaterThan(10)
  })
})

describe('identity', () => {
  test.each<[string, (row: CompanyRow) => string | undefined, RegExp]>([
    ['Id', (row) => row.Id, /^[1-9]\d{8}$/],
    ['Phone', (row) => row.Phone, /^[2-9]\d\d555(?!1212|4334)\d{4}$/],
    ['EIN', (row) => row.EIN, /^(17|18|19|28|29|49|69|70|78|79|89|96|97)\d{7}$/],
  ])('%s is of its kind and of one company only', (_, read, kind) => {
    const values = rows.map(read).filter((value) => value !== undefined)
    expect(values.find((value) => !kind.test(value))).toBeUndefined()
    expect(new Set(values).size).toBe(values.length)
  })

  describe('the domain of a name keeps its words whole', () => {
    itGives(domainOf, {
      'The Douglas County Tree Co': 'douglascountytree.example',
      'Corporate Offices of Omaha Inc.': 'corporateofficesomaha.example',
      'Theatre and Income LLC': 'theatreincome.example',
      'The Co': 'company.example',
    })
  })

  test('web and mail addresses cannot exist', () => {
    for (const { UriList = [], Email } of rows) {
      for (const { Uri } of UriList) expect(Uri).toMatch(/^https:\/\/www\.[a-z0-9]+\.example$/)
      if (Email) expect(Email).toMatch(/^info@[a-z0-9]+\.example$/)
    }
  })
})

describe('trades', () => {
  test('codes are in the dictionary, the primary one first', () => {
    for (const { PrimarySic = '', SicList = [], PrimaryNaics, NaicsList = [] } of rows) {
      expect(SicList[0]?.Code).toBe(PrimarySic)
      expect(NaicsList[0]?.Code).toBe(PrimaryNaics)
      for (const { Code } of SicList) expect(describeSic(Code)).toBeDefined()
      for (const { Code } of NaicsList) expect(describeNaics(Code)).toBeDefined()
    }
  })

  test.each<[string, (row: CompanyRow) => unknown, number, number]>([
    ['eating places', (row) => row.PrimarySic?.startsWith('5812'), 0.04, 0.07],
    ['new companies', (row) => (row.FirstSeen ?? '') >= '2026-08-03', 0.025, 0.045],
    ['branches', (row) => row.BusinessType === 'Branch', 0.06, 0.14],
    ['franchises', (row) => row.Franchise === 'Yes', 0.01, 0.05],
    ['places with fewer than ten people', (row) => (row.LocationEmployeesSizeActual ?? 0) < 10, 0.5, 0.75],
    ['places with a hundred or more', (row) => (row.LocationEmployeesSizeActual ?? 0) > 99, 0.01, 0.04],
    ['known founding years', (row) => row.YearEstablished, 0.7, 0.85],
    ['contacts', (row) => row.LastName, 0.8, 0.9],
    ['excellent credit', (row) => row.CreditRatingScore === 'A', 0.15, 0.3],
  ])('%s are a plausible share', (_, wanted, low, high) => {
    expect(share(wanted)).toBeGreaterThan(low)
    expect(share(wanted)).toBeLessThan(high)
  })

  test('farms are in the country, offices in town', () => {
    const people = (start: string) => {
      const selected = rows.filter((row) => row.PrimarySic?.startsWith(start))
      return (
        selected.reduce((sum, row) => sum + (postalArea(row.PostalCode ?? '')?.Weight ?? 0), 0) /
        selected.length
      )
    }
    expect(people('01') * 2).toBeLessThan(people('73'))
  })

  test('sales rise with employees', () => {
    const pairs = rows.flatMap(({ LocationEmployeesSizeActual: n, LocationSalesVolumeActual: sales }) =>
      n && sales ? [[Math.log(n), Math.log(sales)] as const] : [],
    )
    expect(correlation(pairs)).toBeGreaterThan(0.7)
  })
})

test('history: nothing is after the date of the data', () => {
  for (const { YearEstablished, FirstSeen = '', UpdateDate = '', SicList = [] } of rows) {
    expect(Number(YearEstablished ?? 0)).toBeLessThanOrEqual(2026)
    expect(FirstSeen <= SAMPLE_DATE && UpdateDate <= SAMPLE_DATE).toBe(true)
    for (const { YearFirstAppeared = '' } of SicList)
      expect(Number(YearFirstAppeared)).toBeLessThanOrEqual(2026)
  }
})

test('names are many, and no business but a chain has one that is met everywhere', () => {
  const alone = rows.filter(
    ({ BusinessType, Franchise }) => BusinessType === 'Single location' && Franchise === 'No',
  )
  const counts = new Map<string, number>()
  for (const { CompanyName = '' } of alone) counts.set(CompanyName, (counts.get(CompanyName) ?? 0) + 1)
  expect(Math.max(...counts.values())).toBeLessThan(10)
  expect(counts.size / alone.length).toBeGreaterThan(0.95)
  for (const name of counts.keys()) expect(name).toMatch(/^[A-Z0-9][\p{L}\d '&.,-]+$/u)
})
