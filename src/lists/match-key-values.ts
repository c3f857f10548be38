import type { AnyRecord } from '#records/record.ts'
import { directions } from '#shared/address/directions.ts'
import { isOneDigit, phoneDigits } from '#shared/address/phone.ts'
import { plainPostalCode } from '#shared/address/postal-code.ts'
import { numberedUnits, suffixes, units, variantsOf } from '#shared/address/street-words.ts'
import { withoutAccents } from '#shared/text/fold.ts'
import { usLegalForms } from '#shared/text/legal-forms.ts'
import { ordinals } from '#shared/text/ordinals.ts'

/** Canonical values of records: equal text for equal meaning, undefined where a value identifies nothing. */

const folded = (text: string) =>
  withoutAccents(text)
    .toUpperCase()
    // Periods and apostrophes are part of a word, other punctuation separates words.
    .replace(/[.'’]/g, '')
    .replace(/&/g, ' AND ')
    .replace(/[^\p{L}\p{N}#/-]+/gu, ' ')
    .trim()

/** The ten digits of a North American number; undefined for fewer, or for one digit ten times. */
export function phoneKey(phone: string | undefined): string | undefined {
  const digits = phoneDigits(phone ?? '')
  return digits.length >= 10 && !isOneDigit(digits) ? digits : undefined
}

/** The canonical form of words of an address. Every unit word becomes "#": only its number matters. */
const canonicalParts: ReadonlyMap<string, string> = new Map(
  [
    ...suffixes,
    ...directions,
    ...ordinals,
    ['saint', 'St'] as const,
    ...variantsOf(units, numberedUnits).map((word) => [word, '#'] as const),
  ].map(([word, short]) => [word.toUpperCase(), short.toUpperCase()]),
)

/** A street with USPS abbreviations: "12 North Main Street, Suite 4" is "12 N MAIN ST # 4". */
export function streetOf(address: string): string {
  return folded(address)
    .replace(/#/g, ' # ')
    .split(/\s+/)
    .map((word) => canonicalParts.get(word) ?? word)
    .filter((word, i, all) => word !== '#' || all[i - 1] !== '#')
    .join(' ')
    .replace(/\bP O BOX\b/, 'PO BOX')
    .trim()
}

/** Street and ZIP, or street, city and state without a ZIP; undefined without either. */
export function addressKey({ Address, PostalCode, City, StateProvince }: AnyRecord): string | undefined {
  const street = streetOf(Address ?? '')
  const zip = plainPostalCode(PostalCode ?? '')
  const where = zip || (City && StateProvince ? `${folded(City)} ${folded(StateProvince)}` : '')
  return street && where ? `${street}, ${where}` : undefined
}

const legalForms = new RegExp(`(?: (?:${[...usLegalForms, 'pa'].join('|').toUpperCase()}))+$`)

/** A company name without legal form, "the" and punctuation: "The Smith & Sons Co., Inc." is "SMITH AND SONS". */
export function companyKey({ CompanyName }: AnyRecord): string | undefined {
  const name = folded(CompanyName ?? '')
    .replace(/[#/-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return name.replace(/^THE (?=.)/, '').replace(legalForms, '') || undefined
}

/** First and last name of a person; undefined where either is missing. */
export function personKey({ FirstName, LastName }: AnyRecord): string | undefined {
  const [first, last] = [folded(FirstName ?? ''), folded(LastName ?? '')]
  return first && last ? `${last}, ${first}` : undefined
}

/** The first letter of a middle name. */
export const middleInitial = ({ MiddleInitial }: AnyRecord): string => folded(MiddleInitial ?? '').slice(0, 1)
