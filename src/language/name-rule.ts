import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import { phoneDigits } from '#shared/address/phone.ts'
import { phone } from '#shared/text/format.ts'
import { givenNames } from '#shared/text/nicknames.ts'
import { each, listed, phraseBook } from './phrase-book.ts'
import type { Reading, Rule, RuleMatch } from './rule.ts'
import { isStop } from './stop-words.ts'
import type { Token } from './tokens.ts'

type NamePart = 'whole' | 'first' | 'last' | 'contact'

const leads = phraseBook<NamePart>([
  ...each(
    'whole',
    'named, called, by the name of, name contains, whose name contains, name has, whose name has, with the name, name is, whose name is, name, company name, business name, with a name like',
  ),
  ...each(
    'first',
    'first name, given name, first named, whose first name is, first name is, contact first name, contacts first name, contact with first name, owner first name, with the first name, with first name, first names',
  ),
  ...each(
    'last',
    'last name, surname, family name, whose last name is, last name is, whose surname is, last names, surnames, contact last name, contacts last name, owner last name, with the last name, with last name, with the surname, lastname, with last names, with surnames',
  ),
  ...each(
    'contact',
    'contact, contact named, with a contact named, with the contact, contact person, contact name, owner named, run by',
  ),
])

/** Words that end a name, as they begin something else. */
const ENDS = new Set(
  'in near within with without who aged not except excluding but living born over under between at around from that driving for on called named and or'.split(
    ' ',
  ),
)
const MAX_WORDS = 5
/** Tokens between quotes; a criterion has at most 200 characters. */
const MAX_QUOTED = 200
const OPENING = ['"', '“', '”', "'", '‘', '’', '«']
const QUOTES = [...OPENING, '»']

const ARTICLES = new Set(['the', 'a', 'an', 'all', 'only', 'just', 'like', 'one'])

interface NameMatch {
  name: string
  next: number
}

/** The words of a name: what is in quotes, or all up to the next comma or word that begins something else. */
function nameAt(reading: Reading, at: number, isOne: boolean): NameMatch | undefined {
  return quotedAt(reading, at) ?? plainAt(reading, at, isOne)
}

/** Words that a last name may begin with: "De La Cruz", "Van Dyke". */
const particles = new Set(
  'de la del los las da dos di du van von der den ter st saint mc mac le el al bin ben san'.split(' '),
)

/** Where a first or a last name of one word ends, with its particles and hyphens: "Nguyen Garden Grove" is Nguyen. */
function oneNameEnd({ tokens }: Reading, at: number): number {
  let next = at + 1
  while (next - at < MAX_WORDS && particles.has(tokens[next - 1]?.word ?? '') && tokens[next]?.sign === false)
    next++
  return ['-', '–'].includes(tokens[next]?.word ?? '') && tokens[next + 1]?.sign === false ? next + 2 : next
}

function quotedAt({ tokens, text }: Reading, at: number): NameMatch | undefined {
  const open = tokens[at]
  if (!open || !OPENING.includes(open.word)) return undefined
  let end = at + 1
  while (end < tokens.length && end - at < MAX_QUOTED && !QUOTES.includes(tokens[end]?.word ?? '')) end++
  const close = QUOTES.includes(tokens[end]?.word ?? '') ? tokens[end] : undefined
  const name = close && text.slice(open.to, close.from).trim()
  return name ? { name, next: end + 1 } : undefined
}

function plainAt(reading: Reading, at: number, isOne: boolean): NameMatch | undefined {
  const { tokens, text } = reading
  let next = at
  const limit = isOne ? oneNameEnd(reading, at) : tokens.length
  while (
    next < Math.min(limit, tokens.length) &&
    next - at < MAX_WORDS &&
    isOfName(tokens[next] as Token, tokens[next + 1])
  )
    next++
  const [first, last] = [tokens[at], tokens[next - 1]]
  // A name may begin with an article, but not with "is" or "who".
  if (first && ((!ARTICLES.has(first.word) && isStop(first.word)) || first.stem === 'lens')) return undefined
  return first && last && next > at ? { name: text.slice(first.from, last.to), next } : undefined
}

const isOfName = ({ word, sign }: Token, after: Token | undefined) =>
  !(['first', 'last'].includes(word) && after?.word === 'name') &&
  (sign ? ['-', "'", '’', '.'].includes(word) : !ENDS.has(word))

const quoted = (text: string) => `“${text}”`

/** A name as criteria: a company's, or the first and last one of a person. */
export function named(
  kind: Kind,
  part: NamePart,
  name: string,
): { criteria: Criteria; words: string; note?: string } | undefined {
  if (part === 'first') return { criteria: { FirstName: name }, words: `First name ${quoted(name)}` }
  if (part === 'last') return { criteria: { LastName: name }, words: `Last name ${quoted(name)}` }
  if (kind === 'companies' && part === 'whole')
    return { criteria: { CompanyName: name }, words: `Company name has ${quoted(name)}` }
  const [first = '', ...rest] = name.split(/\s+/)
  const last = rest.at(-1)
  const label = kind === 'companies' ? 'Contact' : 'Name'
  if (!last && givenNames.has(first.toLowerCase()))
    return {
      criteria: { FirstName: first },
      words: `First name ${quoted(first)}`,
      note: 'Taken as a first name; say “last name” for the other',
    }
  if (!last)
    return {
      criteria: { LastName: first },
      words: `Last name ${quoted(first)}`,
      note: 'Taken as a last name; say “first name” for the other',
    }
  const [initial, ...more] = rest.slice(0, -1)
  if (more.length > 0) return undefined
  const middle =
    kind === 'people' && initial && /^\p{L}\.?$/u.test(initial)
      ? { MiddleInitial: initial.charAt(0) }
      : undefined
  if (initial && !middle)
    return { criteria: { FirstName: first, LastName: rest.join(' ') }, words: `${label} ${quoted(name)}` }
  return { criteria: { FirstName: first, ...middle, LastName: last }, words: `${label} ${quoted(name)}` }
}

/** Trades whose companies are called by who works there. */
const persons = new Set(
  'attorney lawyer doctor dentist physician agent realtor broker accountant cpa chiropractor surgeon veterinarian optometrist therapist psychologist notary'.split(
    ' ',
  ),
)

const morePersons = new Set(
  'cardiologist dermatologist pediatrician podiatrist orthodontist psychiatrist urologist neurologist oncologist photographer plumber electrician architect engineer painter contractor'.split(
    ' ',
  ),
)

/** Whether a word is a trade of one person. */
export const isTradeOfPersons = (token: Token | undefined) =>
  persons.has(token?.stem ?? '') || morePersons.has(token?.stem ?? '')

/** "attorneys by the name of Cohen": persons have the name, not their company. */
const isOfPersons = (tokens: readonly Token[], at: number) => persons.has(tokens[at - 1]?.stem ?? '')

/** "named Cedar Ridge", "last name Delgado", "contact Maria Delgado", and names in quotes. */
export const name: Rule = (reading, at) => {
  const lead = leads.find(reading.tokens, at)
  const isOne = lead?.value === 'first' || lead?.value === 'last'
  const match = lead ? nameAt(reading, lead.next, isOne) : quotedAt(reading, at)
  const part = lead && isOfPersons(reading.tokens, at) ? 'contact' : (lead?.value ?? 'whole')
  const read =
    match && (part !== 'contact' || reading.kind === 'companies')
      ? named(reading.kind, part, match.name)
      : undefined
  if (!read || !match) return undefined
  const { criteria, words, note } = read
  return { meaning: { type: 'criteria', criteria, words }, next: match.next, note }
}

/** A rule for what has one form; `pattern` is looked for at the token, `read` turns it into criteria. */
function canonical(
  lead: ReturnType<typeof listed> | undefined,
  pattern: RegExp,
  read: (found: string, kind: Kind) => { criteria: Criteria; words: string } | undefined,
  needsLead = false,
): Rule {
  return ({ text, tokens, kind }, at) => {
    const led = lead?.find(tokens, at)
    const start = tokens[led?.next ?? at]
    const [found = ''] =
      (start && (!needsLead || led) && pattern.exec(text.slice(start.from, start.from + MAX_TEXT))) || []
    const meaning = found ? read(found, kind) : undefined
    if (!meaning || !start) return undefined
    return {
      meaning: { type: 'criteria', ...meaning },
      next: tokenAfter(tokens, led?.next ?? at, start.from + found.length),
    }
  }
}

/** The longest text that a number or a list of codes may have. */
const MAX_TEXT = 600

function tokenAfter(tokens: readonly Token[], at: number, end: number): number {
  let next = at
  while (next < tokens.length && (tokens[next] as Token).from < end) next++
  return next
}

const digitsOf = (found: string) => found.replace(/\D/g, '')
const codesOf = (found: string) =>
  found
    .toUpperCase()
    .match(/[A-Z\d]+/g)
    ?.filter((code) => code !== 'AND' && code !== 'OR') ?? []

const ids = /^[a-z]*\d[a-z\d]{0,19}(?:(?:\s*,\s*|\s+and\s+|\s+or\s+|\s+)[a-z]*\d[a-z\d]{4,19}(?![a-z\d]))*/i
const codes = /^\d{2,8}(?:(?:\s*,\s*|\s+and\s+|\s+or\s+)\d{2,8}(?!\d))*/

/** Numbers and codes with one form: phones, emails, ids, codes of industries. */
export const literals: readonly Rule[] = [
  canonical(
    listed(
      'phone, phone number, telephone, tel, with phone, with the phone, with phone number, call, number',
    ),
    /^(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}(?![\d-])/,
    (found) => {
      const digits = phoneDigits(found)
      return { criteria: { Phone: digits }, words: `Phone ${phone(digits)}` }
    },
  ),
  canonical(
    listed('email, e mail, with email, with the email, email address'),
    /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+/,
    (found) => ({
      criteria: { Email: found },
      words: `Email ${found}`,
    }),
  ),
  canonical(
    listed(
      'id, ids, record id, record ids, with id, with the id, with ids, record, records, only these ids, only ids',
    ),
    ids,
    (found) => ({ criteria: { Id: codesOf(found) }, words: `Only these ids: ${codesOf(found).join(', ')}` }),
    true,
  ),
  canonical(
    listed('sic, sic code, sic codes, main sic, industry code, industry codes'),
    codes,
    (found, kind) =>
      ofCompanies(kind, { PrimarySic: codesOf(found) }, `Industry: ${codesOf(found).join(', ')}`),
    true,
  ),
  canonical(
    listed('any sic, any sic code, any of its industries, any industry'),
    codes,
    (found, kind) =>
      ofCompanies(kind, { Sic: codesOf(found) }, `Any of its industries: ${codesOf(found).join(', ')}`),
    true,
  ),
  canonical(
    listed('naics, naics code, main naics, main naics code'),
    /^\d{2,8}/,
    (found, kind) => ofCompanies(kind, { PrimaryNaics: found }, `Main NAICS code: ${found}`),
    true,
  ),
  canonical(
    listed('any naics, any naics code, any of its naics codes'),
    codes,
    (found, kind) =>
      ofCompanies(kind, { Naics: codesOf(found) }, `Any of its NAICS codes: ${codesOf(found).join(', ')}`),
    true,
  ),
  canonical(
    listed('ein, employer number, tax id, employer id'),
    /^\d{2}-?\d{7}(?!\d)/,
    (found, kind) => ofCompanies(kind, { EIN: digitsOf(found) }, `Employer number ${found}`),
    true,
  ),
  canonical(
    listed('ticker, ticker symbol, stock symbol, traded as'),
    /^[A-Za-z]{1,5}(?![a-z])/,
    (found, kind) =>
      ofCompanies(kind, { TickerSymbol: found.toUpperCase() }, `Ticker symbol ${found.toUpperCase()}`),
    true,
  ),
  canonical(
    listed('middle initial, initial'),
    /^\p{L}(?!\p{L})/u,
    (found, kind) =>
      kind === 'people'
        ? { criteria: { MiddleInitial: found.toUpperCase() }, words: `Middle initial ${found.toUpperCase()}` }
        : undefined,
    true,
  ),
]

const ofCompanies = (kind: Kind, criteria: Criteria, words: string) =>
  kind === 'companies' ? { criteria, words } : undefined

const years = listed(
  'established in, founded in, established, founded, established before, established after, since, born in, founded before, founded after, established since, opened in',
)

/** Years are in records, but there is no filter for them. */
export const year: Rule = ({ tokens, kind }, at): RuleMatch | undefined => {
  const lead = years.find(tokens, at)
  const isYear = /^(1[89]|20)\d\d$/.test(tokens[lead?.next ?? at]?.word ?? '')
  if (!lead || !isYear) return undefined
  const why =
    kind === 'companies'
      ? 'Records have the year, but there is no filter for it'
      : 'Search by birth month or age, not by year'
  return { meaning: { type: 'unsupported', why }, next: lead.next + 1 }
}
