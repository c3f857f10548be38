import { type Token, tokensOf } from './tokens.ts'

interface Node<T> {
  value?: T
  next: Map<string, Node<T>>
}

/** Phrases with their values, found word by word. */
export interface PhraseBook<T> {
  /** The longest phrase that begins at `at`, and the token after it. */
  find: (tokens: readonly Token[], at: number) => { value: T; next: number } | undefined
}

/** Phrases with a comma and a space between them, all standing for one thing: entries of a book. */
export const each = <const T>(value: T, phrases: string): [phrase: string, value: T][] =>
  phrases.split(', ').map((phrase) => [phrase, value])

/** A book of phrases that all mean the same. */
export const listed = (phrases: string): PhraseBook<true> => phraseBook(each(true, phrases))

/** Optional signs between the words of a phrase: "F-150", "St. Louis", "men's". */
const LOOSE = new Set(['-', '–', '.', '/', "'", '’', '(', ')'])

const isLoose = (token: Token | undefined) => token?.sign === true && LOOSE.has(token.word)

/** A book of phrases; words count in the singular, and of two equal phrases the first one counts. */
export function phraseBook<T>(entries: Iterable<readonly [phrase: string, value: T]>): PhraseBook<T> {
  const root: Node<T> = { next: new Map() }
  for (const [phrase, value] of entries) {
    const all = tokensOf(phrase)
    const stems = all.every(({ sign }) => sign) ? all : all.filter((token) => !isLoose(token))
    enter(root, stems, value)
    if (phrase.includes(','))
      enter(
        root,
        stems.filter(({ word }) => word !== ','),
        value,
      )
  }
  return { find: (tokens, at) => longest(root, tokens, at) }
}

function enter<T>(root: Node<T>, tokens: readonly Token[], value: T): void {
  let node = root
  for (const { stem } of tokens) {
    const next = node.next.get(stem) ?? { next: new Map() }
    node.next.set(stem, next)
    node = next
  }
  if (node !== root) node.value ??= value
}

function longest<T>(root: Node<T>, tokens: readonly Token[], at: number) {
  let node: Node<T> | undefined = root
  let best: { value: T; next: number } | undefined
  for (let i = at; i < tokens.length; i++) {
    const token = tokens[i] as Token
    const step: Node<T> | undefined = node.next.get(token.stem)
    if (!step && i > at && isLoose(token)) continue
    if (!step) break
    node = step
    if (node.value !== undefined) best = { value: node.value, next: i + 1 }
  }
  return best
}
