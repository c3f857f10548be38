import { nicknames } from './nicknames.ts'
import { relatedWords } from './word-table.ts'

/** Words that may stand for each other, by either of them. */
const kin = new Map<string, Set<string>>()

function relate(a: string, b: string): void {
  for (const [from, to] of [[a, b] as const, [b, a] as const]) {
    const known = kin.get(from) ?? new Set()
    kin.set(from, known.add(to))
  }
}
for (const [word = '', ...others] of [...nicknames, ...relatedWords])
  for (const other of others) relate(word, other)

/** Other words that a word may be written as: nicknames, and abbreviations of more than one meaning. */
export const kinOf = (word: string): readonly string[] => [...(kin.get(word) ?? [])]

/**
 * Letters put in, left out, replaced or swapped with their neighbour to get from one word to the other; anything above
 * `most` is `most + 1`.
 */
export function edits(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1)
      let cost = Math.min(
        (above[j - 1] as number) + (same ? 0 : 1),
        (above[j] as number) + 1,
        (row[j - 1] as number) + 1,
      )
      if (
        i > 1 &&
        j > 1 &&
        a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
        a.charCodeAt(i - 2) === b.charCodeAt(j - 1)
      )
        cost = Math.min(cost, (before[j - 2] as number) + 1)
      row.push(cost)
      if (cost < least) least = cost
    }
    if (least > most) return most + 1
    before = above
    above = row
  }
  return Math.min(above[b.length] as number, most + 1)
}

const VOWELS = /[aeiou]/

/** Whether `short` is `long` with letters left out, as in `prbtn` for `probation`: first letter kept, few vowels left;
 * of two letters the second is the last: `tj` for `tej`. */
function abbreviates(short: string, long: string): boolean {
  if (short[0] !== long[0]) return false
  if (short.length === 2) return short.at(-1) === long.at(-1) && !VOWELS.test(short)
  if (short.length < 3 || short.length + 1 >= long.length) return false
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

const KIN = 0.92
const ABBREVIATION = 0.85
const INITIAL = 0.5
const SAME_STEM = 0.75
/** Share of letters that must be right for two words to be one word misspelt. */
const MISSPELT = 0.74

/** How surely two words mean the same, 0 to 1: equal, kin, cut short, an initial, or misspelt. */
export function alike(a: string, b: string): number {
  if (a === b) return 1
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (kin.get(a)?.has(b)) return KIN
  if (short.length === 1) return long.startsWith(short) ? INITIAL : 0
  if (short.length >= 3 && long.startsWith(short)) return Math.max(ABBREVIATION, short.length / long.length)
  if (short.length >= 3 && sharedBeginning(short, long) >= Math.max(5, short.length - 3)) return SAME_STEM
  if (abbreviates(short, long)) return ABBREVIATION
  if (short.length < 4 || /\d/.test(short)) return 0
  const share = 1 - edits(a, b, 3) / long.length
  return share >= MISSPELT ? share : 0
}
