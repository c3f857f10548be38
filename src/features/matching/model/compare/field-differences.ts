import { type Known, type MatchField, matchFields } from '#criteria/known.ts'
import { phoneDigits } from '#shared/address/phone.ts'
import { plainPostalCode } from '#shared/address/postal-code.ts'
import { stateByName } from '#shared/address/states.ts'
import { type Mark, pairWords } from './token-pairs.ts'
import { type Word, type Wordy, wordsIn } from './tokens.ts'

/** A run of a text that stands to the other side in one way; the runs of a text joined are the text. */
export interface Piece {
  text: string
  mark: Mark
}

/**
 * How a field agrees: word for word; in other spellings of the same meaning (`St`, `Street`); but for a letter or two; in some
 * words; in none. Unknown where a side says nothing.
 */
export type Verdict = 'same' | 'alike' | 'near' | 'partly' | 'differs' | 'unknown'

/** A field of two records side by side. */
export interface Difference {
  yours: Piece[]
  theirs: Piece[]
  verdict: Verdict
  /** Spellings of one meaning that stand for each other. */
  alike: readonly [yours: string, theirs: string][]
  /** Words that differ by a letter or two. */
  near: readonly [yours: string, theirs: string][]
}

/** What of a field differs between what a person has and what a record says. Pure. */
export function differ(field: MatchField, yours = '', theirs = ''): Difference {
  if (!yours.trim() || !theirs.trim()) return whole('same', 'unknown', yours, theirs)
  return comparisons[field](yours, theirs)
}

/** All fields side by side. */
export function differences(yours: Known, theirs: Known): Record<MatchField, Difference> {
  const each = matchFields.map((field) => [field, differ(field, yours[field], theirs[field])])
  return Object.fromEntries(each) as Record<MatchField, Difference>
}

const whole = (mark: Mark, verdict: Verdict, yours: string, theirs: string): Difference => ({
  yours: yours ? [{ text: yours, mark }] : [],
  theirs: theirs ? [{ text: theirs, mark }] : [],
  verdict,
  alike: [],
  near: [],
})

/** Compares words. */
const byWords =
  (field: Wordy) =>
  (yours: string, theirs: string): Difference => {
    const [mine, other] = [wordsIn(field, yours), wordsIn(field, theirs)]
    const { alike, near, ...marks } = pairWords(mine, other)
    return {
      yours: filtersOf(yours, mine, marks.yours),
      theirs: filtersOf(theirs, other, marks.theirs),
      verdict: verdictOf([...marks.yours, ...marks.theirs], near.length, [...mine, ...other]),
      alike,
      near,
    }
  }

function verdictOf(marks: readonly Mark[], near: number, words: readonly Word[]): Verdict {
  const apart = marks.filter((mark) => mark === 'differs').length
  if (apart === 0) return marks.every((mark) => mark === 'same') ? 'same' : 'alike'
  if (apart === 2 * near) return 'near'
  return marks.some((mark, i) => mark !== 'differs' && !words[i]?.idle) ? 'partly' : 'differs'
}

/** The text in runs of one mark; what lies between two words is marked as they are where they are alike. */
function filtersOf(text: string, words: readonly Word[], marks: readonly Mark[]): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  const add = (to: number, mark: Mark) => {
    const last = pieces.at(-1)
    if (last?.mark === mark) last.text += text.slice(at, to)
    else if (to > at) pieces.push({ text: text.slice(at, to), mark })
    at = to
  }
  for (const [i, { from, to }] of words.entries()) {
    const mark = marks[i] ?? 'same'
    add(from, mark === marks[i - 1] ? mark : 'same')
    add(to, mark)
  }
  add(text.length, 'same')
  return pieces
}

/** Compares texts that stand for one value each, such as a state. */
const byValue =
  (read: (text: string) => string) =>
  (yours: string, theirs: string): Difference => {
    const equal = read(yours) === read(theirs)
    if (!equal) return whole('differs', 'differs', yours, theirs)
    return whole('same', 'same', yours, theirs)
  }

/** The two letters of a state that is written so or in full; any other text in capitals as it is. */
export const stateCode = (text: string): string => stateByName(text) ?? text.trim().toUpperCase()

/** Area code, exchange and line are compared apart, whatever stands between them. */
function byDigits(yours: string, theirs: string): Difference {
  const groups = [groupsOf(yours), groupsOf(theirs)] as const
  const same = groups[0].map((group, i) => group === groups[1][i])
  if (same.every(Boolean)) return whole('same', 'same', yours, theirs)
  if (groups[0].length !== groups[1].length || same.every((one) => !one))
    return whole('differs', 'differs', yours, theirs)
  return {
    ...whole('same', 'partly', '', ''),
    yours: groupPieces(yours, same),
    theirs: groupPieces(theirs, same),
  }
}

const groupsOf = (text: string) => {
  const digits = phoneDigits(text)
  return digits.length === 10 ? [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)] : [digits]
}

/** A number's text with the groups that differ marked. */
function groupPieces(text: string, same: readonly boolean[]): Piece[] {
  const skipped = text.replace(/\D/g, '').length - 10
  let digit = -skipped
  const pieces: Piece[] = []
  for (const letter of text) {
    const group = digit < 3 ? 0 : digit < 6 ? 1 : 2
    const isDigit = /\d/.test(letter)
    const mark = isDigit && digit >= 0 && !same[group] ? 'differs' : 'same'
    if (isDigit) digit++
    const last = pieces.at(-1)
    if (last?.mark === mark) last.text += letter
    else pieces.push({ text: letter, mark })
  }
  return pieces
}

const comparisons: Record<MatchField, (yours: string, theirs: string) => Difference> = {
  Name: byWords('Name'),
  StreetAddress: byWords('StreetAddress'),
  City: byWords('City'),
  StateProvince: byValue(stateCode),
  PostalCode: byValue(plainPostalCode),
  Phone: byDigits,
}
