import { DEFAULT_CONFIDENCE } from '#contract/match'
import { kinOf } from './alike.ts'
import { type Agreement, agreementWithPlace } from './evidence.ts'
import { type Closeness, models } from './model.ts'
import { type NameIndex, type Range, WEIGHT_UNIT } from './name-index.ts'
import type { Place } from './place.ts'
import type { Query } from './query.ts'
import { agreementAt, agreementOf, shareCloseness } from './score.ts'
import { intersect, lowerBound, unite } from './sorted.ts'
import { type WordWeight, wordWeights } from './word-weights.ts'

/** Most records that are compared. More than `MAX_MATCH_COUNT`, so that a count up to that is exact. */
export const MAX_CANDIDATES = 1200
/** Records of which the hundredths of agreement may be so many are compared, as far as the maximum allows: a Score somewhat below the least minimum. */
const CLOSE = Math.floor(100 * agreementAt(DEFAULT_CONFIDENCE - 3))
/** Records that are compared however far they are; more where none is close. */
const MIN_CANDIDATES = 30
const NEAR_HIGHEST = 8
const MIN_UNSURE = 100
/** Records that several words of a name may bring in together; longer lists only raise those that are there. */
const MAX_TOUCHED = 400_000
/** Fewer records than that are worth more of them, though none may be close. */
const MIN_TOUCHED = 1000
/** A longer list of records costs more than it tells. */
const MAX_LIST = 2_000_000
/** Spellings of a word that are looked up. */
const MAX_SPELLINGS = 16
const MIN_LETTERS = 4
const KIN_LIKENESS = 0.92
const MAX_WEIGHT = 255

/** Records that have a word, or what may stand for it, and the weight of having it. */
interface Clue {
  records: Uint32Array
  weight: number
  /** The word of the query that it stands for. */
  word: string
}

/** A place of memory for each record, for one query after the other. */
interface Scratch {
  sums: Uint8Array
  touched: Uint32Array
  estimates: Uint8Array
}

const scratches = new WeakMap<NameIndex, Scratch>()

function scratchOf(index: NameIndex): Scratch {
  const known = scratches.get(index)
  if (known) return known
  const size = Math.min(index.records, MAX_LIST)
  const made = {
    sums: new Uint8Array(index.records),
    touched: new Uint32Array(size),
    estimates: new Uint8Array(size),
  }
  scratches.set(index, made)
  return made
}

const unitsOf = (weight: number) => Math.min(MAX_WEIGHT, Math.max(1, Math.round(weight * WEIGHT_UNIT)))

const within = (list: Uint32Array, [from, to]: Range) =>
  list.subarray(lowerBound(list, from), lowerBound(list, to))

/** Records of a range by a word of their names. */
const having = (index: NameIndex, word: string, range: Range) => within(index.withWord(word), range)

/** Records whose names have the two parts of a word apart: `Pizza Works` for `pizzaworks`. */
function whereSplit(index: NameIndex, word: string, range: Range): Uint32Array[] {
  const found: Uint32Array[] = []
  for (let at = 3; at <= word.length - 3; at++) {
    const [a, b] = [word.slice(0, at), word.slice(at)]
    if (index.count(a) === 0 || index.count(b) === 0) continue
    found.push(intersect(having(index, a, range), having(index, b, range)))
  }
  return found
}

function cluesOfWord(index: NameIndex, word: string, weight: number, range: Range): Clue[] {
  const clues = [{ records: having(index, word, range), weight, word }]
  const split = whereSplit(index, word, range)
  if (split.length > 0) clues.push({ records: unite(split), weight, word })
  for (const other of kinOf(word))
    clues.push({ records: having(index, other, range), weight: weight * KIN_LIKENESS, word })
  const similar = word.length >= MIN_LETTERS ? index.similar(word) : []
  for (const other of similar.slice(0, MAX_SPELLINGS))
    clues.push({ records: having(index, other, range), weight: weight * (1 - 1 / word.length), word })
  return clues
}

/** The records by the words of a name, by every two neighbors written as one, and by the whole, the shortest list first. */
function cluesOf(index: NameIndex, name: readonly string[], weight: WordWeight, range: Range): Clue[] {
  const telling = new Set(name.filter((word) => word.length > 1 || name.length === 1))
  const single = [...telling].flatMap((word) => cluesOfWord(index, word, weight(word), range))
  const joined = name.slice(1).map((after, i): Clue => {
    const word = (name[i] as string) + after
    return { records: having(index, word, range), weight: weightOf(name.slice(i, i + 2), weight), word }
  })
  const whole = within(index.withName(name), range)
  return [...single, ...joined, { records: whole, weight: weightOf(name, weight), word: '' }]
    .filter(({ records }) => records.length > 0 && records.length <= MAX_LIST)
    .sort((a, b) => a.records.length - b.records.length)
}

const weightOf = (name: readonly string[], weight: WordWeight) =>
  name.reduce((sum, word) => sum + weight(word), 0)

/** For each clue the most weight that a record can have which has none of the clues before it. */
function mostLeft(clues: readonly Clue[]): number[] {
  const most = new Map<string, number>()
  let sum = 0
  return clues
    .toReversed()
    .map(({ word, weight }) => {
      const before = most.get(word) ?? 0
      if (weight > before) {
        most.set(word, weight)
        sum += weight - before
      }
      return sum
    })
    .reverse()
}

/** Which records are worth touching: the least weight of all their clues, in the places that were asked for and elsewhere. */
interface Worth {
  here: number
  elsewhere: number
  isHere(record: number): boolean
}

/**
 * Adds up the weights of clues for each record that has one; gives how many records were touched. A record that can have clues of
 * little weight only is not touched, unless few are.
 */
function addUp({ sums, touched }: Scratch, clues: readonly Clue[], worth: Worth): number {
  const left = mostLeft(clues)
  let count = 0
  for (const [i, { records, weight }] of clues.entries()) {
    const units = unitsOf(weight)
    const most = left[i] as number
    const hasRoom = count === 0 || count + records.length <= MAX_TOUCHED
    const mayExtend = hasRoom && (most >= worth.elsewhere || count < MIN_TOUCHED)
    const mayExtendHere = hasRoom && most >= worth.here
    for (let at = 0; at < records.length; at++) {
      const record = records[at] as number
      const sum = sums[record] as number
      if (sum === 0) {
        if (!mayExtend && !(mayExtendHere && worth.isHere(record))) continue
        touched[count++] = record
      }
      sums[record] = sum + units > MAX_WEIGHT ? MAX_WEIGHT : sum + units
    }
  }
  return count
}

const nothing = { both: 0, first: 1, second: 1, rarity: 0 }
const everything = { both: 1, first: 0, second: 0, rarity: 0 }

/**
 * What the agreement (0 to 100) of records may be by how their place agrees: `from` for a name that shares nothing, `to` for an equal
 * one. A street or a phone that is not equal agrees nearly at most.
 */
interface Reaches {
  /** The number of the reach of a record. */
  of(record: number): number
  from: readonly number[]
  to: readonly number[]
  /** From and to of a place that agrees in all that was asked for, and of another one of the same state. */
  here: readonly [from: number, to: number]
  elsewhere: readonly [from: number, to: number]
}

/** What no city and no postal code is. */
const OTHER = '-'
/** Digits by which the ways a place may agree are numbered. */
const places: Record<Agreement, number> = { same: 0, near: 1, other: 2, unknown: 3, absent: 4 }

function reachesOf(index: NameIndex, query: Query): Reaches {
  const near = {
    address: query.street ? 'near' : 'absent',
    street: 'same',
    suffix: 'same',
    unit: 'same',
    phone: query.phone ? 'near' : 'absent',
    birth: query.birth ? 'same' : 'absent',
    age: query.ages ? 'same' : 'absent',
  } as const
  const from: number[] = []
  const to: number[] = []
  function add(place: Place): number {
    const agreement = agreementWithPlace(query, place)
    const key = places[agreement.city] * 25 + places[agreement.state] * 5 + places[agreement.postalCode]
    from[key] ??= 100 * agreementOf(query.kind, { ...near, ...agreement, name: nothing })
    to[key] ??= 100 * agreementOf(query.kind, { ...near, ...agreement, name: everything })
    return key
  }
  const { city = '', state = '', postalCode = '' } = query
  const asked = add({ city, cityWords: [], StateProvince: state, PostalCode: postalCode })
  const other = add({ city: OTHER, cityWords: [], StateProvince: state, PostalCode: OTHER })
  const here = [from[asked] as number, to[asked] as number] as const
  const elsewhere = [from[other] as number, to[other] as number] as const
  if (!city && !state && !postalCode) return { of: () => asked, from, to, here, elsewhere }
  /** For each place one more than the number of its reach; 0 for one that was not compared. */
  const known = new Uint8Array(index.places.length)
  return {
    of(record) {
      const place = index.placeNumbers[record] as number
      const before = known[place] as number
      if (before > 0) return before - 1
      const number = add(index.places[place] as Place)
      known[place] = number + 1
      return number
    },
    from,
    to,
    here,
    elsewhere,
  }
}

/** The least share of a name's weight with which a record that has no other words may be close, in a place of that reach. */
function leastShare(by: Closeness, [from, to]: Reaches['here']): number {
  const shares = Array.from({ length: 21 }, (_, i) => i / 20)
  return shares.find((share) => from + shareCloseness(by, share, 1) * (to - from) >= CLOSE) ?? 1
}

/** The records of a name that may score high enough, best first cut to the maximum. */
function byName(index: NameIndex, query: Query, name: readonly string[], range: Range): Uint32Array {
  const weight = wordWeights[query.kind]
  const by = models[query.kind].closeness
  const scratch = scratchOf(index)
  const { sums, touched, estimates } = scratch
  const reaches = reachesOf(index, query)
  const total = weightOf(name, weight)
  const worth = {
    here: total * leastShare(by, reaches.here),
    elsewhere: total * leastShare(by, reaches.elsewhere),
    isHere: isIn(index, placesOf(index, query)),
  }
  const count = addUp(scratch, cluesOf(index, name, weight, range), worth)
  const whole = Math.min(MAX_WEIGHT, total * WEIGHT_UNIT)
  /** By the sum of its weights: what a record has of the query's words, 0 to 1. */
  const shares = Float64Array.from({ length: MAX_WEIGHT + 1 }, (_, sum) => Math.min(1, sum / whole))
  const counts = new Uint32Array(102)
  for (let i = 0; i < count; i++) {
    const record = touched[i] as number
    const sum = sums[record] as number
    sums[record] = 0
    const both = sum < whole ? sum : whole
    const ofRecord = index.nameWeights[record] as number
    const closeness = shareCloseness(by, shares[sum] as number, both < ofRecord ? both / ofRecord : 1)
    const reach = reaches.of(record)
    const from = reaches.from[reach] as number
    const estimate = Math.floor(from + closeness * ((reaches.to[reach] as number) - from))
    estimates[i] = estimate
    counts[estimate] = (counts[estimate] as number) + 1
  }
  const highest = Math.floor(reaches.to.reduce((a, b) => Math.max(a, b), 0))
  return best(touched.subarray(0, count), estimates, counts, highest)
}

/** Records with the highest estimates: all that are close, at least a few, the first ones where too many are equal; `highest` is what an estimate may be. */
function best(
  records: Uint32Array,
  estimates: Uint8Array,
  counts: Uint32Array,
  highest: number,
): Uint32Array {
  let edge = 101
  let above = 0
  const least = counts.subarray(Math.max(0, highest - NEAR_HIGHEST)).some((count) => count > 0)
    ? MIN_CANDIDATES
    : MIN_UNSURE
  const wanted = () => edge > CLOSE || above < least
  while (edge > 0 && wanted()) {
    const next = counts[edge - 1] as number
    if (above + next > MAX_CANDIDATES) break
    above += next
    edge--
  }
  const atEdge: number[] = []
  const found: number[] = []
  for (let i = 0; i < records.length; i++) {
    const estimate = estimates[i] as number
    if (estimate >= edge) found.push(records[i] as number)
    else if (estimate === edge - 1 && wanted()) atEdge.push(records[i] as number)
  }
  atEdge.sort((a, b) => a - b)
  return Uint32Array.from([...found, ...atEdge.slice(0, MAX_CANDIDATES - found.length)]).sort()
}

/** The numbers of the places that were asked for; undefined when none was. */
function placesOf(index: NameIndex, { city, state, postalCode }: Query): ReadonlySet<number> | undefined {
  if (!city && !postalCode) return undefined
  return new Set([
    ...(city ? index.placesOfCity(city, state) : []),
    ...(postalCode ? index.placesOfPostalCode(postalCode) : []),
  ])
}

/** Whether a record is in one of the places; in any where none was asked for. */
function isIn(index: NameIndex, wanted: ReadonlySet<number> | undefined): (record: number) => boolean {
  if (!wanted) return () => true
  const isWanted = new Uint8Array(index.places.length)
  for (const place of wanted) isWanted[place] = 1
  return (record) => isWanted[index.placeNumbers[record] as number] === 1
}

function byAddress(index: NameIndex, query: Query): Uint32Array {
  const { street, state } = query
  if (!street?.Number) return new Uint32Array(0)
  const places = placesOf(index, query)
  const range = state ? index.inState(state) : undefined
  const all = index.atAddress(street.Number, street.key)
  return all
    .filter(
      (record) =>
        (!places || places.has(index.placeNumbers[record] as number)) &&
        (!range || (record >= range[0] && record < range[1])),
    )
    .subarray(0, MAX_CANDIDATES)
}

/**
 * The records that may be meant, 1,200 at most: by the words of the name in all their spellings, as many as may score high enough, by
 * the phone, and by the address.
 */
export function candidatesOf(index: NameIndex, query: Query): Uint32Array {
  const range: Range = query.state ? index.inState(query.state) : [0, index.records]
  const phone = query.phone ? index.withPhone(query.phone).subarray(0, MAX_CANDIDATES) : new Uint32Array(0)
  return unite([
    ...query.names.map((name) => byName(index, query, [...new Set(name)], range)),
    byAddress(index, query),
    phone,
  ])
}
