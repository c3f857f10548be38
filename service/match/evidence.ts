import { editDistance } from '#shared/text/edit-distance.ts'
import {
  cachedLikeness,
  compareNames,
  type Likeness,
  type Measures,
  type NameShare,
  type Rarity,
} from './compare-names.ts'
import { weightIn } from './local-weights.ts'
import { type MatchCandidate, namesFrom } from './match-candidate.ts'
import type { MatchPlace } from './place.ts'
import type { Query } from './query.ts'
import { regionWords } from './region-words.ts'
import { wordLikeness } from './word-likeness.ts'
import { wordWeights } from './word-weights.ts'

/** How far a part of the query and of a record agree; `unknown` when the record lacks it, `absent` when the query does. */
export type Agreement = 'same' | 'near' | 'other' | 'unknown' | 'absent'

/** How each part of a query agrees with a record. */
export interface Evidence {
  /** Undefined without a name in the query. */
  name?: NameShare | undefined
  /** `near`: the same street with another number. */
  address: Agreement
  /** The name of the street: `near` when misspelled. */
  street: Agreement
  /** The suffix of the street: `Randall St` and `Randall Sq`. */
  suffix: Agreement
  /** `extra`: the record has one, the query has not. */
  unit: Agreement | 'extra'
  /** `near`: misspelled. */
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

/** 1 when one street may be the other misspelled or abbreviated, else 0. */
function sameStreet(a: string, b: string): number {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  return wordLikeness(a, b) >= 0.75 || (short.length >= 4 && long.startsWith(short)) ? 1 : 0
}

/** Whether one city may be the other misspelled. */
const sameCity = (a: string, b: string) => wordLikeness(a, b) > 0
const sameArea = (a: string, b: string) => a.slice(0, 3) === b.slice(0, 3)

/** How the number and the name of a street agree. */
function compareStreets(
  { street }: Query,
  candidate: MatchCandidate,
  like: Likeness,
): [address: Agreement, name: Agreement] {
  if (!street) return ['absent', 'absent']
  if (!candidate.street) return ['unknown', 'unknown']
  const name =
    street.key === candidate.street ? 'same' : like(street.key, candidate.street) > 0 ? 'near' : 'other'
  if (name === 'other') return ['other', 'other']
  return [(street.Number ?? '') === candidate.Number ? 'same' : 'near', name]
}

function compareUnits({ street }: Query, candidate: MatchCandidate): Evidence['unit'] {
  if (street && !street.Unit && candidate.Unit) return 'extra'
  return agree(unitKey(street?.Unit), unitKey(candidate.Unit))
}

function compareAgeOf({ ages }: Query, { birth }: MatchCandidate, yearNow: number): Agreement {
  return compareAges(ages, birth ? yearNow - Number(birth.slice(0, 4)) : undefined)
}

/** Compares two birth dates as far as both are given. */
function compareBirths(given: string | undefined, recorded: string): Agreement {
  if (!given) return 'absent'
  if (!recorded) return 'unknown'
  const length = Math.min(given.length, recorded.length)
  const [a, b] = [given.slice(0, length), recorded.slice(0, length)]
  if (a === b) return 'same'
  const swapped = given.slice(0, 4) === recorded.slice(0, 4) && given.slice(8, 10) === recorded.slice(5, 7)
  return (recorded.length > 4 && swapped) || oneEdit(a, b) ? 'near' : 'other'
}

const NEAR_YEARS = 2

function compareAges(ages: Query['ages'], age: number | undefined): Agreement {
  if (!ages) return 'absent'
  if (age === undefined) return 'unknown'
  // The month of birth may be later in the year.
  if (age >= ages[0] && age - 1 <= ages[1]) return 'same'
  return age >= ages[0] - NEAR_YEARS && age - 1 <= ages[1] + NEAR_YEARS ? 'near' : 'other'
}

/** How much of the weight of two names is shared, 0 to 1. The best of several names is selected by it. */
const sharedWeight = ({ both, first, second }: NameShare) => both / (both + (first + second) / 2 + 0.001)

type PlaceEvidence = Pick<Evidence, 'city' | 'state' | 'postalCode'>

/** How a place agrees with that of a query. */
export function agreementWithPlace(query: Query, place: MatchPlace): PlaceEvidence {
  return {
    city: agree(query.city, place.city, sameCity),
    state: agree(query.state, place.StateProvince),
    postalCode: agree(query.postalCode, place.PostalCode, sameArea),
  }
}

/** Compares a query with records, part by part; `rarity` is that of the query's words in the data, `year` the year of the data. */
export function comparison(
  query: Query,
  rarity: Rarity,
  year: number,
): (candidate: MatchCandidate) => Evidence {
  const measures = { weight: wordWeights[query.kind], rarity, like: cachedLikeness(wordLikeness) }
  const likeStreet = cachedLikeness(sameStreet)
  const shareNames = nameSharing(query, measures)
  const byPlace = new Map<MatchPlace, PlaceEvidence>()
  return (candidate) => {
    const place = byPlace.get(candidate.place) ?? agreementWithPlace(query, candidate.place)
    byPlace.set(candidate.place, place)
    const [address, street] = compareStreets(query, candidate, likeStreet)
    return {
      name: query.names.length > 0 ? shareNames(candidate) : undefined,
      address,
      street,
      suffix: agree(query.street?.Suffix, candidate.Suffix),
      unit: compareUnits(query, candidate),
      city: place.city,
      state: place.state,
      postalCode: place.postalCode,
      phone: agree(query.phone, candidate.Phone, oneEdit),
      birth: compareBirths(query.birth, candidate.birth),
      age: compareAgeOf(query, candidate, year),
    }
  }
}

const NOTHING: NameShare = { both: 0, first: 1, second: 1, rarity: 0 }

/** Names of records and what they share with those of a query: `anywhere` when no word is one of the record's place, else by place. */
interface NameComparison {
  names: readonly (readonly string[])[]
  anywhere?: NameShare
  byPlace: Map<string, NameShare>
}

/** What the names of a record share with those of a query. Cached by name; by name and place when a word is one of the region or city. */
function nameSharing({ names }: Query, measures: Measures): (candidate: MatchCandidate) => NameShare {
  const cache = new Map<string, NameComparison>()
  const compare = (others: NameComparison['names'], place?: MatchPlace): NameShare => {
    const weighed = place ? { ...measures, weight: weightIn(place, measures.weight) } : measures
    let best = NOTHING
    for (const b of others)
      for (const a of names) {
        const share = compareNames(a, b, weighed)
        if (sharedWeight(share) > sharedWeight(best)) best = share
      }
    return best
  }
  return ({ names: text, place }) => {
    let shared = cache.get(text)
    if (!shared) {
      shared = { names: namesFrom(text), byPlace: new Map() }
      cache.set(text, shared)
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

/** Whether a word of the names is one of the place or its region. */
function hasLocalWord(names: NameComparison['names'], { cityWords, StateProvince }: MatchPlace): boolean {
  const region = regionWords(StateProvince)
  for (const words of names)
    for (const word of words) if (region.has(word) || cityWords.includes(word)) return true
  return false
}
