import { placeLabel } from '#criteria/describe.ts'
import { jointEnd } from './joints.ts'
import { placeLeads } from './place-at.ts'
import type { Reading, Rule } from './rule.ts'
import { isDoubtfulState, isEnding, type StateAt, shortStateAt } from './state-at.ts'
import { isStop } from './stop-words.ts'

const MAX_STATES = 60
const PREPOSITION = 'in'
const JOINT = 'or'

/** Whether a word between states is one too: "oh in mi", "ca, or, wa"; "in" and "or" are mostly no states. */
function isOfList(reading: Reading, { next }: StateAt, at: number, isJoined: boolean): boolean {
  const word = reading.tokens[at]?.word ?? ''
  if (word === JOINT) return isJoined && isEnding(reading, next)
  if (word === PREPOSITION) return isEnding(reading, next) || shortStateAt(reading, next) !== undefined
  return isJoined || !isDoubtfulState(reading, at)
}

/** "me nh vt" behind a word with a meaning, not "show me nh": letters that are a word too, before two more states. */
function isBegun(reading: Reading, { next }: StateAt, at: number): boolean {
  const word = reading.tokens[at - 1]?.word
  const second = word && !isStop(word) ? shortStateAt(reading, next) : undefined
  return second !== undefined && shortStateAt(reading, second.next) !== undefined
}

/** "wa or": an "or" with nothing behind it joins nothing. */
const isOregonAtEnd = ({ tokens }: Reading, at: number) =>
  tokens[at]?.word === JOINT && tokens[at + 1] === undefined

/** "vt nh me": letters that are a word too, behind other states where the phrase ends. */
const isLast = (reading: Reading, { next }: StateAt, codes: readonly string[]) =>
  codes.length > 0 && isEnding(reading, next)

/** "ky tn wv", "KY/TN/WV", "Calif., Nev. & Ariz.": states in short, one after another. */
export const stateList: Rule = (reading, at) => {
  const { tokens } = reading
  const lead = placeLeads.find(tokens, at)
  const codes: string[] = []
  let next = lead?.next ?? at
  for (let isJoined = false; codes.length < MAX_STATES; ) {
    const joint = codes.length > 0 && !isOregonAtEnd(reading, next) ? jointEnd(tokens, next) : undefined
    const start = joint ?? next
    const found = shortStateAt(reading, start)
    isJoined = joint !== undefined || (codes.length === 0 && isTiedOn(reading, found, lead !== undefined))
    if (!found) break
    const isWithin = isOfList(reading, found, start, isJoined) || isLast(reading, found, codes)
    if (!isWithin && (codes.length > 0 || !isBegun(reading, found, start))) break
    codes.push(found.value)
    next = found.next
  }
  if (new Set(codes).size < 2) return undefined
  const places = [...new Set(codes)].map((StateProvince) => ({ kind: 'state', StateProvince }) as const)
  const words = places.map((place) => placeLabel(place)).join(', ')
  return { meaning: { type: 'places', places, words, bare: !lead }, next }
}

/** Whether a first state is tied to the next one by a sign or "and", or to the sentence by "in". */
const isTiedOn = (reading: Reading, found: StateAt | undefined, hasLead: boolean) =>
  found !== undefined && (hasLead || jointEnd(reading.tokens, found.next) !== undefined)
