import type { Answer, Parsed } from '#contract/endpoint.ts'
import type { EndpointName, Endpoints } from '#contract/endpoints.ts'
import { idNotFound } from '../http/problem.ts'
import { searchSics, sicById } from '../reference/dictionary/sic.ts'
import { makes, modelsOf } from '../reference/vehicles/vehicles.ts'
import { countEach, tallyEach } from './batch-calls.ts'
import type { HandlerContext } from './context.ts'
import { geocodeEach, geocodeOne } from './geocoding.ts'
import { matchEach, matchOne } from './matching.ts'
import { byId, count, search, searchByQuery, tally } from './records.ts'

type Handler<N extends EndpointName> = (
  given: Parsed<Endpoints[N]>,
  context: HandlerContext,
) => Answer<Endpoints[N]> | Promise<Answer<Endpoints[N]>>

/** One function for each endpoint of the contract; a forgotten one does not compile. */
export const handlers: { [N in EndpointName]: Handler<N> } = {
  getCompanies: ({ query }, context) => searchByQuery('companies', query, context),
  searchCompaniesByQuery: ({ query }, context) => searchByQuery('companies', query, context),
  getCompany: ({ params, query }, context) => byId('companies', params.id, query.resourcetype, context),
  searchCompanies: ({ body }, context) => search('companies', body, context),
  countCompanies: ({ body }, context) => count('companies', body, context),
  tallyCompanies: ({ body }, context) => tally('companies', body, context),
  multipleCountCompanies: ({ body }, context) => countEach('companies', body, context),
  multipleTallyCompanies: ({ body }, context) => tallyEach('companies', body, context),

  getPeople: ({ query }, context) => searchByQuery('people', query, context),
  searchPeopleByQuery: ({ query }, context) => searchByQuery('people', query, context),
  getPerson: ({ params, query }, context) => byId('people', params.id, query.resourcetype, context),
  searchPeople: ({ body }, context) => search('people', body, context),
  countPeople: ({ body }, context) => count('people', body, context),
  tallyPeople: ({ body }, context) => tally('people', body, context),
  multipleCountPeople: ({ body }, context) => countEach('people', body, context),
  multipleTallyPeople: ({ body }, context) => tallyEach('people', body, context),
  searchPeopleFormerly: ({ body }, context) => search('people', body, context),
  countPeopleFormerly: ({ body }, context) => count('people', body, context),

  getVehicles: ({ params }) =>
    makes().map((Make) => (params.detailType === 'makes' ? { Make } : { Make, Models: [...modelsOf(Make)] })),

  match: ({ body }, context) => matchOne(body, context),
  multipleMatch: ({ body }, context) => matchEach(body, context),

  findSics: ({ query }) => ({ Matches: searchSics(query.keyword, query.preferred ?? false) }),

  geocode: ({ query }, context) => geocodeOne(query.text, context),
  multipleGeocode: ({ body }, context) => geocodeEach(body, context),

  isochrones: ({ body }, { isochrones, signal }) => isochrones(body, signal),

  getSic({ params }) {
    const sic = sicById(params.id)
    if (!sic) throw idNotFound()
    return sic
  },
}
