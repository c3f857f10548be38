import { DEFAULT_CONFIDENCE } from '#contract/match'
import { kinOf } from './alike.ts'
import { agreementWithPlace } from './evidence.ts'
import { type NameIndex, type Range, WEIGHT_UNIT } from './name-index.ts'
import type { Query } from './query.ts'
import { agreementAt, agreementOf, nameCloseness } from './score.ts'
import { intersect, lowerBound, unite } from './sorted.ts'
import { type WordWeight, wordWeights } from './word-weights.ts'

/** Most records that are compared. More than `MAX_MATCH_COUNT`, so that a count up to that is exact. */
export const MAX_CANDIDATES = 1200
/** Records of which the hundredths of agreement may be so many are compared, as far as the maximum allows: a Score somewhat below the least minimum. */
const CLOSE = Math.floor(100 * agreementAt(DEFAULT_CONFIDENCE - 3))
/** Records that are compared however far they are; more where none is close. */
const MIN_CANDIDATES = 50
const NEAR_HIGHEST = 8
const MIN_UNSURE = 150
/** Records that the words of a name may bring in together; longer lists only raise those that are there. */
const MAX_TOUCHED = 400_000
/** A longer list costs more than it tells. */
const MAX_LIST = 2_000_000
/** Spellings of a word that are looked up. */
const MAX_SPELLINGS = 16
const MIN_LETTERS = 4
const KIN_LIKENESS = 0.92
const MAX_WEIGHT = 255

/** A list of records that have a word, or what may stand for it, and the weight of having it. */
interface Clue {
  records: Uint32Array
  weight: number
}

/** A place of memory for each record, for one query after the other. */
interface Scratch {
  sums: Uint8Array
  touched: Uint32Array
}

const scratches = new WeakMap<NameIndex, Scratch>()

function scratchOf(index: NameIndex): Scratch {
  const known = scratches.get(index)
  if (known) return known
  const made = {
    sums: new Uint8Array(index.records),
    touched: new Uint32Array(Math.min(index.records, MAX_TOUCHED)),
  }
  scratches.set(index, made)
  return made
}

const unitsOf = (weight: number) => Math.min(MAX_WEIGHT, Math.max(1, Math.round(weight * WEIGHT_UNIT)))

/** Records whose names have the two parts of a word apart: `Pizza Works` for `pizzaworks`. */
function whereSplit(index: NameIndex, word: string): Uint32Array[] {
  const found: Uint32Array[] = []
  for (let at = 3; at <= word.length - 3; at++) {
    const [a, b] = [word.slice(0, at), word.slice(at)]
    if (index.count(a) === 0 || index.count(b) === 0) continue
    found.push(intersect(index.withWord(a), index.withWord(b)))
  }
  return found
}

function cluesOfWord(index: NameIndex, word: string, weight: number): Clue[] {
  const clue = (records: Uint32Array, likeness: number) => ({ records, weight: weight * likeness })
  const similar = word.length >= MIN_LETTERS ? index.similar(word) : []
  const others = [
    ...kinOf(word).map((other) => [other, KIN_LIKENESS] as const),
    ...similar.map((other) => [other, 1 - 1 / word.length] as const),
  ].slice(0, MAX_SPELLINGS)
  const split = whereSplit(index, word)
  return [
    clue(index.withWord(word), 1),
    ...(split.length > 0 ? [clue(unite(split), 1)] : []),
    ...others.map(([other, likeness]) => clue(index.withWord(other), likeness)),
  ]
}

/** The lists of records by the words of a name, by every two neighbors written as one, and by the whole, the shortest list first. */
function cluesOf(index: NameIndex, name: readonly string[], weight: WordWeight, whole: number): Clue[] {
  const telling = name.filter((word) => word.length > 1 || name.length === 1)
  const single = [...new Set(telling)].flatMap((word) => cluesOfWord(index, word, weight(word)))
  const joined = name.slice(1).map((word, i) => {
    const before = name[i] as string
    return { records: index.withWord(before + word), weight: weight(before) + weight(word) }
  })
  return [...single, ...joined, { records: index.withName(name), weight: whole }]
    .filter(({ records }) => records.length > 0)
    .sort((a, b) => a.records.length - b.records.length)
}

const within = (list: Uint32Array, [from, to]: Range) =>
  list.subarray(lowerBound(list, from), lowerBound(list, to))

/** Adds up the weights of clues for each record that has one; gives how many records were touched. */
function addUp({ sums, touched }: Scratch, clues: readonly Clue[], range: Range): number {
  let count = 0
  for (const { records, weight } of clues) {
    const list = within(records, range)
    if (list.length > MAX_LIST) continue
    const units = unitsOf(weight)
    const mayExtend = sums.length <= MAX_TOUCHED || count + list.length <= MAX_TOUCHED
    for (let i = 0; i < list.length; i++) {
      const record = list[i] as number
      const sum = sums[record] as number
      if (sum === 0) {
        if (!mayExtend) continue
        touched[count++] = record
      }
      sums[record] = Math.min(MAX_WEIGHT, sum + units)
    }
  }
  return count
}

/** The agreement (0 to 100) of a record of a place by the closeness of its name: `from` for a name that shares nothing, `to` for an equal one. */
interface Reach {
  from: number
  to: number
}

const nothing = { both: 0, first: 1, second: 1, rarity: 0 }
const everything = { both: 1, first: 0, second: 0, rarity: 0 }

/** What the agreement of records of a place may be; a street or a phone that is not equal agrees nearly at most. */
function reachOf(
  query: Query,
): (place: { city: string; StateProvince: string; PostalCode: string }) => Reach {
  const near = {
    address: query.street ? 'near' : 'absent',
    street: 'same',
    suffix: 'same',
    unit: 'same',
    phone: query.phone ? 'near' : 'absent',
    birth: query.birth ? 'same' : 'absent',
    age: query.ages ? 'same' : 'absent',
  } as const
  return (place) => {
    const evidence = { ...near, ...agreementWithPlace(query, place) }
    return {
      from: 100 * agreementOf({ ...evidence, name: nothing }),
      to: 100 * agreementOf({ ...evidence, name: everything }),
    }
  }
}

/** The records of a name that may score high enough, best first cut to the maximum. */
function byName(index: NameIndex, query: Query, name: readonly string[], range: Range): Uint32Array {
  const weight = wordWeights[query.kind]
  const total = name.reduce((sum, word) => sum + weight(word), 0)
  const scratch = scratchOf(index)
  const { sums, touched } = scratch
  const count = addUp(scratch, cluesOf(index, name, weight, total), range)
  const whole = Math.min(MAX_WEIGHT, total * WEIGHT_UNIT)
  const reach = rememberedReach(index, query)
  const estimates = new Uint8Array(count)
  const counts = new Uint32Array(102)
  let highest = 0
  for (let i = 0; i < count; i++) {
    const record = touched[i] as number
    const both = Math.min(whole, sums[record] as number)
    const { from, to } = reach(record)
    if (to > highest) highest = to
    const closeness = nameCloseness(
      both,
      whole - both,
      Math.max(0, (index.nameWeights[record] as number) - both),
    )
    const estimate = Math.min(100, Math.floor(from + closeness * (to - from)))
    estimates[i] = estimate
    counts[estimate] = (counts[estimate] as number) + 1
  }
  const found = best(touched.subarray(0, count), estimates, counts, Math.floor(highest))
  for (let i = 0; i < count; i++) sums[touched[i] as number] = 0
  return found
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

/** The reach of each record's place; a place is compared once. */
function rememberedReach(index: NameIndex, query: Query): (record: number) => Reach {
  const of = reachOf(query)
  if (!query.city && !query.state && !query.postalCode) {
    const only = of({ city: '', StateProvince: '', PostalCode: '' })
    return () => only
  }
  const known: (Reach | undefined)[] = []
  return (record) => {
    const place = index.placeNumbers[record] as number
    let reach = known[place]
    if (!reach) {
      reach = of(index.places[place] as (typeof index.places)[number])
      known[place] = reach
    }
    return reach
  }
}

/** The numbers of the places that were asked for; undefined when none was. */
function placesOf(index: NameIndex, { city, state, postalCode }: Query): ReadonlySet<number> | undefined {
  if (!city && !postalCode) return undefined
  return new Set([
    ...(city ? index.placesOfCity(city, state) : []),
    ...(postalCode ? index.placesOfPostalCode(postalCode) : []),
  ])
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
    ...query.names.map((name) => byName(index, query, name, range)),
    byAddress(index, query),
    phone,
  ])
}
