import { z } from 'zod'
import { RequestId, severalOf } from './batch-calls.ts'
import {
  Company,
  companyFields,
  customFieldsLimit,
  pageLimits,
  type ResourceType,
  resourceTypes,
} from './company.ts'
import { type Criteria, criteriaShapes, limitSize } from './criteria.ts'
import type { Endpoint, StreamEndpoint } from './endpoint.ts'
import { Geocode, GeocodeQuery, MultipleGeocodeRequest } from './geocode.ts'
import { Isochrones, IsochronesRequest } from './isochrones.ts'
import {
  MatchFileLine,
  MatchFileQuery,
  MatchFileRow,
  MatchRequest,
  MatchResponse,
  MultipleMatchRequest,
} from './match.ts'
import {
  Person,
  type PersonResourceType,
  personFields,
  personPageLimits,
  personResourceTypes,
} from './person.ts'
import { RecordId } from './shared-criteria.ts'
import { Sic, Sics } from './sic.ts'
import { checkSort, type SortKey, sortSchemas, sortTextSchemas } from './sort.ts'
import {
  companyTallyFields,
  MAX_TALLY_FIELDS,
  MAX_TALLY_ROWS,
  personTallyFields,
  TallyItem,
} from './tally.ts'
import { Flag, listOf, oneOf, PostalCode, SicCode, Text, wholeBetween } from './values.ts'
import { detailTypes, Vehicle } from './vehicle.ts'

export const DEFAULT_LIMIT = 10
/** Maximum number of records that a search can skip. */
export const MAX_OFFSET = 2 ** 31 - 1

const Offset = wholeBetween(0, MAX_OFFSET, `must be a whole number from 0 to ${MAX_OFFSET}`)
const wholeLimit = (max: number) => wholeBetween(1, max, `must be a whole number from 1 to ${max}`)
const CompanyFormat = oneOf(resourceTypes)
const PersonFormat = oneOf(personResourceTypes)

const limitsOf: Record<PersonResourceType | ResourceType, number> = { ...pageLimits, ...personPageLimits }

/** Maximum number of records of one search: by its format, or for custom fields. */
export function maxRecords(
  format: ResourceType | PersonResourceType | undefined,
  fields: readonly string[] | undefined,
): number {
  return fields ? customFieldsLimit : limitsOf[format ?? 'Basic']
}

function checkLimit(limit: number | undefined, max: number, name: string, ctx: z.RefinementCtx) {
  if (limit === undefined || limit <= max) return
  ctx.addIssue({
    code: 'custom',
    path: [name],
    message: `must be at most ${max.toLocaleString('en-US')} for this format`,
  })
}

/**
 * The lower-case names of GET parameters and their criteria: the one place where the reference's two
 * naming schemes are paired.
 */
export const queryCriteria = {
  city: 'City',
  companyname: 'CompanyName',
  ein: 'EIN',
  email: 'Email',
  emailsha1upper: 'EmailSha1Upper',
  firstname: 'FirstName',
  includehistoricalemail: 'IncludeHistoricalEmail',
  lastname: 'LastName',
  phone: 'Phone',
  postalcode: 'PostalCode',
  stateprovince: 'StateProvince',
} as const satisfies Record<string, keyof Criteria>

const postalcode = z
  .string()
  .transform((list) => list.split(','))
  .pipe(listOf(PostalCode, 10_000))
  .optional()

const queryPaging = { limit: wholeLimit(customFieldsLimit).optional(), offset: Offset.optional() }

const ofCompanies = criteriaShapes.companies
const CompanyQuery = z
  .strictObject({
    city: ofCompanies.City,
    companyname: ofCompanies.CompanyName,
    ein: ofCompanies.EIN,
    email: ofCompanies.Email,
    firstname: ofCompanies.FirstName,
    lastname: ofCompanies.LastName,
    phone: ofCompanies.Phone,
    postalcode,
    stateprovince: ofCompanies.StateProvince,
    resourcetype: CompanyFormat.optional(),
    sort: sortTextSchemas.companies.optional(),
    ...queryPaging,
  })
  .superRefine(({ limit, resourcetype, sort }, ctx) => {
    checkLimit(limit, maxRecords(resourcetype, undefined), 'limit', ctx)
    checkSort('sort', sort, {}, ctx)
  })

const ofPeople = criteriaShapes.people
const PersonQuery = z
  .strictObject({
    city: ofPeople.City,
    email: ofPeople.Email,
    emailsha1upper: ofPeople.EmailSha1Upper,
    firstname: ofPeople.FirstName,
    includehistoricalemail: ofPeople.IncludeHistoricalEmail,
    lastname: ofPeople.LastName,
    phone: ofPeople.Phone,
    postalcode,
    stateprovince: ofPeople.StateProvince,
    resourcetype: PersonFormat.optional(),
    sort: sortTextSchemas.people.optional(),
    ...queryPaging,
  })
  .superRefine((query, ctx) => {
    checkLimit(query.limit, maxRecords(query.resourcetype, undefined), 'limit', ctx)
    checkSort('sort', query.sort, {}, ctx)
    const { email, emailsha1upper, includehistoricalemail, resourcetype = 'Basic' } = query
    const isBasic = resourcetype === 'Basic'
    checkHistorical(includehistoricalemail, email ?? emailsha1upper, isBasic, 'includehistoricalemail', ctx)
  })

/** Former addresses are only searched by an email address, and only return Basic records (reference, People 2). */
function checkHistorical(
  includeFormer: boolean | undefined,
  address: string | undefined,
  isBasic: boolean,
  name: string,
  ctx: z.RefinementCtx,
): void {
  if (!includeFormer) return
  if (!address)
    ctx.addIssue({ code: 'custom', path: [name], message: 'requires an email address or its hash' })
  if (!isBasic) ctx.addIssue({ code: 'custom', path: [name], message: 'requires Basic records' })
}

function refuseTwice(fields: readonly string[] | undefined, ctx: z.RefinementCtx) {
  if (!fields || new Set(fields).size === fields.length) return
  ctx.addIssue({ code: 'custom', path: ['Fields'], message: 'must not contain a field twice' })
}

const bodyPaging = {
  Limit: wholeLimit(customFieldsLimit).optional(),
  Offset: Offset.optional(),
  NthRecord: Flag.optional(),
}

type Output = Criteria & {
  ResourceType?: ResourceType | PersonResourceType
  Fields?: string[]
  Limit?: number
  Sort?: readonly SortKey[]
  NthRecord?: boolean
}

function checkOutput(body: Output, ctx: z.RefinementCtx): void {
  checkLimit(body.Limit, maxRecords(body.ResourceType, body.Fields), 'Limit', ctx)
  refuseTwice(body.Fields, ctx)
  checkSort('Sort', body.Sort, body, ctx)
  if (!body.Fields || !body.ResourceType) return
  ctx.addIssue({
    code: 'custom',
    path: ['Fields'],
    message: 'must not be given together with ResourceType',
  })
}

/** Criteria with the paging, format and fields of a search. Count takes the same names and uses only the criteria. */
const CompanySearch = z
  .strictObject({
    ...ofCompanies,
    ResourceType: CompanyFormat.optional(),
    Fields: listOf(
      oneOf(companyFields, 'is not an output field of companies'),
      companyFields.length,
    ).optional(),
    Sort: sortSchemas.companies.optional(),
    ...bodyPaging,
  })
  .superRefine(limitSize)
  .superRefine(checkOutput)

const PersonSearch = z
  .strictObject({
    ...ofPeople,
    ResourceType: PersonFormat.optional(),
    Fields: listOf(oneOf(personFields, 'is not an output field of people'), personFields.length).optional(),
    Sort: sortSchemas.people.optional(),
    ...bodyPaging,
  })
  .superRefine(limitSize)
  .superRefine(checkOutput)
  .superRefine((body, ctx) => {
    const { Email, EmailSha1Upper, IncludeHistoricalEmail, ResourceType = 'Basic', Fields } = body
    const isBasic = ResourceType === 'Basic' && !Fields
    checkHistorical(IncludeHistoricalEmail, Email ?? EmailSha1Upper, isBasic, 'IncludeHistoricalEmail', ctx)
  })

function checkTally(body: { ResourceType?: unknown; Fields: string[] }, ctx: z.RefinementCtx): void {
  refuseTwice(body.Fields, ctx)
  if (body.ResourceType === undefined || /^tally$/i.test(String(body.ResourceType))) return
  ctx.addIssue({ code: 'custom', path: ['Fields'], message: 'requires ResourceType Tally or none' })
}

const tallyPaging = {
  ResourceType: z.unknown().optional(),
  Limit: wholeLimit(MAX_TALLY_ROWS).optional(),
  Offset: Offset.optional(),
}

const namesIn = <T extends object>(table: T) => Object.keys(table) as (keyof T & string)[]

/** Criteria with the fields to tally by; `Limit` returns the largest groups only (extension). */
const companyTally = {
  ...ofCompanies,
  Fields: listOf(oneOf(namesIn(companyTallyFields), 'is not a tally field of companies'), MAX_TALLY_FIELDS),
  ...tallyPaging,
}
const personTally = {
  ...ofPeople,
  Fields: listOf(oneOf(namesIn(personTallyFields), 'is not a tally field of people'), MAX_TALLY_FIELDS),
  ...tallyPaging,
}
const CompanyTally = z.strictObject(companyTally).superRefine(limitSize).superRefine(checkTally)
const PersonTally = z.strictObject(personTally).superRefine(limitSize).superRefine(checkTally)

const Count = z.object({ MatchCount: z.number() })

/** Maximum number of counts, and of tallies, in one call (extension). */
export const MAX_COUNTS = 100
export const MAX_TALLIES = 25

const companyCounts = severalOf(
  z.strictObject({ RequestId, ...ofCompanies }).superRefine(limitSize),
  MAX_COUNTS,
)
const personCounts = severalOf(z.strictObject({ RequestId, ...ofPeople }).superRefine(limitSize), MAX_COUNTS)
const companyTallies = severalOf(
  z
    .strictObject({ RequestId, ...companyTally })
    .superRefine(limitSize)
    .superRefine(checkTally),
  MAX_TALLIES,
)
const personTallies = severalOf(
  z
    .strictObject({ RequestId, ...personTally })
    .superRefine(limitSize)
    .superRefine(checkTally),
  MAX_TALLIES,
)
const CountOfRequest = z.object({ RequestId: z.string(), MatchCount: z.number() })
const TalliesOfRequest = z.object({ RequestId: z.string(), Tallies: z.array(TallyItem) })
const RecordParams = z.strictObject({ id: RecordId })

/** Every endpoint, once. Client, service, gateway and docs are loops over this table. */
export const endpoints = {
  getCompanies: {
    method: 'GET',
    path: '/v1/companies/',
    query: CompanyQuery,
    response: z.array(Company),
    xml: 'ArrayOfCompany',
    summary: 'Companies that meet all criteria of the query',
  },
  searchCompaniesByQuery: {
    method: 'GET',
    path: '/v1/companies/search',
    query: CompanyQuery,
    response: z.array(Company),
    xml: 'ArrayOfCompany',
    summary: 'Companies that meet all criteria of the query',
  },
  getCompany: {
    method: 'GET',
    path: '/v1/companies/{id}',
    params: RecordParams,
    query: z.strictObject({ resourcetype: CompanyFormat.optional() }),
    response: Company,
    xml: 'Company',
    summary: 'One company by its id',
  },
  searchCompanies: {
    method: 'POST',
    path: '/v1/companies/search',
    body: CompanySearch,
    response: z.array(Company),
    xml: 'ArrayOfCompany',
    summary: 'Companies that meet all criteria of the body, a page or a systematic sample of them',
  },
  countCompanies: {
    method: 'POST',
    path: '/v1/companies/count',
    body: CompanySearch,
    response: Count,
    xml: 'Counts',
    summary: 'How many companies meet all criteria',
  },
  tallyCompanies: {
    method: 'POST',
    path: '/v1/companies/tallies',
    body: CompanyTally,
    response: z.array(TallyItem),
    xml: 'ArrayOfTally',
    summary: 'Companies counted by one, two or three fields, largest group first',
  },
  multipleCountCompanies: {
    method: 'POST',
    path: '/v1/companies/multiplecount',
    body: companyCounts,
    response: z.array(CountOfRequest),
    xml: 'ArrayOfCountOfRequest',
    summary: 'Several company counts in one call',
  },
  multipleTallyCompanies: {
    method: 'POST',
    path: '/v1/companies/multipletallies',
    body: companyTallies,
    response: z.array(TalliesOfRequest),
    xml: 'ArrayOfTalliesOfRequest',
    summary: 'Several company tallies in one call',
  },
  getPeople: {
    method: 'GET',
    path: '/v1/people/',
    query: PersonQuery,
    response: z.array(Person),
    xml: 'ArrayOfPerson',
    summary: 'People who meet all criteria of the query',
  },
  searchPeopleByQuery: {
    method: 'GET',
    path: '/v1/people/search',
    query: PersonQuery,
    response: z.array(Person),
    xml: 'ArrayOfPerson',
    summary: 'People who meet all criteria of the query',
  },
  getPerson: {
    method: 'GET',
    path: '/v1/people/{id}',
    params: RecordParams,
    query: z.strictObject({ resourcetype: PersonFormat.optional() }),
    response: Person,
    xml: 'Person',
    summary: 'One person by its id',
  },
  searchPeople: {
    method: 'POST',
    path: '/v1/people/search',
    body: PersonSearch,
    response: z.array(Person),
    xml: 'ArrayOfPerson',
    summary: 'People who meet all criteria of the body, a page or a systematic sample of them',
  },
  countPeople: {
    method: 'POST',
    path: '/v1/people/count',
    body: PersonSearch,
    response: Count,
    xml: 'Counts',
    summary: 'How many people meet all criteria',
  },
  tallyPeople: {
    method: 'POST',
    path: '/v1/people/tallies',
    body: PersonTally,
    response: z.array(TallyItem),
    xml: 'ArrayOfTally',
    summary: 'People counted by one, two or three fields, largest group first',
  },
  multipleCountPeople: {
    method: 'POST',
    path: '/v1/people/multiplecount',
    body: personCounts,
    response: z.array(CountOfRequest),
    xml: 'ArrayOfCountOfRequest',
    summary: 'Several people counts in one call',
  },
  multipleTallyPeople: {
    method: 'POST',
    path: '/v1/people/multipletallies',
    body: personTallies,
    response: z.array(TalliesOfRequest),
    xml: 'ArrayOfTalliesOfRequest',
    summary: 'Several people tallies in one call',
  },
  searchPeopleFormerly: {
    method: 'POST',
    path: '/v1/people/',
    body: PersonSearch,
    response: z.array(Person),
    xml: 'ArrayOfPerson',
    summary: 'The former path of people search',
    successor: '/v1/people/search',
  },
  countPeopleFormerly: {
    method: 'POST',
    path: '/v1/people/counts',
    body: PersonSearch,
    response: Count,
    xml: 'Counts',
    summary: 'The former path of people count',
    successor: '/v1/people/count',
  },
  getVehicles: {
    method: 'GET',
    path: '/v1/people/vehicles/{detailType}',
    params: z.strictObject({ detailType: oneOf(detailTypes) }),
    query: z.strictObject({}),
    response: z.array(Vehicle),
    xml: 'ArrayOfVehicle',
    summary: 'Makes of vehicles, or makes and models',
  },
  match: {
    method: 'POST',
    path: '/v3/match',
    body: MatchRequest,
    response: MatchResponse,
    xml: 'MatchResponse',
    summary: 'The records closest to partial criteria, each with a score',
  },
  multipleMatch: {
    method: 'POST',
    path: '/v3/multiplematch',
    body: MultipleMatchRequest,
    response: z.array(MatchResponse),
    xml: 'ArrayOfMatchResponse',
    summary: 'Several match requests in one call',
  },
  findSics: {
    method: 'GET',
    path: '/v1/sics',
    query: z.strictObject({ keyword: Text.default('').pipe(Text), preferred: Flag.optional() }),
    response: Sics,
    xml: 'Sics',
    summary: 'Industry codes by keyword',
  },
  getSic: {
    method: 'GET',
    path: '/v1/sics/{id}',
    params: z.strictObject({ id: SicCode }),
    query: z.strictObject({}),
    response: Sic,
    xml: 'Sic',
    summary: 'One industry code of 2, 4 or 6 digits',
  },
  geocode: {
    method: 'GET',
    path: '/v1/geocode',
    query: GeocodeQuery,
    response: Geocode,
    xml: 'Geocode',
    summary: 'The place of an address',
  },
  multipleGeocode: {
    method: 'POST',
    path: '/v1/geocode',
    body: MultipleGeocodeRequest,
    response: z.array(Geocode),
    xml: 'ArrayOfGeocode',
    summary: 'The places of several addresses in one call',
  },
  isochrones: {
    method: 'POST',
    path: '/v1/isochrones',
    body: IsochronesRequest,
    response: Isochrones,
    xml: 'Isochrones',
    summary: 'As far as one can travel from a point, as areas',
  },
} as const satisfies Record<string, Endpoint>

export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints

/** Every call whose body and answer are streams, once. Bodies are NDJSON or CSV, answers NDJSON. */
export const streamEndpoints = {
  matchFile: {
    method: 'POST',
    path: '/v3/matchfile',
    query: MatchFileQuery,
    row: MatchFileRow,
    line: MatchFileLine,
    summary: 'The records closest to each row of a file, as a stream',
  },
} as const satisfies Record<string, StreamEndpoint>

export type StreamEndpoints = typeof streamEndpoints
export type StreamName = keyof StreamEndpoints
