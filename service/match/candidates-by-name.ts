import { DEFAULT_CONFIDENCE } from '#contract/match.ts'
import { weightIn } from './local-weights.ts'
import { type Closeness, models } from './model.ts'
import { type NameIndex, type Range, WEIGHT_UNIT } from './name-index.ts'
import type { Query } from './query.ts'
import { isInPlaces, requestedPlaces } from './requested-places.ts'
import { agreementAt, shareCloseness } from './score.ts'
import { type ScoreBounds, scoreBoundsOf } from './score-bounds.ts'
import { MAX_LIST, maxRemainingWeights, type WordMatch, weightOf, wordMatchesOf } from './word-matches.ts'
import { type WordWeight, wordWeights } from './word-weights.ts'

/** Maximum of records that are compared. More than `MAX_MATCH_COUNT`, so that a count up to that is exact. */
export const MAX_CANDIDATES = 1200
/** Records with at least this agreement (hundredths) are compared, up to the maximum: a Score somewhat below the default minimum. */
const CLOSE = Math.floor(100 * agreementAt(DEFAULT_CONFIDENCE - 2))
/** Records that are compared at any distance; more where none is close. */
const MIN_CANDIDATES = 30
const NEAR_HIGHEST = 8
const MIN_UNSURE = 100
/** Records that several words of a name may add together; longer lists only raise the weight of records already added. */
const MAX_TOUCHED = 400_000
/** With fewer records than this, more are added, though none may be close. */
const MIN_TOUCHED = 1000
const MAX_WEIGHT = 255

/** Memory for each record, reused by one query after the other. */
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

/** The minimum weight of all word matches of a record that is added: in the requested places, and elsewhere. */
interface Thresholds {
  here: number
  elsewhere: number
  isHere(record: number): boolean
}

/**
 * Adds up the weights of the word matches of each record; returns how many records were added. A record whose weight cannot reach
 * the threshold is not added, unless there are few.
 */
function addWeights(
  { sums, touched }: Scratch,
  matches: readonly WordMatch[],
  thresholds: Thresholds,
): number {
  const remaining = maxRemainingWeights(matches)
  let count = 0
  for (const [i, { records, weight }] of matches.entries()) {
    const units = unitsOf(weight)
    const maxWeight = remaining[i] as number
    const hasRoom = count === 0 || count + records.length <= MAX_TOUCHED
    const mayExtend = hasRoom && (maxWeight >= thresholds.elsewhere || count < MIN_TOUCHED)
    const mayExtendHere = hasRoom && maxWeight >= thresholds.here
    for (let at = 0; at < records.length; at++) {
      const record = records[at] as number
      const sum = sums[record] as number
      if (sum === 0) {
        if (!mayExtend && !(mayExtendHere && thresholds.isHere(record))) continue
        touched[count++] = record
      }
      sums[record] = sum + units > MAX_WEIGHT ? MAX_WEIGHT : sum + units
    }
  }
  return count
}

/** The minimum share of a name's weight with which a record that has no other words may be close, in a place with these bounds. */
function minShare(by: Closeness, [from, to]: ScoreBounds['here']): number {
  const shares = Array.from({ length: 21 }, (_, i) => i / 20)
  return shares.find((share) => from + shareCloseness(by, share, 1) * (to - from) >= CLOSE) ?? 1
}

/** The weights of words; with a state in the query, words of that state weigh as they do for its records. */
function weightsFor({ kind, state }: Query): WordWeight {
  const anywhere = wordWeights[kind]
  return state
    ? weightIn({ city: '', cityWords: [], StateProvince: state, PostalCode: '' }, anywhere)
    : anywhere
}

/** The records of a name that may score high enough, the best ones up to the maximum. */
export function candidatesByName(
  index: NameIndex,
  query: Query,
  name: readonly string[],
  range: Range,
): Uint32Array {
  const weight = weightsFor(query)
  const by = models[query.kind].closeness
  const scratch = scratchOf(index)
  const { sums, touched, estimates } = scratch
  const bounds = scoreBoundsOf(index, query)
  const total = weightOf(name, weight)
  const thresholds = {
    here: total * minShare(by, bounds.here),
    elsewhere: total * minShare(by, bounds.elsewhere),
    isHere: isInPlaces(index, requestedPlaces(index, query)),
  }
  const count = addWeights(scratch, wordMatchesOf(index, name, weight, range), thresholds)
  const whole = Math.min(MAX_WEIGHT, total * WEIGHT_UNIT)
  /** By the sum of its weights: the share of the query's words that a record has, 0 to 1. */
  const shares = Float64Array.from({ length: MAX_WEIGHT + 1 }, (_, sum) => Math.min(1, sum / whole))
  const counts = new Uint32Array(102)
  for (let i = 0; i < count; i++) {
    const record = touched[i] as number
    const sum = sums[record] as number
    sums[record] = 0
    const both = sum < whole ? sum : whole
    const ofRecord = index.nameWeights[record] as number
    const closeness = shareCloseness(by, shares[sum] as number, both < ofRecord ? both / ofRecord : 1)
    const boundsNumber = bounds.boundsOf(record)
    const from = bounds.from[boundsNumber] as number
    const estimate = Math.floor(from + closeness * ((bounds.to[boundsNumber] as number) - from))
    estimates[i] = estimate
    counts[estimate] = (counts[estimate] as number) + 1
  }
  const highest = Math.floor(bounds.to.reduce((a, b) => Math.max(a, b), 0))
  return topCandidates(touched.subarray(0, count), estimates, counts, highest)
}

/** Records with the highest estimates: all that are close, at least a few, the first ones where too many are equal; `highest` is the highest possible estimate. */
function topCandidates(
  records: Uint32Array,
  estimates: Uint8Array,
  counts: Uint32Array,
  highest: number,
): Uint32Array {
  let edge = 101
  let above = 0
  const minimum = counts.subarray(Math.max(0, highest - NEAR_HIGHEST)).some((count) => count > 0)
    ? MIN_CANDIDATES
    : MIN_UNSURE
  const needsMore = () => edge > CLOSE || above < minimum
  while (edge > 0 && needsMore()) {
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
    else if (estimate === edge - 1 && needsMore()) atEdge.push(records[i] as number)
  }
  atEdge.sort((a, b) => a - b)
  return Uint32Array.from([...found, ...atEdge.slice(0, MAX_CANDIDATES - found.length)]).sort()
}
