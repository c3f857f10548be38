import { editDistance } from '#shared/text/edit-distance.ts'
import { relatedWords } from '#shared/text/name-words.ts'
import { nicknames } from '#shared/text/nicknames.ts'

/** Words with the same meaning, by either of them. */
const relatives = new Map<string, Set<string>>()

function relate(a: string, b: string): void {
  for (const [from, to] of [[a, b] as const, [b, a] as const]) {
    const known = relatives.get(from) ?? new Set()
    relatives.set(from, known.add(to))
  }
}
for (const [word = '', ...others] of [...nicknames, ...relatedWords])
  for (const other of others) relate(word, other)

/** Other words that a word may be written as: nicknames, and abbreviations of more than one meaning. */
export const relatedWordsOf = (word: string): readonly string[] => [...(relatives.get(word) ?? [])]

const VOWELS = /[aeiou]/

/** Whether `short` is `long` without some of its letters, as in `prbtn` for `probation`: the first letter is there, and few vowels;
 * of two letters the second is the last: `tj` for `tej`. */
function abbreviates(short: string, long: string): boolean {
  if (short[0] !== long[0]) return false
  if (short.length === 2) return short.at(-1) === long.at(-1) && !VOWELS.test(short)
  if (short.length === 3 && VOWELS.test(short[0] as string)) return false
  if (short.length + 1 >= long.length) return false
  if ((short.match(/[aeiou]/g)?.length ?? 0) > short.length / 3) return false
  let at = 0
  for (const letter of short) {
    at = long.indexOf(letter, at) + 1
    if (at === 0) return false
  }
  return true
}

function sharedBeginning(a: string, b: string): number {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  return at
}

/** Whether one of the first two letters is in both, as in words one edit apart. It rules out most pairs quickly. */
function beginAlike(a: string, b: string): boolean {
  const [a0, a1, b0, b1] = [a.charCodeAt(0), a.charCodeAt(1), b.charCodeAt(0), b.charCodeAt(1)]
  return a0 === b0 || a1 === b1 || a0 === b1 || a1 === b0
}

const RELATED_WORDS = 0.92
const ABBREVIATION = 0.85
const INITIAL = 0.5
const SAME_STEM = 0.75
/** Share of letters that must be right for two words to be one misspelled word. */
const MISSPELLED = 0.74
const MAX_EDITS = 3

/** How likely two words mean the same, 0 to 1: equal, related, abbreviated, an initial, or misspelled. */
export function wordLikeness(a: string, b: string): number {
  if (a === b) return 1
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (relatives.get(a)?.has(b)) return RELATED_WORDS
  if (short.length === 1) return long.startsWith(short) ? INITIAL : 0
  if (short.length >= 3 && long.startsWith(short)) return Math.max(ABBREVIATION, short.length / long.length)
  if (short.length >= 3 && sharedBeginning(short, long) >= Math.max(5, short.length - 3)) return SAME_STEM
  if (abbreviates(short, long)) return ABBREVIATION
  if (short.length < 4 || !beginAlike(a, b) || /\d/.test(short)) return 0
  const maxEdits = Math.min(MAX_EDITS, Math.floor((1 - MISSPELLED) * long.length))
  const edits = editDistance(a, b, maxEdits)
  return edits > maxEdits ? 0 : 1 - edits / long.length
}
