import { givenNames } from '#shared/text/nicknames.ts'
import { languageMessages as messages } from './messages.ts'
import { named } from './name-rule.ts'
import { wordsFrom } from './place-at.ts'
import type { Reading, Rule, RuleMatch } from './rule.ts'
import { isStop } from './stop-words.ts'
import { surnames } from './surnames.ts'
import type { Token } from './tokens.ts'

/** Last names that are more often another word: they need a word that says so. */
const everydayWords = new Set(
  'hill ward little day park fields banks lane stone rice black fox mills rose hunt hunter porter fisher weaver carpenter marshall mason bishop knight dean grant do le li ho das lam islam ali may king price young cook baker long bell gray green white brown wood rivers bush cross parks summers austin washington jackson houston lincoln madison cleveland columbus dallas denver franklin hamilton montgomery lawrence warren hudson arnold lewis clark adams allen george henry james thomas martin taylor howard gordon kelly perry'.split(
    ' ',
  ),
)

/** Words before "family" that say of which kind it is. */
const ofFamilies = new Set(
  'single multi large small big young new military working low high middle upper local nuclear black white hispanic asian american jewish christian the a whole entire each per my your their extended growing busy active wealthy rich poor affluent immigrant foster blended'.split(
    ' ',
  ),
)
const families = new Set(['family', 'household'])
const titles = new Set(['dr', 'mr', 'mrs', 'ms'])
/** What follows a title that is no name. */
const ofTitles = new Set(['pepper', 'offices', 'office'])

const isCapital = (token: Token | undefined) => token !== undefined && /^\p{Lu}\p{Ll}/u.test(token.text)
const isWord = (token: Token | undefined) => token !== undefined && /^\p{L}{2,}$/u.test(token.word)

const capitalized = (name: string) => name.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())

function asName(
  { kind, tokens, text }: Reading,
  part: 'last' | 'contact',
  from: number,
  to: number,
  next: number,
): RuleMatch | undefined {
  const typed = text.slice(tokens[from]?.from, tokens[to - 1]?.to)
  const read = named(kind, part, /\p{Lu}/u.test(typed) ? typed : capitalized(typed))
  if (!read) return undefined
  const note = part === 'last' ? messages.takenAsLastName : messages.takenAsPerson
  return { meaning: { type: 'criteria', criteria: read.criteria, words: read.words }, next, note }
}

/** "the Nguyen family", "Patel households". */
export const familyName: Rule = (reading, at) => {
  const { kind, tokens } = reading
  const [token, after] = [tokens[at], tokens[at + 1]]
  if (kind !== 'people' || !isWord(token) || !families.has(after?.stem ?? '')) return undefined
  const word = token?.word ?? ''
  const isName = surnames.has(word)
    ? !ofFamilies.has(word)
    : isCapital(token) && at > 0 && !ofFamilies.has(word)
  return isName ? asName(reading, 'last', at, at + 1, at + 2) : undefined
}

/** "Dr Patel", "Dr. Susan Lee", "Mr Smith": a contact of a company, or a person. */
export const titledName: Rule = (reading, at) => {
  const { tokens } = reading
  const before = tokens[at - 1]
  // "W Wacker Dr Chicago" is a street.
  const isOfStreet = before !== undefined && !before.sign && !isStop(before.word)
  if (!titles.has(tokens[at]?.word ?? '') || (isOfStreet && isCapital(before))) return undefined
  const from = tokens[at + 1]?.word === '.' ? at + 2 : at + 1
  const [first, last] = [tokens[from], tokens[from + 1]]
  if (!first || !isWord(first) || ofTitles.has(first.word)) return undefined
  const isFull =
    givenNames.has(first.word) && isWord(last) && (isCapital(last) || surnames.has(last?.word ?? ''))
  if (isFull) return asName(reading, 'contact', from, from + 2, from + 2)
  const isLast = surnames.has(first.word) || (isCapital(first) && /^\p{Lu}/u.test(tokens[at]?.text ?? ''))
  return isLast ? asName(reading, 'last', from, from + 1, from + 1) : undefined
}

/** "Patel, Edison New Jersey", "nguyen garden grove ca": a text about people that begins with a last name. */
export const firstWordName: Rule = (reading, at) => {
  const { kind, tokens } = reading
  const word = tokens[at]?.word ?? ''
  if (kind !== 'people' || at > 0 || !surnames.has(word) || everydayWords.has(word)) return undefined
  const after = tokens[at + 1]
  const isPlace = wordsFrom(tokens, at + 1).some(({ name }) => reading.places(name).length > 0)
  if (after && isWord(after) && !isStop(after.word) && !isPlace) return undefined
  return asName(reading, 'last', at, at + 1, at + 1)
}

/** "last name Kowalski or Nowak": another one behind the one before. */
export const nextLastName: Rule = (reading, at) => {
  const { before, joined, tokens } = reading
  const keys = before?.type === 'criteria' ? Object.keys(before.criteria).join() : ''
  const token = tokens[at]
  const isNext =
    keys === 'LastName' && token && isWord(token) && (isCapital(token) || surnames.has(token.word))
  return isNext && (joined || surnames.has(token.word))
    ? asName(reading, 'last', at, at + 1, at + 1)
    : undefined
}
