import { type Known, type MatchField, matchFields } from '#criteria/known.ts'
import { phoneDigits } from '#shared/address/phone.ts'
import { plainPostalCode } from '#shared/address/postal-code.ts'
import { stateByName } from '#shared/address/states.ts'
import { type Mark, pairTokens, type Token, type TokenField, tokensOf } from './tokens.ts'

/** A run of text with one mark; the runs of a text joined are the text. */
export interface MarkedRun {
  text: string
  mark: Mark
}

/**
 * How a field agrees: `same` word for word; `alike` with variants of the same value (`St`, `Street`); `near` except for one or two
 * letters; `partly` in some words; `unknown` if one side is empty.
 */
export type Verdict = 'same' | 'alike' | 'near' | 'partly' | 'differs' | 'unknown'

/** A field of the input beside that of a record. */
export interface FieldDifference {
  input: MarkedRun[]
  record: MarkedRun[]
  verdict: Verdict
  /** Variants of one value: `St`, `Street`. */
  alike: readonly [input: string, record: string][]
  /** Words that differ by a letter or two. */
  near: readonly [input: string, record: string][]
}

/** Compares a field of the input with that of a record. */
export function compareField(field: MatchField, input = '', record = ''): FieldDifference {
  if (!input.trim() || !record.trim()) return whole('same', 'unknown', input, record)
  return comparisons[field](input, record)
}

/** All fields side by side. */
export function compareFields(input: Known, record: Known): Record<MatchField, FieldDifference> {
  const each = matchFields.map((field) => [field, compareField(field, input[field], record[field])])
  return Object.fromEntries(each) as Record<MatchField, FieldDifference>
}

const whole = (mark: Mark, verdict: Verdict, input: string, record: string): FieldDifference => ({
  input: input ? [{ text: input, mark }] : [],
  record: record ? [{ text: record, mark }] : [],
  verdict,
  alike: [],
  near: [],
})

/** Compares word by word. */
const byTokens =
  (field: TokenField) =>
  (input: string, record: string): FieldDifference => {
    const [inputTokens, recordTokens] = [tokensOf(field, input), tokensOf(field, record)]
    const { alike, near, ...marks } = pairTokens(inputTokens, recordTokens)
    return {
      input: runsOf(input, inputTokens, marks.input),
      record: runsOf(record, recordTokens, marks.record),
      verdict: verdictOf([...marks.input, ...marks.record], near.length, [...inputTokens, ...recordTokens]),
      alike,
      near,
    }
  }

function verdictOf(marks: readonly Mark[], near: number, tokens: readonly Token[]): Verdict {
  const apart = marks.filter((mark) => mark === 'differs').length
  if (apart === 0) return marks.every((mark) => mark === 'same') ? 'same' : 'alike'
  if (apart === 2 * near) return 'near'
  return marks.some((mark, i) => mark !== 'differs' && !tokens[i]?.isStopWord) ? 'partly' : 'differs'
}

/** The text in runs of one mark; what is between two words has their mark if both have the same one. */
function runsOf(text: string, tokens: readonly Token[], marks: readonly Mark[]): MarkedRun[] {
  const runs: MarkedRun[] = []
  let at = 0
  const add = (to: number, mark: Mark) => {
    const last = runs.at(-1)
    if (last?.mark === mark) last.text += text.slice(at, to)
    else if (to > at) runs.push({ text: text.slice(at, to), mark })
    at = to
  }
  for (const [i, { from, to }] of tokens.entries()) {
    const mark = marks[i] ?? 'same'
    add(from, mark === marks[i - 1] ? mark : 'same')
    add(to, mark)
  }
  add(text.length, 'same')
  return runs
}

/** Compares texts that are one value each, such as a state. */
const byValue =
  (read: (text: string) => string) =>
  (input: string, record: string): FieldDifference => {
    const equal = read(input) === read(record)
    if (!equal) return whole('differs', 'differs', input, record)
    return whole('same', 'same', input, record)
  }

/** The two letters of a state given by code or name; any other text in upper case. */
export const stateCode = (text: string): string => stateByName(text) ?? text.trim().toUpperCase()

/** Compares area code, exchange and line number separately, whatever the format. */
function byDigits(input: string, record: string): FieldDifference {
  const groups = [digitGroupsOf(input), digitGroupsOf(record)] as const
  const same = groups[0].map((group, i) => group === groups[1][i])
  if (same.every(Boolean)) return whole('same', 'same', input, record)
  if (groups[0].length !== groups[1].length || same.every((one) => !one))
    return whole('differs', 'differs', input, record)
  return {
    ...whole('same', 'partly', '', ''),
    input: digitGroupRuns(input, same),
    record: digitGroupRuns(record, same),
  }
}

const digitGroupsOf = (text: string) => {
  const digits = phoneDigits(text)
  return digits.length === 10 ? [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)] : [digits]
}

/** The text of a phone number with the groups that differ marked. */
function digitGroupRuns(text: string, same: readonly boolean[]): MarkedRun[] {
  const skipped = text.replace(/\D/g, '').length - 10
  let digit = -skipped
  const runs: MarkedRun[] = []
  for (const letter of text) {
    const group = digit < 3 ? 0 : digit < 6 ? 1 : 2
    const isDigit = /\d/.test(letter)
    const mark = isDigit && digit >= 0 && !same[group] ? 'differs' : 'same'
    if (isDigit) digit++
    const last = runs.at(-1)
    if (last?.mark === mark) last.text += letter
    else runs.push({ text: letter, mark })
  }
  return runs
}

const comparisons: Record<MatchField, (input: string, record: string) => FieldDifference> = {
  Name: byTokens('Name'),
  StreetAddress: byTokens('StreetAddress'),
  City: byTokens('City'),
  StateProvince: byValue(stateCode),
  PostalCode: byValue(plainPostalCode),
  Phone: byDigits,
}
