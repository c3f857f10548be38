import { DEFAULT_CONFIDENCE } from '#contract/match.ts'
import { isIn, placesOf } from './asked-places.ts'
import { type Clue, cluesOf, MAX_LIST, mostLeft, weightOf } from './clues.ts'
import { weightIn } from './local-weights.ts'
import { type Closeness, models } from './model.ts'
import { type NameIndex, type Range, WEIGHT_UNIT } from './name-index.ts'
import type { Query } from './query.ts'
import { type Reaches, reachesOf } from './reaches.ts'
import { agreementAt, shareCloseness } from './score.ts'
import { type WordWeight, wordWeights } from './word-weights.ts'

/** Most records that are compared. More than `MAX_MATCH_COUNT`, so that a count up to that is exact. */
export const MAX_CANDIDATES = 1200
/** Records of which the hundredths of agreement may be so many are compared, as far as the maximum allows: a Score somewhat below the least minimum. */
const CLOSE = Math.floor(100 * agreementAt(DEFAULT_CONFIDENCE - 2))
/** Records that are compared however far they are; more where none is close. */
const MIN_CANDIDATES = 30
const NEAR_HIGHEST = 8
const MIN_UNSURE = 100
/** Records that several words of a name may bring in together; longer lists only raise those that are there. */
const MAX_TOUCHED = 400_000
/** Fewer records than that are worth more of them, though none may be close. */
const MIN_TOUCHED = 1000
const MAX_WEIGHT = 255

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

/** The least share of a name's weight with which a record that has no other words may be close, in a place of that reach. */
function minShare(by: Closeness, [from, to]: Reaches['here']): number {
  const shares = Array.from({ length: 21 }, (_, i) => i / 20)
  return shares.find((share) => from + shareCloseness(by, share, 1) * (to - from) >= CLOSE) ?? 1
}

/** The weights of words: those of a state count as they do for its records, where one was asked for. */
function weightsFor({ kind, state }: Query): WordWeight {
  const anywhere = wordWeights[kind]
  return state
    ? weightIn({ city: '', cityWords: [], StateProvince: state, PostalCode: '' }, anywhere)
    : anywhere
}

/** The records of a name that may score high enough, best first cut to the maximum. */
export function byName(index: NameIndex, query: Query, name: readonly string[], range: Range): Uint32Array {
  const weight = weightsFor(query)
  const by = models[query.kind].closeness
  const scratch = scratchOf(index)
  const { sums, touched, estimates } = scratch
  const reaches = reachesOf(index, query)
  const total = weightOf(name, weight)
  const worth = {
    here: total * minShare(by, reaches.here),
    elsewhere: total * minShare(by, reaches.elsewhere),
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
