import { z } from 'zod'
import { Company } from './company.ts'
import { Person } from './person.ts'
import type { Country } from './place.ts'
import { RequestId, severalOf } from './several.ts'
import { State } from './shared-criteria.ts'
import { oneOf, Phone, PostalCode, Text, wholeBetween } from './values.ts'

/** Scores run from 0 to 100; `confidence` is the least one wanted (open-points, Match). */
export const DEFAULT_CONFIDENCE = 70
const MOST_CONFIDENCE = 100
export const MOST_MATCHES = 100
export const DEFAULT_MATCHES = 5
const MOST_ITEMS = 100

export const requestTypes = ['Company', 'Person', 'Any'] as const

/** How much of each record a match carries (reference, Record formats). */
export const matchResourceTypes = ['Core', 'Basic', 'Enhanced'] as const

/** What decided a match (ours; open-points, Match). */
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

const confidence = `must be a whole number from ${DEFAULT_CONFIDENCE} to ${MOST_CONFIDENCE}`

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

const requestShape = {
  RequestType: oneOf(requestTypes),
  ResourceType: oneOf(matchResourceTypes).optional(),
  Limit: wholeBetween(1, MOST_MATCHES, `must be a whole number from 1 to ${MOST_MATCHES}`).optional(),
  Confidence: wholeBetween(DEFAULT_CONFIDENCE, MOST_CONFIDENCE, confidence).optional(),
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
}

interface Asked {
  Name?: string
  CompanyName?: string
  FirstName?: string
  LastName?: string
  StreetAddress?: string
  Phone?: string
}

function needSubject(asked: Asked, ctx: z.RefinementCtx): void {
  const { Name, CompanyName, FirstName, LastName, StreetAddress, Phone } = asked
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

/** Several match requests in one call, each with an id that its answer bears again. */
export const MultipleMatchRequest = severalOf(
  z.strictObject({ ...requestShape, RequestId }).superRefine(needSubject),
  MOST_ITEMS,
)

const found = { RuleName: z.enum(ruleNames), Score: z.number() }
const MatchedCompany = Company.extend(found)
const MatchedPerson = Person.extend(found)
/** A record of either kind. */
const Matched = Company.extend(Person.shape).extend(found)

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
      ResourceType: z.enum(['Person', 'Company']),
      RuleName: z.enum(ruleNames),
      Score: z.number(),
    }),
  ),
  RequestId: z.string().optional(),
})
export type MatchResponse = z.infer<typeof MatchResponse>
