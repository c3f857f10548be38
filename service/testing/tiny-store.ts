import type { Company } from '#contract/company'
import type { Criteria } from '#contract/criteria'
import { companyTallyFields } from '#contract/tally'
import type { Store } from '../store/store.ts'

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

const texts = ['City', 'CompanyName', 'Phone', 'StateProvince'] as const

function meets(company: Company, criteria: Criteria): boolean {
  const { Id, PostalCode, PrimarySic, AnyOf, NoneOf } = criteria
  return (
    texts.every((name) => !criteria[name] || company[name]?.toLowerCase() === criteria[name].toLowerCase()) &&
    (!Id || Id.includes(company.Id)) &&
    (!PostalCode || PostalCode.includes(company.PostalCode ?? '')) &&
    (!PrimarySic || [PrimarySic].flat().some((code) => company.PrimarySic?.startsWith(code))) &&
    (!AnyOf || AnyOf.some((inner) => meets(company, inner))) &&
    !NoneOf?.some((inner) => meets(company, inner))
  )
}

/** An engine over the twelve companies; it knows the few criteria that tests of the HTTP side need. */
export const tinyStore: Store = {
  info: { name: 'tiny', version: '1', companies: companies.length, date: '2026-01-31' },
  count: async (criteria) => companies.filter((company) => meets(company, criteria)).length,
  async search(criteria, { Limit, Offset, NthRecord }) {
    const found = companies.filter((company) => meets(company, criteria))
    const step = NthRecord ? Math.max(1, found.length / Limit) : 1
    const picked = found.flatMap((_, i) => found[Math.floor(i * step) + Offset] ?? [])
    return picked.slice(0, Limit)
  },
  async tally(criteria, { Fields: [field = 'city'], Limit }) {
    const name = companyTallyFields[field] as keyof Company
    const met = companies.filter((company) => meets(company, criteria))
    const values = [...new Set(met.map((company) => String(company[name])))]
    const rows = values.map((value) => ({
      Count: met.filter((company) => company[name] === value).length,
      [name]: value,
    }))
    return rows.sort((a, b) => b.Count - a.Count).slice(0, Limit)
  },
  byId: async (id) => companies.find((company) => company.Id === id),
  health: async () => {},
  close: async () => {},
}
