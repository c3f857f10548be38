import { editDistance } from '#shared/text/edit-distance.ts'
import { alike } from './alike.ts'
import { type Card, namesFrom } from './card.ts'
import {
  compareNames,
  type Likeness,
  type Measures,
  type NameShare,
  type Rarity,
  rememberedLikeness,
} from './compare-names.ts'
import { weightIn } from './local-weights.ts'
import type { Place } from './place.ts'
import type { Query } from './query.ts'
import { regionWords } from './region-words.ts'
import { wordWeights } from './word-weights.ts'

/** How far a part of the query and of a record agree; `unknown` when the record lacks it, `absent` when the query does. */
export type Agreement = 'same' | 'near' | 'other' | 'unknown' | 'absent'

/** What speaks for and against a record being the one that was meant. */
export interface Evidence {
  /** Undefined without a name in the query. */
  name?: NameShare | undefined
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

const oneEdit = (a: string, b: string) => editDistance(a, b, 1) === 1

/** Whether two streets may be one misspelt or cut short, 1 or 0. */
function sameStreet(a: string, b: string): number {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  return alike(a, b) >= 0.75 || (short.length >= 4 && long.startsWith(short)) ? 1 : 0
}

/** Whether two cities may be one misspelt. */
const sameCity = (a: string, b: string) => alike(a, b) > 0
const sameArea = (a: string, b: string) => a.slice(0, 3) === b.slice(0, 3)

/** How the number and the name of a street agree. */
function compareStreets(
  { street }: Query,
  card: Card,
  like: Likeness,
): [address: Agreement, name: Agreement] {
  if (!street) return ['absent', 'absent']
  if (!card.street) return ['unknown', 'unknown']
  const name = street.key === card.street ? 'same' : like(street.key, card.street) > 0 ? 'near' : 'other'
  if (name === 'other') return ['other', 'other']
  return [(street.Number ?? '') === card.Number ? 'same' : 'near', name]
}

function compareUnits({ street }: Query, card: Card): Evidence['unit'] {
  if (street && !street.Unit && card.Unit) return 'extra'
  return agree(unitKey(street?.Unit), unitKey(card.Unit))
}

function compareAgeOf({ ages }: Query, { birth }: Card, yearNow: number): Agreement {
  return compareAges(ages, birth ? yearNow - Number(birth.slice(0, 4)) : undefined)
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

type PlaceEvidence = Pick<Evidence, 'city' | 'state' | 'postalCode'>

/** How a place agrees with that of a query. */
export function agreementWithPlace(query: Query, place: Place): PlaceEvidence {
  return {
    city: agree(query.city, place.city, sameCity),
    state: agree(query.state, place.StateProvince),
    postalCode: agree(query.postalCode, place.PostalCode, sameArea),
  }
}

/** Compares a query with records, part by part; `rarity` is that of the query's words in the data, `year` the year of the data. */
export function comparison(query: Query, rarity: Rarity, year: number): (card: Card) => Evidence {
  const measures = { weight: wordWeights[query.kind], rarity, like: rememberedLikeness(alike) }
  const likeStreet = rememberedLikeness(sameStreet)
  const shareNames = nameSharing(query, measures)
  const known = new Map<Place, PlaceEvidence>()
  return (card) => {
    const place = known.get(card.place) ?? agreementWithPlace(query, card.place)
    known.set(card.place, place)
    const [address, street] = compareStreets(query, card, likeStreet)
    return {
      name: query.names.length > 0 ? shareNames(card) : undefined,
      address,
      street,
      suffix: agree(query.street?.Suffix, card.Suffix),
      unit: compareUnits(query, card),
      city: place.city,
      state: place.state,
      postalCode: place.postalCode,
      phone: agree(query.phone, card.Phone, oneEdit),
      birth: compareBirths(query.birth, card.birth),
      age: compareAgeOf(query, card, year),
    }
  }
}

const NOTHING: NameShare = { both: 0, first: 1, second: 1, rarity: 0 }

/** Names of records, and what they share with those of a query in places of which no word is in either, and in the others by place. */
interface Shared {
  names: readonly (readonly string[])[]
  anywhere?: NameShare
  byPlace: Map<string, NameShare>
}

/** What names of records share with those of a query: the same for all records of a name, but for words that are those of their region or city. */
function nameSharing({ names }: Query, measures: Measures): (card: Card) => NameShare {
  const known = new Map<string, Shared>()
  const compare = (others: Shared['names'], place?: Place): NameShare => {
    const weighed = place ? { ...measures, weight: weightIn(place, measures.weight) } : measures
    let best = NOTHING
    for (const b of others)
      for (const a of names) {
        const share = compareNames(a, b, weighed)
        if (merit(share) > merit(best)) best = share
      }
    return best
  }
  return ({ names: text, place }) => {
    let shared = known.get(text)
    if (!shared) {
      shared = { names: namesFrom(text), byPlace: new Map() }
      known.set(text, shared)
    }
    if (!hasLocalWord(names, place) && !hasLocalWord(shared.names, place)) {
      shared.anywhere ??= compare(shared.names)
      return shared.anywhere
    }
    const key = `${place.StateProvince}\t${place.city}`
    const share = shared.byPlace.get(key) ?? compare(shared.names, place)
    shared.byPlace.set(key, share)
    return share
  }
}

/** Whether a word of names is one of a place or its region. */
function hasLocalWord(names: Shared['names'], { cityWords, StateProvince }: Place): boolean {
  const region = regionWords(StateProvince)
  for (const words of names)
    for (const word of words) if (region.has(word) || cityWords.includes(word)) return true
  return false
}
