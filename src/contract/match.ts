import { z } from 'zod'
import { RequestId, severalOf } from './batch-calls.ts'
import { Company } from './company.ts'
import { Person } from './person.ts'
import type { Country } from './place.ts'
import { Problem, ValidationErrors } from './problem.ts'
import { ageBands } from './ranges.ts'
import { State } from './shared-criteria.ts'
import { bandFrom, decimalBetween, oneOf, Phone, PostalCode, Text, wholeBetween } from './values.ts'

/** Scores run from 0 to 100; `confidence` is the minimum (open-points, Match). */
export const DEFAULT_CONFIDENCE = 70
const MAX_CONFIDENCE = 100
export const MAX_MATCHES = 100
export const DEFAULT_MATCHES = 5
const MAX_ITEMS = 100

export const requestTypes = ['Company', 'Person', 'Any'] as const

/** The formats of the records of a match (reference, Record formats). */
export const matchResourceTypes = ['Core', 'Basic', 'Enhanced'] as const

/** `MatchCount` is exact up to this number; larger numbers are given as this number (open-points, Match). */
export const MAX_MATCH_COUNT = 1000

/** What decided a match (extension; open-points, Match). */
export const ruleNames = [
  'NameAddressCity',
  'NamePhone',
  'NameCityState',
  'NamePostalCode',
  'NameState',
  'NameOnly',
  'PhoneOnly',
  'AddressOnly',
] as const
export type RuleName = (typeof ruleNames)[number]

const confidence = `must be a whole number from ${DEFAULT_CONFIDENCE} to ${MAX_CONFIDENCE}`

const countryNames: Record<string, Country> = {
  us: 'US',
  usa: 'US',
  'united states': 'US',
  ca: 'CA',
  can: 'CA',
  canada: 'CA',
}

const CountryName = Text.transform((text, ctx) => {
  const country = countryNames[text.toLowerCase()]
  if (country) return country
  ctx.addIssue({ code: 'custom', message: 'must be US or CA' })
  return z.NEVER
})

/** A birth date as far as it is known: `1974`, `1974-03` or `1974-03-21`. */
const BirthDate = z
  .string({ error: 'must be a string' })
  .regex(
    /^(1[89]|20)\d\d(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/,
    'must be a date like 1974-03-21, 1974-03 or 1974',
  )

const requestShape = {
  RequestType: oneOf(requestTypes),
  ResourceType: oneOf(matchResourceTypes).optional(),
  Limit: wholeBetween(1, MAX_MATCHES, `must be a whole number from 1 to ${MAX_MATCHES}`).optional(),
  Confidence: wholeBetween(DEFAULT_CONFIDENCE, MAX_CONFIDENCE, confidence).optional(),
  Probability: decimalBetween(0, 1, 'must be a number from 0 to 1').optional(),
  Name: Text.optional(),
  CompanyName: Text.optional(),
  FirstName: Text.optional(),
  LastName: Text.optional(),
  StreetAddress: Text.optional(),
  City: Text.optional(),
  StateProvince: State.optional(),
  PostalCode: PostalCode.optional(),
  Country: CountryName.optional(),
  Phone: Phone.optional(),
  BirthDate: BirthDate.optional(),
  AgeRange: bandFrom(ageBands).optional(),
}

interface Subject {
  Name?: string
  CompanyName?: string
  FirstName?: string
  LastName?: string
  StreetAddress?: string
  Phone?: string
}

function needSubject(subject: Subject, ctx: z.RefinementCtx): void {
  const { Name, CompanyName, FirstName, LastName, StreetAddress, Phone } = subject
  if (Name ?? CompanyName ?? FirstName ?? LastName ?? StreetAddress ?? Phone) return
  ctx.addIssue({
    code: 'custom',
    path: ['Name'],
    message: 'is missing: give a name, a phone or a street address',
  })
}

/** A match request; names in any letter case, as everywhere (reference, Match request). */
export const MatchRequest = z.strictObject(requestShape).superRefine(needSubject)
export type MatchRequest = z.output<typeof MatchRequest>

/** Several match requests in one call, each with an id; its answer has the same id. */
export const MultipleMatchRequest = severalOf(
  z.strictObject({ ...requestShape, RequestId }).superRefine(needSubject),
  MAX_ITEMS,
)

/** One row of a file that is matched: a match request that may have an id, and may have its type from the query. */
export const MatchFileRow = z
  .strictObject({
    ...requestShape,
    RequestType: requestShape.RequestType.optional(),
    RequestId: RequestId.optional(),
  })
  .superRefine(needSubject)
  .superRefine(({ RequestType }, ctx) => {
    if (RequestType === undefined)
      ctx.addIssue({
        code: 'custom',
        path: ['RequestType'],
        message: 'is missing in the row and in the query',
      })
  })
export type MatchFileRow = z.output<typeof MatchFileRow>

const RowNumber = z.number().int().positive()

/** Settings for all rows of a file, and the first row to answer. A row may have settings of its own. */
export const MatchFileQuery = z.strictObject({
  requesttype: requestShape.RequestType.optional(),
  resourcetype: requestShape.ResourceType,
  limit: requestShape.Limit,
  confidence: requestShape.Confidence,
  probability: requestShape.Probability,
  from: wholeBetween(1, 1e9, 'must be a whole number from 1 to 1000000000').optional(),
})
export type MatchFileQuery = z.output<typeof MatchFileQuery>

/** How a record was matched: closeness, 0 to 100, and the chance that it is the right record, 0 to 1 (extension). */
const found = { Probability: z.number().optional(), RuleName: z.enum(ruleNames), Score: z.number() }
const MatchedCompany = Company.extend(found)
const MatchedPerson = Person.extend(found)
/** A record of either kind. */
const Matched = Company.extend(Person.shape).extend(found)

/** Maximum bytes of one row of a file. */
export const MAX_ROW_BYTES = 16_384

/** Rows of a file that count as one call. */
export const ROWS_PER_CALL = 100

/** The answer to a match (reference, Match response; open-points, Match). */
export const MatchResponse = z.object({
  MatchCount: z.number(),
  Matches: z.object({
    Common: z.array(Matched),
    Companies: z.array(MatchedCompany),
    People: z.array(MatchedPerson),
  }),
  ScoreSummary: z.array(
    z.object({
      Href: z.string(),
      Probability: z.number().optional(),
      ResourceType: z.enum(['Person', 'Company']),
      RuleName: z.enum(ruleNames),
      Score: z.number(),
    }),
  ),
  RequestId: z.string().optional(),
})
export type MatchResponse = z.infer<typeof MatchResponse>

/** A line of the answer to a file: what was found for a row, what is wrong with it, or why the stream ends before it. */
export const MatchFileLine = z.union([
  MatchResponse.extend({ Row: RowNumber }),
  z.object({ Row: RowNumber, Errors: ValidationErrors, RequestId: z.string().optional() }),
  z.object({ Row: RowNumber, Error: Problem }),
])
export type MatchFileLine = z.infer<typeof MatchFileLine>
