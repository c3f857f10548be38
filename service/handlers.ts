import { type Company, type CompanyField, companyFields, fieldsOf } from '#contract/company'
import type { Criteria } from '#contract/criteria'
import type { Answer, Parsed } from '#contract/endpoint'
import { DEFAULT_LIMIT, type EndpointName, type Endpoints, queryCriteria } from '#contract/endpoints'
import { searchSics, sicById } from './data/dictionary/sic.ts'
import { idNotFound } from './problem.ts'
import type { Page, Store } from './store/store.ts'

/** What a handler may use besides the call's own parts. */
export interface Context {
  store: Store
  signal: AbortSignal
}

type Handler<N extends EndpointName> = (
  given: Parsed<Endpoints[N]>,
  context: Context,
) => Answer<Endpoints[N]> | Promise<Answer<Endpoints[N]>>

/** One function for each endpoint of the contract; a forgotten one does not compile. */
export const handlers: { [N in EndpointName]: Handler<N> } = {
  getCompanies: ({ query }, context) => searchByQuery(query, context),
  searchCompaniesByQuery: ({ query }, context) => searchByQuery(query, context),

  async getCompany({ params, query }, { store, signal }) {
    const company = await store.byId(params.id, signal)
    if (!company) throw idNotFound()
    return only(fieldsOf[query.resourcetype ?? 'Basic'])(company)
  },

  async searchCompanies({ body }, { store, signal }) {
    const { ResourceType, Fields, Limit, Offset, NthRecord, ...criteria } = body
    const companies = await store.search(criteria, pageOf({ Limit, Offset, NthRecord }), signal)
    return companies.map(only(Fields ? customFields(Fields) : fieldsOf[ResourceType ?? 'Basic']))
  },

  async countCompanies({ body }, { store, signal }) {
    const { ResourceType, Fields, Limit, Offset, NthRecord, ...criteria } = body
    return { MatchCount: await store.count(criteria, signal) }
  },

  tallyCompanies({ body }, { store, signal }) {
    const { ResourceType, Fields, Limit = Number.MAX_SAFE_INTEGER, Offset = 0, ...criteria } = body
    return store.tally(criteria, { Fields, Limit, Offset }, signal)
  },

  findSics: ({ query }) => ({ Matches: searchSics(query.keyword, query.preferred ?? false) }),

  getSic({ params }) {
    const sic = sicById(params.id)
    if (!sic) throw idNotFound()
    return sic
  },
}

type CompanyQuery = Parsed<Endpoints['getCompanies']>['query']

async function searchByQuery(query: CompanyQuery, { store, signal }: Context): Promise<Company[]> {
  const { resourcetype, limit, offset, ...given } = query
  const page = pageOf({ Limit: limit, Offset: offset })
  const companies = await store.search(criteriaOf(given), page, signal)
  return companies.map(only(fieldsOf[resourcetype ?? 'Basic']))
}

/** The criteria that the lower-case names of a GET stand for. */
function criteriaOf(given: Omit<CompanyQuery, 'resourcetype' | 'limit' | 'offset'>): Criteria {
  const named = Object.entries(given).map(([name, value]) => [
    queryCriteria[name as keyof typeof queryCriteria],
    value,
  ])
  return Object.fromEntries(named)
}

function pageOf({ Limit = DEFAULT_LIMIT, Offset = 0, NthRecord = false }: Partial<Page>): Page {
  return { Limit, Offset, NthRecord }
}

/** A Core record and these fields besides, in wire order (reference, Record formats). */
function customFields(fields: readonly CompanyField[]): readonly CompanyField[] {
  const wanted = new Set([...fieldsOf.Core, ...fields])
  return companyFields.filter((field) => wanted.has(field))
}

/** Leaves of a record these fields, in their order; absent ones stay absent. */
function only(fields: readonly CompanyField[]): (company: Company) => Company {
  return (company) => {
    const kept = fields.filter((field) => company[field] !== undefined)
    return Object.fromEntries(kept.map((field) => [field, company[field]])) as Company
  }
}
