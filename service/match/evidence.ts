import { alike, edits } from './alike.ts'
import { type Card, namesText } from './card.ts'
import {
  compareNames,
  type Likeness,
  type NameShare,
  type Rarity,
  rememberedLikeness,
} from './compare-names.ts'
import type { Query } from './query.ts'
import { regionWords } from './region-words.ts'
import { type WordWeight, wordWeights } from './word-weights.ts'

/** How far a part of the query and of a record agree; `unknown` when the record lacks it, `absent` when the query does. */
export type Agreement = 'same' | 'near' | 'other' | 'unknown' | 'absent'

/** What speaks for and against a record being the one that was meant. */
export interface Evidence {
  /** Absent without a name in the query. */
  name?: NameShare
  /** `near`: the same street with another number. */
  address: Agreement
  /** The name of the street: `near` when misspelt. */
  street: Agreement
  /** The suffix of the street: `Randall St` and `Randall Sq`. */
  suffix: Agreement
  /** `extra`: the record has one, the query has not. */
  unit: Agreement | 'extra'
  /** `near`: misspelt. */
  city: Agreement
  state: Agreement
  /** `near`: the same first three digits. */
  postalCode: Agreement
  /** `near`: one digit wrong, or two swapped. */
  phone: Agreement
  /** `near`: one digit of the year or the month wrong, or month and day swapped. */
  birth: Agreement
  /** `near`: within two years of the range. */
  age: Agreement
}

/** A word of a name that is also the record's city identifies little more than the city does; one of its region somewhat more. */
const CITY_WORD = 0.3
const REGION_WORD = 0.5

/** `Suite 106` and `ste 106` are one unit. */
const unitKey = (unit = '') => unit.slice(unit.lastIndexOf(' ') + 1)

function agree(
  a: string | undefined,
  b: string,
  near: (a: string, b: string) => boolean = () => false,
): Agreement {
  if (!a) return 'absent'
  if (!b) return 'unknown'
  return a === b ? 'same' : near(a, b) ? 'near' : 'other'
}

const oneEdit = (a: string, b: string) => edits(a, b, 1) === 1

function sameStreet(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  return alike(a, b) >= 0.75 || (short.length >= 4 && long.startsWith(short))
}

type StreetEvidence = Pick<Evidence, 'address' | 'street' | 'suffix' | 'unit'>

function streetEvidence({ street }: Query, card: Card): StreetEvidence {
  const of = (address: Agreement, name: Agreement): StreetEvidence => ({
    address,
    street: name,
    suffix: agree(street?.Suffix, card.Suffix),
    unit: street && !street.Unit && card.Unit ? 'extra' : agree(unitKey(street?.Unit), unitKey(card.Unit)),
  })
  if (!street) return of('absent', 'absent')
  if (!card.street) return of('unknown', 'unknown')
  const name = agree(street.key, card.street, sameStreet)
  if (name === 'other') return of('other', 'other')
  return of((street.Number ?? '') === card.Number ? 'same' : 'near', name)
}

function birthEvidence({ birth, ages }: Query, card: Card, yearNow: number): Pick<Evidence, 'birth' | 'age'> {
  const age = card.birth ? yearNow - Number(card.birth.slice(0, 4)) : undefined
  return { birth: compareBirths(birth, card.birth), age: compareAges(ages, age) }
}

/** Compares as much of two birth dates as both know. */
function compareBirths(given: string | undefined, known: string): Agreement {
  if (!given) return 'absent'
  if (!known) return 'unknown'
  const length = Math.min(given.length, known.length)
  const [a, b] = [given.slice(0, length), known.slice(0, length)]
  if (a === b) return 'same'
  const swapped = given.slice(0, 4) === known.slice(0, 4) && given.slice(8, 10) === known.slice(5, 7)
  return (known.length > 4 && swapped) || oneEdit(a, b) ? 'near' : 'other'
}

const NEAR_YEARS = 2

function compareAges(ages: Query['ages'], age: number | undefined): Agreement {
  if (!ages) return 'absent'
  if (age === undefined) return 'unknown'
  // The month of birth may be later in the year.
  if (age >= ages[0] && age - 1 <= ages[1]) return 'same'
  return age >= ages[0] - NEAR_YEARS && age - 1 <= ages[1] + NEAR_YEARS ? 'near' : 'other'
}

/** How much of the weight of two names is shared, 0 to 1: the merit by which one of several names is picked. */
const merit = ({ both, first, second }: NameShare) => both / (both + (first + second) / 2 + 0.001)

/** How a place agrees with that of a query. */
export function agreementWithPlace(
  query: Query,
  place: Pick<Card, 'city' | 'StateProvince' | 'PostalCode'>,
): Pick<Evidence, 'city' | 'state' | 'postalCode'> {
  return {
    city: agree(query.city, place.city, (a, b) => alike(a, b) > 0),
    state: agree(query.state, place.StateProvince),
    postalCode: agree(query.postalCode, place.PostalCode, (a, b) => a.slice(0, 3) === b.slice(0, 3)),
  }
}

/** Compares a query with records, part by part; `rarity` is that of the query's words in the data, `year` the year of the data. */
export function comparison(query: Query, rarity: Rarity, year: number): (card: Card) => Evidence {
  const like = rememberedLikeness()
  const weight = wordWeights[query.kind]
  const shares = new Map<string, NameShare>()
  return (card) => ({
    ...(query.names.length > 0 && { name: nameShare(query, card, { weight, rarity, like }, shares) }),
    ...streetEvidence(query, card),
    ...agreementWithPlace(query, card),
    phone: agree(query.phone, card.Phone, oneEdit),
    ...birthEvidence(query, card, year),
  })
}

interface Measures {
  weight: WordWeight
  rarity: Rarity
  like: Likeness
}

function nameShare(
  { names }: Query,
  card: Card,
  { weight, rarity, like }: Measures,
  shares: Map<string, NameShare>,
): NameShare {
  const region = regionWords(card.StateProvince)
  const isPlace = card.names.some((words) => words.some((word) => card.cityWords.includes(word)))
  const key = `${namesText(card.names)}\t${card.StateProvince}\t${isPlace ? card.city : ''}`
  const known = shares.get(key)
  if (known) return known
  const weighed: WordWeight = (word) =>
    weight(word) * (card.cityWords.includes(word) ? CITY_WORD : region.has(word) ? REGION_WORD : 1)
  let best: NameShare = { both: 0, first: 1, second: 1, rarity: 0 }
  for (const a of names)
    for (const b of card.names) {
      const share = compareNames(a, b, weighed, rarity, like)
      if (merit(share) > merit(best)) best = share
    }
  shares.set(key, best)
  return best
}
