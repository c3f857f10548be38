import { z } from 'zod'
import {
  Company,
  companyFields,
  customFieldsLimit,
  pageLimits,
  type ResourceType,
  resourceTypes,
} from './company.ts'
import { type Criteria, criteriaShape, limitAreas } from './criteria.ts'
import type { Endpoint } from './endpoint.ts'
import { Sic, Sics } from './sic.ts'
import { companyTallyFields, MAX_TALLY_FIELDS, MAX_TALLY_ROWS, TallyItem, type TallyName } from './tally.ts'
import { Flag, listOf, oneOf, PostalCode, SicCode, Text, wholeBetween } from './values.ts'

export const DEFAULT_LIMIT = 10
const MAX_OFFSET = 2 ** 31 - 1

const Offset = wholeBetween(0, MAX_OFFSET, `must be a whole number from 0 to ${MAX_OFFSET}`)
const wholeLimit = (most: number) => wholeBetween(1, most, `must be a whole number from 1 to ${most}`)
const Format = oneOf(resourceTypes)

function checkLimit(limit: number | undefined, most: number, name: string, ctx: z.RefinementCtx) {
  if (limit === undefined || limit <= most) return
  ctx.addIssue({
    code: 'custom',
    path: [name],
    message: `must be at most ${most.toLocaleString('en-US')} for this format`,
  })
}

/** Most records one search may ask for: by its format, or by custom fields. */
export function mostRecords(format: ResourceType | undefined, fields: readonly string[] | undefined): number {
  return fields ? customFieldsLimit : pageLimits[format ?? 'Basic']
}

/**
 * The GET form's lower-case names and the criteria they stand for: the one place where the reference's two
 * spellings are paired.
 */
export const queryCriteria = {
  city: 'City',
  companyname: 'CompanyName',
  ein: 'EIN',
  email: 'Email',
  firstname: 'FirstName',
  lastname: 'LastName',
  phone: 'Phone',
  postalcode: 'PostalCode',
  stateprovince: 'StateProvince',
} as const satisfies Record<string, keyof Criteria>

const CompanyQuery = z
  .strictObject({
    city: criteriaShape.City,
    companyname: criteriaShape.CompanyName,
    ein: criteriaShape.EIN,
    email: criteriaShape.Email,
    firstname: criteriaShape.FirstName,
    lastname: criteriaShape.LastName,
    phone: criteriaShape.Phone,
    postalcode: z
      .string()
      .transform((list) => list.split(','))
      .pipe(listOf(PostalCode, 10_000))
      .optional(),
    stateprovince: criteriaShape.StateProvince,
    resourcetype: Format.optional(),
    limit: wholeLimit(customFieldsLimit).optional(),
    offset: Offset.optional(),
  })
  .superRefine(({ limit, resourcetype }, ctx) =>
    checkLimit(limit, mostRecords(resourcetype, undefined), 'limit', ctx),
  )

const outputField = oneOf(companyFields, 'is not an output field of companies')

function refuseTwice(fields: readonly string[] | undefined, ctx: z.RefinementCtx) {
  if (!fields || new Set(fields).size === fields.length) return
  ctx.addIssue({ code: 'custom', path: ['Fields'], message: 'names a field twice' })
}

/** Criteria with the paging, format and fields of a search. Count takes the same names and heeds the criteria alone. */
const SearchBody = z
  .strictObject({
    ...criteriaShape,
    ResourceType: Format.optional(),
    Fields: listOf(outputField, companyFields.length).optional(),
    Limit: wholeLimit(customFieldsLimit).optional(),
    Offset: Offset.optional(),
    NthRecord: Flag.optional(),
  })
  .superRefine(limitAreas)
  .superRefine((body, ctx) => {
    checkLimit(body.Limit, mostRecords(body.ResourceType, body.Fields), 'Limit', ctx)
    refuseTwice(body.Fields, ctx)
    if (!body.Fields || !body.ResourceType) return
    ctx.addIssue({
      code: 'custom',
      path: ['Fields'],
      message: 'must not be given together with ResourceType',
    })
  })
export type SearchBody = z.output<typeof SearchBody>

const tallyField = oneOf(Object.keys(companyTallyFields) as TallyName[], 'is not a tally field of companies')

/** Criteria with the fields to tally by; `Limit` asks for the largest groups only (ours). */
const TallyBody = z
  .strictObject({
    ...criteriaShape,
    ResourceType: z.unknown().optional(),
    Fields: listOf(tallyField, MAX_TALLY_FIELDS),
    Limit: wholeLimit(MAX_TALLY_ROWS).optional(),
    Offset: Offset.optional(),
  })
  .superRefine(limitAreas)
  .superRefine((body, ctx) => {
    refuseTwice(body.Fields, ctx)
    if (body.ResourceType === undefined || /^tally$/i.test(String(body.ResourceType))) return
    ctx.addIssue({ code: 'custom', path: ['Fields'], message: 'goes with ResourceType Tally alone' })
  })
export type TallyBody = z.output<typeof TallyBody>

const Count = z.object({ MatchCount: z.number() })
const CompanyId = z.strictObject({
  id: z.string().regex(/^[A-Za-z0-9]{1,20}$/, 'must be letters and digits'),
})

/** Every endpoint, once. Client, service, gateway and docs are loops over this table. */
export const endpoints = {
  getCompanies: {
    method: 'GET',
    path: '/v1/companies/',
    query: CompanyQuery,
    response: z.array(Company),
    summary: 'Companies that meet all criteria of the query',
  },
  searchCompaniesByQuery: {
    method: 'GET',
    path: '/v1/companies/search',
    query: CompanyQuery,
    response: z.array(Company),
    summary: 'Companies that meet all criteria of the query',
  },
  getCompany: {
    method: 'GET',
    path: '/v1/companies/{id}',
    params: CompanyId,
    query: z.strictObject({ resourcetype: Format.optional() }),
    response: Company,
    summary: 'One company by its id',
  },
  searchCompanies: {
    method: 'POST',
    path: '/v1/companies/search',
    body: SearchBody,
    response: z.array(Company),
    summary: 'Companies that meet all criteria of the body, a page or a systematic sample of them',
  },
  countCompanies: {
    method: 'POST',
    path: '/v1/companies/count',
    body: SearchBody,
    response: Count,
    summary: 'How many companies meet all criteria',
  },
  tallyCompanies: {
    method: 'POST',
    path: '/v1/companies/tallies',
    body: TallyBody,
    response: z.array(TallyItem),
    summary: 'Companies counted by one, two or three fields, largest group first',
  },
  findSics: {
    method: 'GET',
    path: '/v1/sics',
    query: z.strictObject({ keyword: Text.default('').pipe(Text), preferred: Flag.optional() }),
    response: Sics,
    summary: 'Industry codes by words of their description',
  },
  getSic: {
    method: 'GET',
    path: '/v1/sics/{id}',
    params: z.strictObject({ id: SicCode }),
    query: z.strictObject({}),
    response: Sic,
    summary: 'One industry code of 2, 4 or 6 digits',
  },
} as const satisfies Record<string, Endpoint>

export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints
