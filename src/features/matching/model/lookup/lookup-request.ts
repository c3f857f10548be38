import type { Criteria } from '#contract/criteria.ts'
import { type Kind, kinds } from '#contract/kind.ts'
import { DEFAULT_CONFIDENCE, DEFAULT_MATCHES, MAX_MATCHES } from '#contract/match.ts'
import { stateCode } from '#criteria/compare/field-differences.ts'
import { type Known, type MatchField, matchFields } from '#criteria/known.ts'
import { requestTypeOf } from '#criteria/request-type.ts'
import { placeMessages } from '#features/matching/messages/lookup.ts'
import type { LookupInput } from '#session/picker.ts'
import { phoneDigits } from '#shared/address/phone.ts'
import { POSTAL_CODE, plainPostalCode } from '#shared/address/postal-code.ts'

export const emptyLookup: LookupInput = {
  known: {},
  RequestType: 'Company',
  Confidence: DEFAULT_CONFIDENCE,
  line: '',
}

/** How many records the first answer reads at most; each is billed as Basic. */
export const FIRST_CANDIDATES = DEFAULT_MATCHES
/** How many records one answer can read. */
export const MAX_CANDIDATES = MAX_MATCHES

const MIN_LENGTH = 2
const PHONE_DIGITS = 10
/** Fields that identify a record: a lookup needs one of them. */
const identifyingFields: readonly MatchField[] = ['Name', 'StreetAddress', 'Phone']

/** The given details, trimmed, without empty ones. */
export function tidyKnown(known: Known): Known {
  const given = matchFields.map((field) => [field, known[field]?.trim()] as const)
  return Object.fromEntries(given.filter(([, text]) => text)) as Known
}

/** A lookup without blanks around what was typed: equal lookups have equal JSON. */
export const tidyLookup = ({ known, line, ...rest }: LookupInput): LookupInput => ({
  ...rest,
  known: tidyKnown(known),
  line: line.trim(),
})

/** Whether there is enough to look up: a place alone does not identify a record. */
export const canLookUp = ({ known }: LookupInput): boolean =>
  identifyingFields.some((field) => (known[field]?.trim().length ?? 0) >= MIN_LENGTH)

/** The form that the service expects: a state by its two letters, a ZIP code without +4, a phone number as digits. */
const cleaners: Partial<Record<MatchField, (text: string) => string>> = {
  StateProvince: stateCode,
  PostalCode: plainPostalCode,
  Phone: (text) => (phoneDigits(text).length === PHONE_DIGITS ? phoneDigits(text) : text),
}

function canonical(known: Known): Known {
  const entries = Object.entries(tidyKnown(known)) as [MatchField, string][]
  return Object.fromEntries(entries.map(([field, text]) => [field, cleaners[field]?.(text) ?? text])) as Known
}

/** The body of the match request, for at most `Limit` records. */
export const requestBody = (
  { known, RequestType, Confidence }: LookupInput,
  Limit: number = FIRST_CANDIDATES,
) => ({
  RequestType,
  ...canonical(known),
  Confidence,
  Limit,
})

/** The other kind of record; undefined if both kinds are searched. */
export const otherSubject = ({ RequestType }: LookupInput): 'Person' | 'Company' | undefined =>
  (({ Person: 'Company', Company: 'Person', Any: undefined }) as const)[RequestType]

/** The request for the same details among the other kind of record: by phone alone if one is given. */
export function otherSubjectBody(lookup: LookupInput, RequestType: 'Person' | 'Company') {
  const { Phone } = lookup.known
  const known = Phone?.trim() ? { Phone } : lookup.known
  return requestBody({ ...lookup, known, RequestType }, 1)
}

/** The kinds of records that are searched. */
const kindsOf = ({ RequestType }: LookupInput): Kind[] =>
  kinds.filter((kind) => RequestType === 'Any' || RequestType === requestTypeOf[kind])

/** A search for records of one kind by the name, within a place. */
export interface NameSearch {
  kind: Kind
  criteria: Criteria
  /** "in Papillion, NE"; "everywhere". */
  where: string
}

/** Searches by name alone, kind by kind, from the narrowest given place to everywhere; none without a name. */
export const nameSearches = (lookup: LookupInput): NameSearch[] =>
  kindsOf(lookup).flatMap((kind) =>
    searchesOf(kind, canonical(lookup.known)).map((search) => ({ kind, ...search })),
  )

function searchesOf(
  kind: Kind,
  { Name, City, StateProvince, PostalCode }: Known,
): Omit<NameSearch, 'kind'>[] {
  if (!Name) return []
  const named = nameCriteria(kind, Name)
  const isState = /^[A-Z]{2}$/.test(StateProvince ?? '')
  const places: (Omit<NameSearch, 'kind'> | undefined)[] = [
    PostalCode && POSTAL_CODE.test(PostalCode)
      ? { criteria: { ...named, PostalCode: [PostalCode] }, where: placeMessages.inZip(PostalCode) }
      : undefined,
    City && isState && StateProvince
      ? {
          criteria: { ...named, CitiesByStateProvince: [{ City, StateProvince }] },
          where: placeMessages.inPlace(City, StateProvince),
        }
      : undefined,
    City && !isState ? { criteria: { ...named, City }, where: placeMessages.inPlace(City) } : undefined,
    isState && StateProvince
      ? {
          criteria: { ...named, StatesProvinces: [StateProvince] },
          where: placeMessages.inPlace(StateProvince),
        }
      : undefined,
    { criteria: named, where: placeMessages.everywhere },
  ]
  return places.filter((place) => place !== undefined)
}

/** A person's first and last word of the name; "Delgado, Maria" has them the other way round. */
function nameCriteria(kind: Kind, name: string): Criteria {
  if (kind === 'companies') return { CompanyName: name }
  const [last = '', first] = name.split(',').map((part) => part.trim())
  if (first) return { FirstName: first.split(/\s+/)[0] ?? first, LastName: last }
  const nameParts = name.split(/\s+/)
  const surname = nameParts.at(-1) ?? name
  return nameParts.length > 1 ? { FirstName: nameParts[0] ?? '', LastName: surname } : { LastName: surname }
}
