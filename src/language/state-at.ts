import { stateByName, stateNames } from '#shared/address/states.ts'
import { phraseBook } from './phrase-book.ts'
import type { Reading } from './rule.ts'
import type { Token } from './tokens.ts'

export const stateByWords = phraseBook(
  Object.entries(stateNames).map(([code, name]): [string, string] => [name, code]),
)

/** A state that was read, as its two letters. */
export interface StateAt {
  value: string
  next: number
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const isCode = (word: string) => /^[a-z]{2}$/.test(word) && word.toUpperCase() in stateNames
/** Small words that may also be the letters of a state. */
const DOUBTFUL = setOf('in or')
/** Letters of states that mean something else more often, by themselves in small letters. */
const NEVER_ALONE = setOf('in or me hi as la co id pr ab bc mb nb nl ns nt nu on pe qc sk yt')
const RARELY_ALONE = setOf('oh ok pa ma al de md ms va mi mo mt gu vi mp')
/** Abbreviations that are no other word. */
const UNMISTAKABLE = setOf(
  'ariz calif cali colo conn fla kans mich minn neb nebr nev okla oreg penna tenn wis wisc wyo',
)
const MAX_WORDS = 3

/** Whether a phrase ends before a token: nothing, a sign, a number or a word that begins another phrase. */
const ENDS = setOf('and or not except excluding with without who whose that in within under over near w')
const endsBefore = (token: Token | undefined) =>
  !token || token.sign || /^\d/.test(token.word) || ENDS.has(token.word)

const isCapital = ({ text }: Token) => /^\p{Lu}/u.test(text)

/** Past the dot that is written right behind an abbreviation. */
function pastDot({ tokens }: Reading, at: number): number {
  const [word, dot] = [tokens[at - 1], tokens[at]]
  return dot?.word === '.' && dot.from === word?.to ? at + 1 : at
}

/** "Calif.", "N. Mex.", "W Va"; one that may be another word needs its dot and a capital letter, or a name before it. */
function abbreviationAt(reading: Reading, at: number, isAfterName: boolean): StateAt | undefined {
  const { tokens } = reading
  let [letters, words] = ['', 0]
  let best: StateAt | undefined
  for (let i = at; words < MAX_WORDS && i < tokens.length; i++) {
    const token = tokens[i] as Token
    if (token.word === '.' && i > at) continue
    if (!/^[a-z]{1,9}$/.test(token.word)) break
    letters += token.word
    words++
    const value = letters.length > 2 || (words === 2 && isCapital(token)) ? stateByName(letters) : undefined
    const next = pastDot(reading, i + 1)
    if (value && (words > 1 || isSure(reading, at, next, isAfterName))) best = { value, next }
  }
  return best
}

function isSure({ tokens }: Reading, at: number, next: number, isAfterName: boolean): boolean {
  const token = tokens[at] as Token
  if (UNMISTAKABLE.has(token.word)) return true
  const hasDot = next > at + 1
  return isAfterName ? isCapital(token) || hasDot || endsBefore(tokens[next]) : isCapital(token) && hasDot
}

/** The state that begins at `at`: a name, an abbreviation, or two letters where they cannot be a word. */
export function stateAt(reading: Reading, at: number, isAfterName: boolean): StateAt | undefined {
  const { tokens, text } = reading
  const named = stateByWords.find(tokens, at) ?? abbreviationAt(reading, at, isAfterName)
  if (named) return named
  const token = tokens[at]
  if (!token || !isCode(token.word)) return undefined
  const capital = token.text === token.text.toUpperCase() && text !== text.toUpperCase()
  const hasDot = pastDot(reading, at + 1) > at + 1 && isCapital(token)
  const end = !tokens[at + 1] || [',', 'and', '&'].includes(tokens[at + 1]?.word ?? '')
  const isCodeHere =
    capital || hasDot
      ? isAfterName || !DOUBTFUL.has(token.word)
      : isAfterName && (!DOUBTFUL.has(token.word) || end)
  return isCodeHere ? { value: token.word.toUpperCase(), next: pastDot(reading, at + 1) } : undefined
}

/** The state of the name that ends before `at`: "Reno, Nev.", "Reno (NV)", "Reno - NV", "Reno in Nevada". */
export function stateBehind(reading: Reading, at: number): StateAt | undefined {
  const { tokens } = reading
  const pastEnd = pastDot(reading, at)
  const sign = tokens[pastEnd]?.word ?? ''
  const start = [',', '-', '–', '—', '('].includes(sign) ? pastEnd + 1 : pastEnd
  if (sign === '(') {
    const inside = stateAt(reading, start, true)
    return inside && tokens[inside.next]?.word === ')' ? { ...inside, next: inside.next + 1 } : undefined
  }
  const state = stateAt(reading, start, true)
  if (state || !['in', 'of'].includes(tokens[start]?.word ?? '')) return state
  return stateAt(reading, start + 1, true)
}

/** Two small letters by themselves that are hardly anything else: "plumbers tx", "pet owners, oh". */
export function loneState({ tokens }: Reading, at: number): StateAt | undefined {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (!token || !isCode(token.word) || NEVER_ALONE.has(token.word)) return undefined
  if (/^\d/.test(before?.word ?? '') && RARELY_ALONE.has(token.word)) return undefined
  const isHere = !RARELY_ALONE.has(token.word) || (before !== undefined && endsBefore(after))
  return isHere ? { value: token.word.toUpperCase(), next: at + 1 } : undefined
}

/** A state in short: "ky", "Tenn.", "N. C."; in a list of such it needs nothing else to be one. */
export function shortStateAt(reading: Reading, at: number): StateAt | undefined {
  const token = reading.tokens[at]
  if (!token || token.sign || stateByWords.find(reading.tokens, at)) return undefined
  const isLetters = isCode(token.word)
  return isLetters
    ? { value: token.word.toUpperCase(), next: pastDot(reading, at + 1) }
    : abbreviationAt(reading, at, true)
}

/** Whether two letters are hardly a state without a sign or an "and" that ties them to other states. */
export const isDoubtfulState = ({ tokens }: Reading, at: number): boolean => {
  const word = tokens[at]?.word ?? ''
  const isAfterNumber = RARELY_ALONE.has(word) && /^\d/.test(tokens[at - 1]?.word ?? '')
  return NEVER_ALONE.has(word) || isAfterNumber
}

export const isEnding = ({ tokens }: Reading, at: number): boolean => endsBefore(tokens[at])
