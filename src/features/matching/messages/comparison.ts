import type { RuleName } from '#contract/match.ts'

/** What decided a match. */
export const ruleLabels: Record<RuleName, string> = {
  NameAddressCity: 'Name, address, city',
  NamePhone: 'Name, phone',
  NameCityState: 'Name, city, state',
  NamePostalCode: 'Name, ZIP',
  NameState: 'Name, state',
  NameOnly: 'Name only',
  PhoneOnly: 'Phone only',
  AddressOnly: 'Address only',
}

/** Rules of older versions of the app; decisions with them are still stored. */
export const olderRuleLabels = { PickedByName: 'Picked by name' } as const

const CERTAIN = 0.995
const UNLIKELY = 0.005

/** A probability from 0 to 1: "31% likely". */
function likelihood(probability: number): string {
  if (probability >= CERTAIN) return 'over 99% likely'
  if (probability < UNLIKELY) return 'under 1% likely'
  return `${Math.round(100 * probability)}% likely`
}

/** How a record compares with the details that were entered, or with a row of a file. */
export const comparisonMessages = {
  likelihood,
  /** "Score 96 · 31% likely"; the score alone where the service gives no probability. */
  score: (score: number, probability: number | undefined) =>
    [`Score ${score}`, ...(probability === undefined ? [] : [likelihood(probability)])].join(' · '),
  why: (score: number | undefined) => (score === undefined ? 'How it compares' : `Why ${score}?`),
  matchedBy: (rule: RuleName | undefined) =>
    rule ? `matched by ${ruleLabels[rule].toLowerCase()}` : 'found by a search, without a score',
  agrees: 'agrees',
  agreesAs: (pairs: readonly string[]) => (pairs.length ? `agrees: ${pairs.join(', ')}` : 'agrees'),
  agreesInPart: 'agrees in part',
  differs: 'differs',
  notInRecord: 'not in the record',
  notGiven: 'not given',
  notKnown: 'not known',
  digitsAgree: (digits: number) => `all ${digits} digits agree`,
  agreesByService: 'agrees, by the service',
  pair: (input: string, record: string) => `${input} = ${record}`,
  /** "Plumbng, Plumbing: 1 letter differs". */
  lettersDiffer: (input: string, record: string, letters: number) =>
    `${input}, ${record}: ${letters} ${letters === 1 ? 'letter differs' : 'letters differ'}`,
  fieldsAgree: (fields: readonly string[]) =>
    `${fields.join(', ')} ${fields.length === 1 ? 'agrees' : 'agree'}`,
  place: 'Place',
  zip: 'ZIP',
} as const
