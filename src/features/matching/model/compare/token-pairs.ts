import { editDistance } from '#shared/text/edit-distance.ts'
import type { Word } from './tokens.ts'

/** How a word stands to the other side: there too, there in another spelling of the same meaning, or not there. */
export type Mark = 'same' | 'alike' | 'differs'

/** The marks of the words of both sides, and what stands for what. */
export interface Pairs {
  yours: Mark[]
  theirs: Mark[]
  /** Spellings of one meaning: `St`, `Street`. */
  alike: [yours: string, theirs: string][]
  /** Words that differ by a letter or two. */
  near: [yours: string, theirs: string][]
}

type Marks = (Mark | undefined)[]

/** Pairs the words of two texts, the surest pairs first, in any order. */
export function pairWords(yours: readonly Word[], theirs: readonly Word[]): Pairs {
  const marks: [Marks, Marks] = [yours.map(() => undefined), theirs.map(() => undefined)]
  const pairs = { alike: [] as [string, string][], near: [] as [string, string][] }
  each(yours, theirs, marks, 'same', (a, b) => a.plain === b.plain)
  pairs.alike.push(...each(yours, theirs, marks, 'alike', (a, b) => a.form === b.form))
  pairs.alike.push(...joined(yours, theirs, marks[0], marks[1]))
  pairs.alike.push(...joined(theirs, yours, marks[1], marks[0]).map(([b, a]): [string, string] => [a, b]))
  pairs.near.push(...each(yours, theirs, marks, 'differs', isNear))
  return { yours: settled(yours, marks[0]), theirs: settled(theirs, marks[1]), ...pairs }
}

const settled = (words: readonly Word[], marks: Marks) =>
  words.map(({ idle }, i): Mark => marks[i] ?? (idle ? 'alike' : 'differs'))

/** Marks every pair of words that agree so, each word once. */
function each(
  yours: readonly Word[],
  theirs: readonly Word[],
  [mine, other]: [Marks, Marks],
  mark: Mark,
  agree: (a: Word, b: Word) => boolean,
): [string, string][] {
  const found: [string, string][] = []
  for (const [i, word] of yours.entries()) {
    if (mine[i]) continue
    const at = theirs.findIndex((one, k) => !other[k] && agree(word, one))
    if (at < 0) continue
    mine[i] = mark
    other[at] = mark
    found.push([word.text, theirs[at]?.text ?? ''])
  }
  return found
}

/** Words that one side writes apart: `J C Penney`, `Lake side`. */
const MAX_JOINED = 4

/** Neighbours of one side that are one word of the other. */
function joined(apart: readonly Word[], whole: readonly Word[], a: Marks, b: Marks): [string, string][] {
  const found: [string, string][] = []
  for (const [k, { plain, text }] of whole.entries()) {
    const run = b[k] ? undefined : runOf(apart, a, plain)
    if (!run) continue
    a.fill('alike', run.from, run.to)
    b[k] = 'alike'
    const words = apart.slice(run.from, run.to).map((word) => word.text)
    found.push([words.join(' '), text])
  }
  return found
}

function runOf(
  words: readonly Word[],
  marks: Marks,
  plain: string,
): { from: number; to: number } | undefined {
  for (let from = 0; from < words.length; from++)
    for (let to = from + 2; to <= Math.min(words.length, from + MAX_JOINED); to++) {
      const free = marks.slice(from, to).every((mark) => !mark)
      const run = words.slice(from, to).map((word) => word.plain)
      if (free && run.join('') === plain) return { from, to }
    }
  return undefined
}

const LETTERS = /^\p{L}{4,}$/u
const LONG = 8

/** Whether two words of letters differ by one letter, long ones by two. */
function isNear({ plain: a }: Word, { plain: b }: Word): boolean {
  if (!LETTERS.test(a) || !LETTERS.test(b)) return false
  const most = Math.min(a.length, b.length) >= LONG ? 2 : 1
  return editDistance(a, b, most, false) <= most
}
