import { once } from '#shared/once.ts'
import { singular } from '#shared/text/singular.ts'
import { naicsTitles, sicOfNaics } from './naics.ts'
import { sicCodes, sixDigits } from './sic.ts'
import { wordsOf } from './words.ts'

/** Minimum similarity of two sets of words, from 0 to 1, for a guess. */
const SURE = 0.75
/** Minimum difference between the best guess and that of another industry. */
const CLEAR = 0.03
/** The weight of a weak word relative to another word that is as rare. */
const WEAK_SHARE = 0.12

const listOf = (words: string) => new Set(words.split(' '))

/** Words that say little of the trade. */
const WEAK = listOf(
  'a an and at by for in of on or the to with other general misc miscellaneous local private professional service shop store place center centre company corporation inc llc office agency firm facility business establishment dealer provider contractor specialist retail retailer class type nec',
)
/** Words that are too general unless a more specific one is with them. */
const VAGUE = listOf(
  'food health product supply equipment art home house rental repair sale sales financial personal social public medical good material care group system management',
)

interface Candidate {
  Id: string
  words: ReadonlySet<string>
  merit: number
}

/** The words of a text about a trade, without its exceptions. */
function contentOf(text: string): Set<string> {
  const [included = ''] = text.replace(/\(except[^)]*\)/i, '').split(/\b(?:except|other than)\b/i)
  return new Set(wordsOf(included).map(singular))
}

/** All descriptions: of the trades, and the titles of industries in SIC and NAICS, which describe the whole trade. */
function allCandidates(): Candidate[] {
  const described = sicCodes(4, 6).flatMap(({ Id, Descriptions, Preferred, Weight }) =>
    Descriptions.map((text) => ({ Id: sixDigits(Id), text, merit: (Preferred ? 1e6 : 0) + Weight })),
  )
  const titled = naicsTitles().map(([code, text]) => ({
    Id: sixDigits(sicOfNaics(code) ?? ''),
    text,
    merit: 0,
  }))
  return [...described, ...titled].flatMap(({ Id, text, merit }) =>
    Id ? [{ Id, words: contentOf(text), merit }] : [],
  )
}

const candidates = once(allCandidates)
const holders = once(() => {
  const found = new Map<string, Candidate[]>()
  for (const candidate of candidates())
    for (const word of candidate.words) {
      const list = found.get(word)
      if (list) list.push(candidate)
      else found.set(word, [candidate])
    }
  return found
})

/** The weight of a word: higher the rarer it is in the descriptions, from about 1 to 9. */
function weightOf(word: string): number {
  const weight = Math.log(candidates().length / (1 + (holders().get(word)?.length ?? 0)))
  return WEAK.has(word) ? weight * WEAK_SHARE : weight
}

const sum = (words: Iterable<string>) => [...words].reduce((total, word) => total + weightOf(word), 0)

/** From 0, no common word, to 1, the same words. */
function likeness(text: ReadonlySet<string>, words: ReadonlySet<string>): number {
  const common = [...text].filter((word) => words.has(word))
  if (common.length === text.size && text.size === words.size) return 1
  return common.every((word) => WEAK.has(word) || VAGUE.has(word))
    ? 0
    : (2 * sum(common)) / (sum(text) + sum(words))
}

type Guess = [Candidate, number]
const better = (a: Guess, b: Guess) => b[1] - a[1] || b[0].merit - a[0].merit

/**
 * The six-digit code whose description is closest to the words of a category or business type; undefined when none is close, or when
 * two industries are about equally close. For unknown files: no code is better than a wrong one.
 */
export function guessSic(text: string): string | undefined {
  const words = contentOf(text)
  const near = new Set([...words].flatMap((word) => holders().get(word) ?? []))
  const ranked = [...near]
    .map((candidate): Guess => [candidate, likeness(words, candidate.words)])
    .sort(better)
  const [best, score] = ranked[0] ?? []
  if (!best || !score || score < SURE) return undefined
  const rival = ranked.find(([{ Id }]) => Id.slice(0, 4) !== best.Id.slice(0, 4))
  return score === 1 || !rival || score - rival[1] >= CLEAR ? best.Id : undefined
}
