import type { Kind } from '#contract/kind.ts'
import { givenNames } from '#shared/text/nicknames.ts'
import { languageMessages as messages } from './messages.ts'
import { named as asName, isTradeOfPersons } from './name-rule.ts'
import type { Clause, Gap } from './read-clauses.ts'
import type { Meaning, Reading } from './rule.ts'
import { negations } from './stop-words.ts'
import { surnames } from './surnames.ts'
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
const PLACE_WORDS = new Set(['in', 'at', 'near', 'from', 'around', 'of', 'to', 'by', 'on', 'along', 'off'])

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
    const ofPlaces = gap.why ? undefined : namedPlacesOf(reading, from, gap.to)
    if (ofPlaces) {
      found.push({ ...ofPlaces, from, to: gap.to, negative: negation !== undefined, or: false })
      return []
    }
    const name = gap.why ? undefined : (nameOf(reading, from, gap.to) ?? smallNameOf(reading, from, gap.to))
    const range = { from, to: gap.to }
    const read =
      name &&
      (contactOf(reading, clauses, range, name) ??
        (isAlone(reading, clauses, range, isPerson(name)) && meaningOf(reading.kind, name)))
    if (!read) return [gap]
    if (read.meaning.type === 'unsupported') return [{ ...gap, why: read.meaning.why }]
    found.push({ ...read, from, to: gap.to, negative: negation !== undefined, or: false })
    return []
  })
  return { clauses: [...clauses, ...found].toSorted((a, b) => a.from - b.from), gaps: left }
}

/** What a company has several of: behind a name in capitals, and those that are no trade behind any name. */
const ofCompanies = new Set(
  'location branch office store restaurant dealership outlet plant facility site shop warehouse agent franchise'.split(
    ' ',
  ),
)
const ofAnyCompany = new Set(['location', 'branch'])

/** "Johnson Controls offices", "lockheed martin locations": a name, by what the company has many of. */
function namedPlacesOf(reading: Reading, from: number, to: number): BareName | undefined {
  const { kind, tokens, text } = reading
  const tail = tokens[to - 1]?.stem ?? ''
  const words = tokens.slice(from, to - 1)
  if (kind !== 'companies' || !ofCompanies.has(tail) || words.length === 0 || words.length > MAX_WORDS)
    return undefined
  const isAny = ofAnyCompany.has(tail) && words.every(({ sign, word }) => !sign && !/^\d/.test(word))
  const name =
    nameOf(reading, from, to - 1) ??
    (isAny ? capitalized(text.slice(words[0]?.from, words.at(-1)?.to)) : undefined)
  return name ? meaningOf(kind, name) : undefined
}

/** "attorney Susan Kowalski", "Susan Kowalski, realtor": who works in the trade beside the name. */
function contactOf(
  { kind, tokens }: Reading,
  clauses: readonly Clause[],
  { from, to }: Gap,
  name: string,
): BareName | undefined {
  if (kind !== 'companies' || !isPerson(name)) return undefined
  const pastComma = tokens[to]?.word === ',' ? to + 1 : to
  const isBeside = clauses.some(
    (clause) =>
      (clause.to === from && isTradeOfPersons(tokens[clause.to - 1])) ||
      (clause.from === pastComma && isTradeOfPersons(tokens[clause.to - 1])),
  )
  const read = isBeside ? asName(kind, 'contact', name) : undefined
  return read && { meaning: { type: 'criteria', ...read }, note: messages.takenAsContact }
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
  if (to !== from + 2 || (kind === 'people' && !isBegun) || !first || !last) return undefined
  const isName = givenNames.has(first.word) && /^\p{L}{2,}$/u.test(last.word)
  // In a text about companies two words in small letters are a name only where both are known ones.
  if (kind === 'companies' && !surnames.has(last.word)) return undefined
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
