import type { Company } from '#contract/company.ts'
import type { Criteria } from '#contract/criteria.ts'
import type { Kind, RecordOf } from '#contract/kind.ts'
import type { Person } from '#contract/person.ts'
import { tallyFields } from '#contract/tally.ts'
import type { MatchQuery } from '../match/criteria.ts'
import type { Store, Stores } from '../store/store.ts'

const places = [
  ['Providence', 'RI', '02903'],
  ['Warwick', 'RI', '02886'],
  ['Boston', 'MA', '02108'],
  ['Vancouver', 'BC', 'V6C0B9'],
] as const

/** Twelve companies, three in each of four places, with ids 100000001 to 100000012. */
export const companies: Company[] = Array.from({ length: 12 }, (_, i): Company => {
  const [City, StateProvince, PostalCode] = places[i % places.length] as (typeof places)[number]
  const Id = String(100_000_001 + i)
  return {
    ETag: `0000000${i.toString(16)}`,
    Id,
    Links: [{ Href: `/v1/companies/${Id}`, Rel: 'self' }],
    Address: `${i} Main St`,
    City,
    CompanyName: `Tiny Company ${i}`,
    Location: { Latitude: 41.8, Longitude: -71.4 },
    Phone: `401555000${i % 10}`,
    PostalCode,
    PrimarySic: i % 2 ? '581208' : '737101',
    RecordStatus: 'Existing',
    StateProvince,
    ...(i === 0 ? {} : { ParentCompany: '100000001' }),
  }
})

/** Six people, two to a household, with ids 100000000001 to 100000000006. */
export const people: Person[] = Array.from({ length: 6 }, (_, i): Person => {
  const [City, StateProvince, PostalCode] = places[i >> 1] as (typeof places)[number]
  const Id = String(100_000_000_001 + i)
  return {
    ETag: `1000000${i.toString(16)}`,
    Id,
    Links: [{ Href: `/v1/people/${Id}`, Rel: 'self' }],
    Address: `${i >> 1} Elm St`,
    AgeRange: '45-49',
    City,
    Email: `tiny.${i}@mail.example`,
    FirstName: i % 2 ? 'Ann' : 'Bob',
    Gender: i % 2 ? 'Female' : 'Male',
    HeadOfHousehold: i % 2 ? 'No' : 'Yes',
    HouseholdId: String(200_000_000_001 + (i >> 1)),
    LastName: `Tiny ${i >> 1}`,
    LifeStyle: { Books: 'Y' },
    Location: { Latitude: 41.8, Longitude: -71.4 },
    PostalCode,
    StateProvince,
    TargetReady: { OnlineShopper: '3' },
  }
})

const texts = ['City', 'CompanyName', 'FirstName', 'LastName', 'Phone', 'StateProvince'] as const

type Any = Company | Person
const valueIn = (record: Any, field: string) => (record as unknown as Record<string, unknown>)[field]
const textOf = (record: Any, field: string) => String(valueIn(record, field) ?? '').toLowerCase()

function meets(record: Any, criteria: Criteria): boolean {
  const { Id, PostalCode, PrimarySic, AnyOf, NoneOf } = criteria
  return (
    texts.every((name) => !criteria[name] || textOf(record, name) === criteria[name].toLowerCase()) &&
    (!Id || Id.includes(record.Id)) &&
    (!PostalCode || PostalCode.includes(record.PostalCode ?? '')) &&
    (!PrimarySic || [PrimarySic].flat().some((code) => textOf(record, 'PrimarySic').startsWith(code))) &&
    (!AnyOf || AnyOf.some((inner) => meets(record, inner))) &&
    !NoneOf?.some((inner) => meets(record, inner))
  )
}

const called = (record: Any, name = '') => {
  const person = `${textOf(record, 'FirstName')} ${textOf(record, 'LastName')}`
  return [person, textOf(record, 'CompanyName')].includes(name.toLowerCase())
}

/** An engine over a few records, with the few criteria that tests of the HTTP layer need. It matches names exactly. */
function engineOver<K extends Kind>(kind: K, records: readonly RecordOf<K>[]): Store<K> {
  const meeting = (criteria: Criteria) => records.filter((record) => meets(record, criteria))
  const tally: Store<K>['tally'] = async (criteria, { Fields: [field = 'city'], Limit }) => {
    const name = (tallyFields[kind] as Record<string, string>)[String(field)] as string
    const met = meeting(criteria)
    const values = [...new Set(met.map((record) => String(valueIn(record, name))))]
    const rows = values.map((value) => ({
      Count: met.filter((record) => valueIn(record, name) === value).length,
      [name]: value,
    }))
    return rows.sort((a, b) => b.Count - a.Count).slice(0, Limit)
  }
  const matched = ({ Name, Limit }: MatchQuery) => {
    const named = records.filter((record) => called(record, Name))
    const mark = { Score: 100, Probability: 1 / Math.max(1, named.length), RuleName: 'NameOnly' as const }
    return { MatchCount: named.length, matches: named.slice(0, Limit).map((record) => ({ record, ...mark })) }
  }
  return {
    info: { name: 'tiny', version: '1', kind, records: records.length, date: '2026-01-31' },
    count: async (criteria) => meeting(criteria).length,
    async search(criteria, { Limit, Offset, NthRecord }) {
      const found = meeting(criteria)
      const step = NthRecord ? Math.max(1, found.length / Limit) : 1
      const picked = found.flatMap((_, i) => found[Math.floor(i * step) + Offset] ?? [])
      return picked.slice(0, Limit)
    },
    tally,
    tallies: (criteria, requests) => Promise.all(requests.map((request) => tally(criteria, request))),
    byId: async (id) => records.find((record) => record.Id === id),
    match: async (criteria, bounds) => matched({ ...criteria, ...bounds }),
    matchMany: async (queries) => queries.map(matched),
    health: async () => {},
    close: async () => {},
  }
}

export const tinyStores: Stores = {
  companies: engineOver('companies', companies),
  people: engineOver('people', people),
}
