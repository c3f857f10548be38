import { nicknames } from './nicknames.ts'
import { relatedWords } from './word-table.ts'

/** Words that may stand for each other, by either of them. */
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

/** Rows of the table of `edits`, kept for the next two words. */
let rows = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)] as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
]

/**
 * Letters put in, left out, replaced or swapped with their neighbor to get from one word to the other; anything above
 * `most` (at most 250) is `most + 1`.
 */
export function edits(a: string, b: string, most: number): number {
  const width = b.length
  if (Math.abs(a.length - width) > most) return most + 1
  if (width >= rows[0].length) rows = [0, 1, 2].map(() => new Uint8Array(2 * width)) as typeof rows
  let [before, above, row] = rows
  const bound = most + 1
  for (let j = 0; j <= width; j++) above[j] = Math.min(j, bound)
  for (let i = 1; i <= a.length; i++) {
    const letter = a.charCodeAt(i - 1)
    // Cells further from the diagonal are more than `most` edits away.
    const from = Math.max(1, i - most)
    const to = Math.min(width, i + most)
    let least = from === 1 ? Math.min(i, bound) : bound
    row[from - 1] = least
    for (let j = from; j <= to; j++) {
      const other = b.charCodeAt(j - 1)
      let cost = (above[j - 1] as number) + (letter === other ? 0 : 1)
      const shorter = Math.min(above[j] as number, row[j - 1] as number) + 1
      if (shorter < cost) cost = shorter
      if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other) {
        const swapped = (before[j - 2] as number) + 1
        if (swapped < cost) cost = swapped
      }
      if (cost > bound) cost = bound
      row[j] = cost
      if (cost < least) least = cost
    }
    if (to < width) row[to + 1] = bound
    if (least > most) return bound
    const free = before
    before = above
    above = row
    row = free
  }
  return above[width] as number
}

const VOWELS = /[aeiou]/

/** Whether `short` is `long` with letters left out, as in `prbtn` for `probation`: first letter kept, few vowels left;
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

/** Whether one of the first two letters is in both, as it is in words one edit apart: most pairs of words are told apart by it. */
function beginAlike(a: string, b: string): boolean {
  const [a0, a1, b0, b1] = [a.charCodeAt(0), a.charCodeAt(1), b.charCodeAt(0), b.charCodeAt(1)]
  return a0 === b0 || a1 === b1 || a0 === b1 || a1 === b0
}

const RELATED_WORDS = 0.92
const ABBREVIATION = 0.85
const INITIAL = 0.5
const SAME_STEM = 0.75
/** Share of letters that must be right for two words to be one word misspelt. */
const MISSPELT = 0.74
const MAX_EDITS = 3

/** How surely two words mean the same, 0 to 1: equal, kin, cut short, an initial, or misspelt. */
export function alike(a: string, b: string): number {
  if (a === b) return 1
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (relatives.get(a)?.has(b)) return RELATED_WORDS
  if (short.length === 1) return long.startsWith(short) ? INITIAL : 0
  if (short.length >= 3 && long.startsWith(short)) return Math.max(ABBREVIATION, short.length / long.length)
  if (short.length >= 3 && sharedBeginning(short, long) >= Math.max(5, short.length - 3)) return SAME_STEM
  if (abbreviates(short, long)) return ABBREVIATION
  if (short.length < 4 || !beginAlike(a, b) || /\d/.test(short)) return 0
  const most = Math.min(MAX_EDITS, Math.floor((1 - MISSPELT) * long.length))
  const wrong = edits(a, b, most)
  return wrong > most ? 0 : 1 - wrong / long.length
}
