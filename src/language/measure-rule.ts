import { type Measure, measures } from './measures.ts'
import { languageMessages as messages } from './messages.ts'
import { type Span, spanAt, widened } from './numbers.ts'
import { each, listed, phraseBook } from './phrase-book.ts'
import type { Reading, Rule, RuleMatch } from './rule.ts'
import type { Token } from './tokens.ts'

const booksOf = (kind: Reading['kind']) => {
  const own = measures.filter((measure) => measure.kind === kind)
  return {
    before: phraseBook(own.flatMap((measure) => each(measure, measure.before))),
    verbs: phraseBook(own.flatMap((measure) => (measure.verbs ? each(measure, measure.verbs) : []))),
    after: phraseBook(own.flatMap((measure) => each(measure, measure.after))),
    age: own.find(({ exact }) => exact === 'Age'),
  }
}
const books = { companies: booksOf('companies'), people: booksOf('people') }

const birthdayLeads = listed(
  'turning, turning age, about to turn, about to turn age, who turn, who are turning',
)
const withinYear = listed(
  'soon, in the next 3 months, in the next 6 months, in the next 12 months, this year, next year, within a year, within the next year, in the next year',
)

/** "turning 65": who has this birthday within a year. */
export const turning: Rule = ({ kind, tokens }, at) => {
  const lead = birthdayLeads.find(tokens, at)
  const { age: measure } = books[kind]
  const found = lead && spanAt(tokens, lead.next)
  if (!found || !measure || found.span.low !== found.span.high) return undefined
  const age = found.span.low - 1
  return {
    meaning: { type: 'span', measure, span: { low: age, high: age, money: false } },
    next: withinYear.find(tokens, found.next)?.next ?? found.next,
    note: messages.turning(age),
  }
}

/** Words between what is measured and the number: "sales of between", "income is over". */
const fillers = listed(':, of, is, are, for')

const WORTHS = new Set(['worth', 'valued', 'that'])

/** Whether a word is one for a house, whose worth is its value. */
export const isHome = (token: Token | undefined) =>
  ['home', 'house', 'property', 'condo'].includes(token?.stem ?? '')

/** The smallest number that is an amount of money by itself. */
const MIN_MONEY = 10_000

/** "doing over 5 million", "houses above $750k": a verb or a noun that is measured where the number is money. */
function measuredVerb(kind: Reading['kind'], tokens: Reading['tokens'], at: number): RuleMatch | undefined {
  const verb = books[kind].verbs.find(tokens, at)
  const found = verb && spanAt(tokens, fillers.find(tokens, verb.next)?.next ?? verb.next)
  if (!verb || !found || (WORTHS.has(tokens[at]?.word ?? '') && !isHome(tokens[at - 1]))) return undefined
  const { span, next } = found
  const largest = Number.isFinite(span.high) ? span.high : span.low
  if (largest < MIN_MONEY && !span.money) return undefined
  const isZip = next === verb.next + 1 && /^\d{5}$/.test(tokens[verb.next]?.word ?? '')
  const end = unitAfter(books[kind].after, tokens, next)
  if (isZip || (end && end.value !== verb.value)) return undefined
  const { span: wider, next: last } = widened(span, tokens, end?.next ?? next)
  return { meaning: { type: 'span', measure: verb.value, span: wider }, next: last }
}

/** "20 or more employees", "employees over 20", "aged 30 to 45", "$1M to $5M in sales". */
export const measured: Rule = ({ kind, tokens, before, places }, at) => {
  const lead = books[kind].before.find(tokens, at)
  if (!lead) {
    const verb = measuredVerb(kind, tokens, at)
    if (verb) return verb
  }
  const start = lead ? (fillers.find(tokens, lead.next)?.next ?? lead.next) : at
  const found = spanAt(tokens, start)
  if (!found) return undefined
  const own = books[kind].before.find(tokens, found.next)
  // The unit is of the number behind it: "60618 income over 80k".
  const unit = own && spanAt(tokens, own.next) ? undefined : unitAfter(books[kind].after, tokens, found.next)
  const shared = unit || lead ? undefined : unitOfList(books[kind].after, tokens, found.next)
  const measure = measureOf(lead?.value, unit?.value)
  const next = unit?.next ?? found.next
  if (lead && unit && !measure) return undefined
  // "over 10 years" alone is no age.
  if (!lead && unit && unit.value === books[kind].age && isTerm(tokens, unit, found.span)) return undefined
  if (measure) {
    const { span, next: end } = widened(found.span, tokens, next)
    return { meaning: { type: 'span', measure, span }, next: end }
  }
  const { age } = books[kind]
  const last = before?.type === 'span' ? before.measure : undefined
  const word = tokens[start]?.word ?? ''
  // Only amounts of money are as long as ZIP codes: "10 years or more, 63119".
  const isCode = !last?.money && /^\d{5}$/.test(word) && places(word).length > 0
  // "income 75k to 100k, 45 to 54": a number that is no money is an age.
  const isOtherThan =
    last?.money && !found.span.money && age && isAge(found.span) && found.span.high < MIN_MONEY
  const isMoney =
    found.span.money || tokens.slice(start, found.next).some((token) => /\d[km]$/.test(token.word))
  const again = isCode || isOtherThan || (isMoney && last && !last.money) ? undefined : last
  const bare = again ?? (isAge(found.span) ? age : undefined)
  if (shared) return { meaning: { type: 'span', measure: shared, span: found.span }, next: found.next }
  const money = again || lead || !isMoney ? undefined : bareMoney(kind, found.span)
  if (money) return { ...money, next: found.next }
  if (!bare || (found.span.plain && !again) || !endsThere(tokens, found.next, bare === age)) return undefined
  return { meaning: { type: 'span', measure: bare, span: found.span }, next: found.next }
}

/** The largest amount of money that is rather an income than the value of a home. */
const MAX_INCOME = 250_000

/** "$80k+" by itself: an income of people, of a large amount the value of their home; the sales of companies. */
function bareMoney(kind: Reading['kind'], span: Span): Omit<RuleMatch, 'next'> | undefined {
  if (span.plain || Math.max(span.low, Number.isFinite(span.high) ? span.high : 0) < MIN_MONEY)
    return undefined
  const isSmall = (Number.isFinite(span.high) ? span.high : span.low) <= MAX_INCOME
  const key = kind === 'companies' ? 'LocationSalesVolumeRange' : isSmall ? 'IncomeRange' : 'HomeValueRange'
  const measure = measures.find(({ bands }) => bands?.[0] === key)
  const note =
    kind === 'companies'
      ? messages.takenAsSales
      : isSmall
        ? messages.takenAsIncome
        : messages.takenAsHomeValue
  return measure && { meaning: { type: 'span', measure, span }, note }
}

/** What is measured, by the words on either side of the number, which may not name two things: an income is no age. */
const measureOf = (before: Measure | undefined, after: Measure | undefined) => {
  // Years are the unit of both.
  if (before?.exact === 'YearsInHome' && after?.exact === 'Age') return before
  return before && after && before !== after ? undefined : (after ?? before)
}

const GROWN_UP = 18

/** Years that are fewer than those of an adult, without "old". */
const isTerm = (tokens: Reading['tokens'], unit: { next: number }, { low, high }: Span) =>
  ['year', 'yr'].includes(tokens[unit.next - 1]?.stem ?? '') && low < GROWN_UP && (low > 0 || high < GROWN_UP)

/** The unit of a number: "20 employees", "20 or more full employees" is none. */
function unitAfter(book: (typeof books)['people']['after'], tokens: Reading['tokens'], at: number) {
  const hyphen = ['-', '–'].includes(tokens[at]?.word ?? '') ? at + 1 : at
  return book.find(tokens, hyphen)
}

const MAX_LISTED = 12

/** The unit at the end of a list of numbers: "1-4, 5-9 or 10-19 employees". */
function unitOfList(book: (typeof books)['people']['after'], tokens: Reading['tokens'], at: number) {
  let next = at
  for (let n = 0; n < MAX_LISTED && [',', 'or', 'and'].includes(tokens[next]?.word ?? ''); n++) {
    const isBoth = tokens[next]?.word === ',' && ['or', 'and'].includes(tokens[next + 1]?.word ?? '')
    const found = spanAt(tokens, isBoth ? next + 2 : next + 1)
    if (!found) return undefined
    const unit = unitAfter(book, tokens, found.next)
    if (unit) return unit.value
    next = found.next
  }
  return undefined
}

const isAge = ({ low, high, money }: { low: number; high: number; money: boolean }) =>
  !money && low <= 110 && (low >= 18 || (low === 0 && high >= 18 && high <= 110))

/** A number without a unit is followed by nothing that could be one. */
const ENDS = new Set(
  'in near within with who and or not except without but living that from around at named interested owning driving'.split(
    ' ',
  ),
)
/** Units of what has no filter, behind a number that is no age. */
const UNITS = new Set(
  'mile mi km kilometer minute min hour hr day week month percent pct point pound lb dollar acre foot ft sqft bedroom bathroom kid child children person people member thousand million'.split(
    ' ',
  ),
)

/** Whether a number is all: nothing is behind it that could be its unit. An age may have any other word behind it: "30 to 45 Boise". */
function endsThere(tokens: Reading['tokens'], at: number, isOfAge: boolean): boolean {
  const token = tokens[at]
  if (!token || ENDS.has(token.word)) return true
  if (token.sign) return !['%', '-', '$', '/'].includes(token.word)
  return isOfAge && !/^\d/.test(token.word) && !UNITS.has(token.stem) && !UNITS.has(token.word)
}

const wholes = listed(
  'for the whole company, in the whole company, whole company, across the whole company, company wide, companywide, in the entire company, entire company, corporate, across all locations, at all locations, in all locations, in total, altogether',
)

/** "for the whole company": the size to which it applies is decided with the others. */
export const wholeCompany: Rule = ({ kind, tokens }, at) => {
  const found = kind === 'companies' ? wholes.find(tokens, at) : undefined
  return found && { meaning: { type: 'whole' }, next: found.next }
}
