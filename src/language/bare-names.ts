import type { Kind } from '#contract/kind.ts'
import { givenNames } from '#shared/text/nicknames.ts'
import { languageMessages as messages } from './messages.ts'
import { named as asName } from './name-rule.ts'
import type { Clause, Gap } from './read-clauses.ts'
import type { Meaning, Reading } from './rule.ts'
import { negations } from './stop-words.ts'
import type { Token } from './tokens.ts'

const MAX_WORDS = 5
const MAX_OF_PERSON = 4
const inName = new Set(['-', '&', "'", '’', '.'])
/** Words that begin another phrase after a name. */
const AFTER = new Set([
  'in',
  'at',
  'near',
  'within',
  'from',
  'around',
  'with',
  'not',
  'except',
  'throughout',
  'across',
])

/** Words before a place that may be unknown. */
const PLACE_WORDS = new Set(['in', 'at', 'near', 'from', 'around', 'of', 'to', 'by'])

interface BareName {
  meaning: Meaning
  note?: string
}

/**
 * Names without a word that says so, among what no rule has read: capitalized words by themselves, "Starbucks in Seattle",
 * "not Walmart", "John Smith in Dallas".
 */
export function withBareNames(
  reading: Reading,
  clauses: readonly Clause[],
  gaps: readonly Gap[],
): { clauses: Clause[]; gaps: Gap[] } {
  const found: Clause[] = []
  const left = gaps.flatMap((gap): Gap[] => {
    const negation = negations.find(reading.tokens, gap.from)
    const from = negation?.next ?? gap.from
    const name = gap.why ? undefined : (nameOf(reading, from, gap.to) ?? smallNameOf(reading, from, gap.to))
    const read =
      name && isAlone(reading, clauses, { from, to: gap.to }, isPerson(name)) && meaningOf(reading.kind, name)
    if (!read) return [gap]
    if (read.meaning.type === 'unsupported') return [{ ...gap, why: read.meaning.why }]
    found.push({ ...read, from, to: gap.to, negative: negation !== undefined, or: false })
    return []
  })
  return { clauses: [...clauses, ...found].toSorted((a, b) => a.from - b.from), gaps: left }
}

/** Whether nothing else is said of the words: no trade or choice is right beside them. A person's name may have a place behind it. */
function isAlone(
  { tokens }: Reading,
  clauses: readonly Clause[],
  { from, to }: Gap,
  mayBePlaced: boolean,
): boolean {
  const before = tokens.slice(0, from).findLast(({ word }) => word !== 'the')
  if (PLACE_WORDS.has(before?.word ?? '')) return false
  const isApart = AFTER.has(tokens[to]?.word ?? '')
  return !clauses.some(
    (clause) =>
      clause.to === from ||
      (clause.from === to && !isApart && !(mayBePlaced && clause.meaning.type === 'places')),
  )
}

function nameOf({ tokens, text }: Reading, from: number, to: number): string | undefined {
  const own = tokens.slice(from, to)
  const words = own.filter(({ sign }) => !sign)
  const isName = own.every((token) => (token.sign ? inName.has(token.word) : isCapital(token)))
  const isWord = words.some(({ word }) => /\p{L}{2}/u.test(word))
  if (!isName || !isWord || words.length === 0 || words.length > MAX_WORDS || text === text.toUpperCase())
    return undefined
  return text.slice(own[0]?.from, own.at(-1)?.to)
}

/** "robert hughes lynchburg va": a first and a last name in small letters that begin a text or follow a comma. */
function smallNameOf({ kind, tokens, text }: Reading, from: number, to: number): string | undefined {
  const [first, last] = [tokens[from], tokens[from + 1]]
  const isBegun = from === 0 || tokens[from - 1]?.word === ','
  if (kind !== 'people' || to !== from + 2 || !isBegun || !first || !last) return undefined
  const isName = givenNames.has(first.word) && /^\p{L}{2,}$/u.test(last.word)
  return isName ? capitalized(text.slice(first.from, last.to)) : undefined
}

const capitalized = (name: string) => name.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())

const isCapital = ({ text, word }: Token) =>
  /^\p{Lu}/u.test(text) || text === '&' || (/^\d/.test(word) && word.length < 5)

function isPerson(name: string): boolean {
  const words = name.split(/\s+/)
  return words.length > 1 && words.length < MAX_OF_PERSON && givenNames.has((words[0] ?? '').toLowerCase())
}

function meaningOf(kind: Kind, name: string): BareName | undefined {
  const ofPerson = isPerson(name)
  if (ofPerson && kind === 'companies')
    return { meaning: { type: 'unsupported', why: messages.personName(name) } }
  const read = ofPerson || kind === 'companies' ? asName(kind, 'whole', name) : undefined
  if (!read) return undefined
  const { criteria, words: label } = read
  const note = kind === 'companies' ? messages.takenAsCompany : messages.takenAsPerson
  return { meaning: { type: 'criteria', criteria, words: label }, note }
}
