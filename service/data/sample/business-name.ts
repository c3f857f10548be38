import type { PostalArea } from '#service/reference/places/places.ts'
import { between, pick, type Random, weighted } from '#shared/random.ts'
import { type Contact, firstName, surname } from './contact.ts'
import type { Industry } from './industries.ts'
import { brandPatterns, type Family, namePatterns, toddlers } from './name-patterns.ts'
import {
  boasts,
  coinFirst,
  coinSecond,
  graces,
  ideals,
  landFirst,
  landSecond,
  regions,
  signFirst,
  signSecond,
} from './name-words.ts'

/** What a name may refer to: the trade, the place, the street and the owner of the business. */
export interface NameBasis {
  industry: Industry
  area: PostalArea
  street: string
  contact: Contact
}

type NamePart = (random: Random, basis: NameBasis) => string

const land: NamePart = (random) => `${pick(random, landFirst)} ${pick(random, landSecond)}`
const sign: NamePart = (random) => `${pick(random, signFirst)} ${pick(random, signSecond)}`
const other: NamePart = (random) => surname(random)

/** Letters and invented words that are names of real companies. */
const TAKEN = new Set(
  `IBM ATT KFC UPS CVS BMW GMC AOL NBA NFL NHL MLB FBI CIA KKK SEX ASS FAG NIG ABC CBS NBC CNN BBC HBO GAP ESP AAA BP GE GM HP SAP USA IRS
Unisys Caltex Centex Lumix Vertex Cortex Dextra Trivia Solera Merix Protech Omnicast Syntex Kinex Corelink Flexsys Sigtron Norwave`.split(
    /\s+/,
  ),
)

function coin(random: Random): string {
  const word =
    pick(random, coinFirst) +
    (random() < 0.12 ? pick(random, ['a', 'i', 'o']) : '') +
    pick(random, coinSecond)
  return TAKEN.has(word) ? coin(random) : word
}

function initials(random: Random, { contact }: NameBasis): string {
  const middle = String.fromCharCode(65 + between(random, 0, 25))
  const letters = contact.FirstName.charAt(0) + (random() < 0.7 ? middle : '') + contact.LastName.charAt(0)
  if (TAKEN.has(letters)) return contact.LastName
  return letters.length === 2 ? `${letters.charAt(0)} & ${letters.charAt(1)}` : letters
}

const DEGREES: readonly [start: string, degree: string][] = [
  ['8011', 'MD'],
  ['8021', 'DDS'],
  ['8031', 'DO'],
  ['8041', 'DC'],
  ['8042', 'OD'],
  ['8043', 'DPM'],
  ['0742', 'DVM'],
]

const degree: NamePart = (_, { industry }) =>
  DEGREES.find(([start]) => industry.code.startsWith(start))?.[1] ?? 'PC'

/** The full name of a county: "Sarpy County", "Orleans Parish", "Norfolk City". */
function countyWords({ County, StateProvince, CountyFips }: PostalArea): string {
  if (StateProvince === 'DC') return 'District'
  if (CountyFips.startsWith('51') && CountyFips > '51500')
    return County.endsWith('City') ? County : `${County} City`
  if (County.endsWith('City')) return County
  if (StateProvince === 'PR' || StateProvince === 'GU') return County
  return `${County} ${StateProvince === 'LA' ? 'Parish' : StateProvince === 'AK' ? 'Borough' : 'County'}`
}

/** Trades where the words for all of them would contradict the code: no high school among the middle schools. */
const EXACT: ReadonlySet<Family> = new Set([
  'school',
  'club',
  'town',
  'county',
  'service',
  'lessons',
  'homes',
  'lodging',
  'clinic',
])

const tradeWords: NamePart = (random, { industry: { words, trade } }) =>
  words.length > 0 && (EXACT.has(trade.family) || random() < 0.6)
    ? pick(random, words)
    : pick(random, trade.words)

/** The part of a name for each letter of a pattern. */
const nameParts: Record<string, NamePart> = {
  A: sign,
  B: (random) => pick(random, boasts),
  C: (_, { area }) => countyWords(area),
  D: (_, { street }) => street,
  E: (random) => pick(random, ideals),
  F: (_, { contact }) => contact.FirstName,
  G: (random, { area }) => pick(random, regions[area.StateProvince] ?? ['American']),
  I: initials,
  J: (random) => firstName(random, random() < 0.5),
  K: (random) => String(between(random, 2, 999)),
  L: land,
  M: degree,
  N: coin,
  O: (random) => pick(random, landFirst),
  P: (_, { area }) => area.City,
  R: (random) => pick(random, graces),
  S: (_, { contact }) => contact.LastName,
  T: other,
  U: other,
  V: (random) => pick(random, toddlers),
  W: tradeWords,
}

interface Pattern {
  weight: number
  nameParts: readonly (string | NamePart)[]
  text: string
}

function compile(patterns: string): Pattern[] {
  return patterns.split('|').map((line) => {
    const [weight = '1', ...rest] = line.trim().split(' ')
    const text = rest.join(' ')
    const parts = text.split(/[{}]/).map((part, i) => (i % 2 ? (nameParts[part] as NamePart) : part))
    return { weight: Number(weight), nameParts: parts.filter((part) => part !== ''), text }
  })
}

type Namer = (random: Random, basis: NameBasis) => string

function namer(patterns: readonly Pattern[]): Namer {
  const choose = weighted(patterns.map((pattern) => pattern.weight))
  return (random, basis) => {
    let name = ''
    for (const part of (patterns[choose(random)] as Pattern).nameParts)
      name += typeof part === 'string' ? part : part(random, basis)
    return polish(name)
  }
}

/** "Brooks's" and words that meet themselves: "Union Union Hall". */
const polish = (name: string) => name.replace(/s's /, "s' ").replace(/\b(\w+) \1\b/, '$1')

const compiled = Object.fromEntries(
  Object.entries(namePatterns).map(([family, patterns]) => [family, compile(patterns)]),
) as Record<Family, Pattern[]>

const namers = mapFamilies((patterns) => namer(patterns))

/** Trades whose brands sound like brands. */
const BRANDED: ReadonlySet<Family> = new Set(['shop', 'eatery', 'station', 'beauty', 'daycare'])
const OF_A_PLACE = /\{[PCDGFJ]\}/

const brandNamers = mapFamilies((patterns, family) => {
  const everywhere = patterns.filter((pattern) => !OF_A_PLACE.test(pattern.text))
  return namer(BRANDED.has(family) ? compile(brandPatterns) : everywhere.length > 2 ? everywhere : patterns)
})

function mapFamilies(make: (patterns: Pattern[], family: Family) => Namer): Record<Family, Namer> {
  return Object.fromEntries(
    Object.entries(compiled).map(([family, patterns]) => [family, make(patterns, family as Family)]),
  ) as Record<Family, Namer>
}

/** Trades whose names end in Inc or LLC more often than others. */
const INCORPORATED: ReadonlySet<Family> = new Set([
  'craft',
  'factory',
  'office',
  'tech',
  'hauling',
  'farm',
  'homes',
  'holding',
])
const FORMS = [' Inc', ' Inc', ' LLC', ' LLC', ' LLC', ' Co', ' Corp']

function withForm(random: Random, name: string, family: Family): string {
  if (!INCORPORATED.has(family) || random() > 0.22 || / (Co|LLP|Associates)$/.test(name)) return name
  return name + pick(random, FORMS)
}

/** The name of a business with one place or a few. */
export function nameBusiness(random: Random, basis: NameBasis): string {
  const { family } = basis.industry.trade
  return withForm(random, namers[family](random, basis), family)
}

/** The name of a business that is met in many places. */
export const nameBrand: Namer = (random, basis) => brandNamers[basis.industry.trade.family](random, basis)
