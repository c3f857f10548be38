import type { Token } from './tokens.ts'

/** A phrase of the dictionary with its code. */
export interface TradePhrase<T> {
  value: T
  roots: ReadonlySet<string>
  /** Words that it may have beside those that were typed: one of a list such as "carpet and rug cleaners". */
  spare: number
}

const ENDINGS = /(?:ational|ations?|ators?|ings?|ers?|ors?|ory|ment|ies|es|s|y|e)$/
const MIN_STEM = 4

/** The beginning that words of one root share: "cleaners" and "cleaning" are `clean`. */
const rootOf = (word: string): string => {
  const short = word.replace(ENDINGS, '')
  return short.length >= MIN_STEM ? short : word
}

/** Words of many trades: a phrase that has one more of them says nothing more. */
const GENERIC = new Set(
  'and of for the other services service contractors companies manufacturing manufacturers retail wholesale stores shops dealers offices agents'
    .split(' ')
    .map(rootOf),
)
/** Finds the phrase with the fewest words that has all of some words, in any order and form. */
export interface TradeWords<T> {
  find: (words: readonly Token[], isRight?: (value: T) => boolean) => T | undefined
}

const WORD = /[a-z]{2,}/g

/** Prepares phrases in plain letters to be found by their words. */
export function tradeWords<T>(phrases: readonly { phrase: string; value: T }[]): TradeWords<T> {
  const byRoot = new Map<string, TradePhrase<T>[]>()
  const roots = new Map<string, string>()
  const known = (word: string) => {
    const root = roots.get(word) ?? rootOf(word)
    roots.set(word, root)
    return root
  }
  for (const { phrase, value } of phrases) {
    const own = {
      value,
      roots: new Set((phrase.toLowerCase().match(WORD) ?? []).map(known)),
      spare: / and /.test(phrase) ? 1 : 0,
    }
    for (const root of own.roots) {
      const list = byRoot.get(root)
      if (list) list.push(own)
      else byRoot.set(root, [own])
    }
  }
  return {
    find: (words, isRight = () => true) =>
      nearest(
        byRoot,
        words.map(({ word }) => rootOf(word)),
        isRight,
      ),
  }
}

/** The phrase that has all roots and the fewest words beside them. */
function nearest<T>(
  byRoot: ReadonlyMap<string, TradePhrase<T>[]>,
  wanted: readonly string[],
  isRight: (value: T) => boolean,
): T | undefined {
  let rarest: readonly TradePhrase<T>[] | undefined
  for (const root of wanted) {
    const list = byRoot.get(root)
    if (!list) return undefined
    if (!rarest || list.length < rarest.length) rarest = list
  }
  const moreIn = ({ roots }: TradePhrase<T>) =>
    [...roots].filter((root) => !GENERIC.has(root) && !wanted.includes(root)).length
  return rarest
    ?.filter(({ roots, value }) => wanted.every((root) => roots.has(root)) && isRight(value))
    .map((phrase) => ({ ...phrase, more: moreIn(phrase) }))
    .filter(({ more, spare }) => more <= spare)
    .toSorted((a, b) => a.more - b.more || a.roots.size - b.roots.size)[0]?.value
}
