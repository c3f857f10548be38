import type { AnyRecord } from '#records/record.ts'

/** Values of records brought to one spelling, so that what means the same is the same text; undefined for what tells nothing. */

const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    // Points and apostrophes stand within words, everything else between them.
    .replace(/[.'’]/g, '')
    .replace(/&/g, ' AND ')
    .replace(/[^\p{L}\p{N}#/-]+/gu, ' ')
    .trim()

/** Ten digits of a North American number; none for fewer, or for one digit ten times. */
export function phoneKey(phone: string | undefined): string | undefined {
  const digits = (phone ?? '').replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  return digits.length >= 10 && !/^(\d)\1+$/.test(digits) ? digits : undefined
}

/** Words of a street that are written in more than one way, by what the post calls them (USPS Publication 28). */
const streetWords: Record<string, string> = {
  ALLEY: 'ALY',
  AVENUE: 'AVE',
  AV: 'AVE',
  BOULEVARD: 'BLVD',
  CENTER: 'CTR',
  CENTRE: 'CTR',
  CIRCLE: 'CIR',
  COURT: 'CT',
  DRIVE: 'DR',
  EXPRESSWAY: 'EXPY',
  FREEWAY: 'FWY',
  HIGHWAY: 'HWY',
  LANE: 'LN',
  PARKWAY: 'PKWY',
  PIKE: 'PIKE',
  PLACE: 'PL',
  PLAZA: 'PLZ',
  ROAD: 'RD',
  ROUTE: 'RTE',
  SAINT: 'ST',
  SQUARE: 'SQ',
  STREET: 'ST',
  TERRACE: 'TER',
  TRAIL: 'TRL',
  TURNPIKE: 'TPKE',
  NORTH: 'N',
  SOUTH: 'S',
  EAST: 'E',
  WEST: 'W',
  NORTHEAST: 'NE',
  NORTHWEST: 'NW',
  SOUTHEAST: 'SE',
  SOUTHWEST: 'SW',
  FIRST: '1ST',
  SECOND: '2ND',
  THIRD: '3RD',
  FOURTH: '4TH',
  FIFTH: '5TH',
  SIXTH: '6TH',
  SEVENTH: '7TH',
  EIGHTH: '8TH',
  NINTH: '9TH',
  TENTH: '10TH',
  // Whatever a unit is called, its number tells it apart.
  APARTMENT: '#',
  APT: '#',
  SUITE: '#',
  STE: '#',
  UNIT: '#',
  RM: '#',
  ROOM: '#',
}

/** A street in the post's own short words: "12 North Main Street, Suite 4" is "12 N MAIN ST # 4". */
export function streetOf(address: string): string {
  return folded(address)
    .replace(/#/g, ' # ')
    .split(/\s+/)
    .map((word) => streetWords[word] ?? word)
    .filter((word, i, all) => word !== '#' || all[i - 1] !== '#')
    .join(' ')
    .replace(/\bP O BOX\b/, 'PO BOX')
    .trim()
}

/** Street and ZIP, or street, city and state where there is no ZIP; none without either. */
export function addressKey({ Address, PostalCode, City, StateProvince }: AnyRecord): string | undefined {
  const street = streetOf(Address ?? '')
  const zip = (PostalCode ?? '')
    .replace(/\s/g, '')
    .toUpperCase()
    .slice(0, /^\d/.test(PostalCode ?? '') ? 5 : 6)
  const where = zip || (City && StateProvince ? `${folded(City)} ${folded(StateProvince)}` : '')
  return street && where ? `${street}, ${where}` : undefined
}

const legalForms =
  /(?: (?:INC|INCORPORATED|LLC|LLP|LP|LTD|LIMITED|CORP|CORPORATION|CO|COMPANY|PC|PLLC|PLC|PA))+$/

/** A company's name without what it is by law, "the" and its punctuation: "The Smith & Sons Co., Inc." is "SMITH AND SONS". */
export function companyKey({ CompanyName }: AnyRecord): string | undefined {
  const name = folded(CompanyName ?? '')
    .replace(/[#/-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return name.replace(/^THE (?=.)/, '').replace(legalForms, '') || undefined
}

/** First and last name of a person; none where either is missing. */
export function personKey({ FirstName, LastName }: AnyRecord): string | undefined {
  const [first, last] = [folded(FirstName ?? ''), folded(LastName ?? '')]
  return first && last ? `${last}, ${first}` : undefined
}

/** The first letter of a middle name. */
export const middleOf = ({ MiddleInitial }: AnyRecord): string => folded(MiddleInitial ?? '').slice(0, 1)
