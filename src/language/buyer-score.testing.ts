import type { Criteria } from '#contract/criteria.ts'
import { tidy } from '#criteria/tidy.ts'
import type { BuyerSentence } from './buyer-sentences.testing.ts'
import type { Sentence } from './sentence.ts'

/**
 * What is wrong with a reading of a buyer's sentence; undefined where it is right. Words that are ignored with a reason are right
 * where the row expects a note on them.
 */
export function mistakeOf(
  expected: BuyerSentence,
  { kind, criteria, parts, unread }: Sentence,
): string | undefined {
  const wanted = expected.kind ?? expected.on
  if (kind !== wanted) return `read for ${kind}`
  if (!expected.accepts.some((accepted) => isAlike(tidy(accepted), criteria)))
    return `read as ${JSON.stringify(criteria)}, unread “${unread.map(({ text }) => text).join('; ')}”`
  const missing = wordsOf(expected.unread ?? '')
  const ignored = unread
    .filter((part) => !(part.why && expected.says?.test(reasonOf(part))))
    .map(({ text }) => wordsOf(text))
    // A phrase may be ignored as a whole: "in business more than 20 years" for "20 years".
    .map((words) => (missing.length > 0 && missing.every((word) => words.includes(word)) ? missing : words))
  const given = ignored.flat().toSorted()
  if (missing.join(' ') !== given.join(' '))
    return `not understood: “${given.join(' ')}”, not “${missing.join(' ')}”`
  const reasons = unread.map((part) => reasonOf(part))
  const notes = [...parts.map(({ note }) => note), ...reasons].filter(Boolean).join('; ')
  if (expected.says && !expected.says.test(notes)) return `notes say “${notes}”, not ${expected.says}`
  return undefined
}

/** Ignored words with their reason, as they are shown together. */
const reasonOf = ({ text, why }: Sentence['unread'][number]) => (why ? `${text}: ${why}` : '')

/** Words of no meaning by themselves: whether they are shown with an ignored word does not count. */
const small = new Set(
  'a all also and are at by for from have in is of on that the their them to which who with'.split(' '),
)

const wordsOf = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !small.has(word)).toSorted()

/** A place's center as two sources give it. */
const MAX_DEGREES_APART = 0.2

/** Whether criteria are the same, with broader or narrower industry codes, and points of the same place, for equal. */
function isAlike(expected: unknown, given: unknown, key = ''): boolean {
  if (expected === undefined || given === undefined) return expected === given
  if (key === 'PrimarySic') return areCodesAlike([expected].flat() as string[], [given].flat() as string[])
  if (key === 'Latitude' || key === 'Longitude')
    return Math.abs(Number(expected) - Number(given)) < MAX_DEGREES_APART
  if (Array.isArray(expected) && Array.isArray(given))
    return expected.length === given.length && expected.every((item, i) => isAlike(item, given[i]))
  if (!isObject(expected) || !isObject(given)) return expected === given
  const keys = new Set([...Object.keys(expected), ...Object.keys(given)])
  return [...keys].every((name) =>
    isAlike(expected[name as keyof Criteria], given[name as keyof Criteria], name),
  )
}

const isObject = (value: unknown): value is Criteria => typeof value === 'object' && value !== null

function areCodesAlike(expected: readonly string[], given: readonly string[]): boolean {
  const isNear = (a: string, b: string) => a.startsWith(b) || b.startsWith(a)
  return (
    expected.every((code) => given.some((other) => isNear(code, other))) &&
    given.every((code) => expected.some((other) => isNear(code, other)))
  )
}
