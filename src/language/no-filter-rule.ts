import type { Kind } from '#contract/kind.ts'
import { isHome } from './measure-rule.ts'
import { languageMessages as messages } from './messages.ts'
import { noFilters } from './no-filter.ts'
import { spanAt, widened } from './numbers.ts'
import { each, listed, phraseBook } from './phrase-book.ts'
import type { Reading, Rule, RuleMatch } from './rule.ts'
import { stateAt, stateByWords } from './state-at.ts'
import type { Token } from './tokens.ts'

const booksOf = (kind: Kind) => {
  const own = noFilters.filter((row) => row.kind === kind || row.kind === 'both')
  return {
    words: phraseBook(own.flatMap((row) => each(row, row.words))),
    after: phraseBook(own.flatMap(({ why, after }) => (after ? each(why, after) : []))),
  }
}
const books = { companies: booksOf('companies'), people: booksOf('people') }

/** Words between a subject and its number: "worth at least 5 million", "a net worth of 1M". */
const fillers = listed('of, is, for, age, in, since, before, after, -, –')
const units = listed('years, year, or more, dollars, months, in the next 6 months, this year, next year')

const clear = (why: string, next: number): RuleMatch => ({
  meaning: { type: 'unsupported', why, isClear: true },
  next,
})

/** The number behind words, with its unit. */
function numberAfter({ tokens }: Reading, at: number): number {
  const start = fillers.find(tokens, at)?.next ?? at
  const found = spanAt(tokens, start)
  if (!found) return at
  const { next } = widened(found.span, tokens, found.next)
  const end = units.find(tokens, next)?.next ?? next
  return isPlace(tokens, found.next, start) ? at : end
}

/** Whether the number is rather a ZIP code or a year of its own phrase: "pools 60618". */
const isPlace = (tokens: Reading['tokens'], end: number, start: number) =>
  end === start + 1 && /^\d{5}$/.test(tokens[start]?.word ?? '')

/** "headquarters only", "mortgage over 300k", "10 trucks": what is clear, but has no filter. */
export const noFilter: Rule = (reading, at) => {
  const { kind, tokens } = reading
  if (tokens[at]?.word === 'worth' && isHome(tokens[at - 1])) return undefined
  const found = books[kind].words.find(tokens, at)
  if (found) {
    const { why, isGroup } = found.value
    return clear(why, isGroup ? found.next : numberAfter(reading, found.next))
  }
  const number = spanAt(tokens, at)
  const hyphen = number && ['-', '–', '+'].includes(tokens[number.next]?.word ?? '') ? 1 : 0
  const unit = number && books[kind].after.find(tokens, number.next + hyphen)
  return unit && clear(unit.value, unit.next)
}

const ageLeads = listed('aged, ages, age, between the ages of')
const ageTails = listed('years old, year olds, yrs old, years, yo, months old')

const isChild = (token: Token | undefined) => ['kid', 'child', 'children'].includes(token?.stem ?? '')

/** "kids" of an age, or beside what else is in a household: "kids under 5", "a dog and kids". Alone they would be whom to find. */
export const children: Rule = ({ kind, tokens, before, joined }, at) => {
  if (kind !== 'people' || !isChild(tokens[at])) return undefined
  const isOfHousehold = before?.type === 'criteria' && joined
  if (!isOfHousehold && !spanAt(tokens, ageLeads.find(tokens, at + 1)?.next ?? at + 1)) return undefined
  return {
    meaning: { type: 'criteria', criteria: { AreChildrenPresent: true }, words: 'With children' },
    next: at + 1,
  }
}

const GROWN_UP = 18
const OLDEST_CHILD = 21

/** "kids under 10", "children ages 5 to 12": records say whether there are children. */
export const childAges: Rule = ({ kind, tokens }, at) => {
  if (kind !== 'people' || !isChild(tokens[at - 1])) return undefined
  const found = spanAt(tokens, ageLeads.find(tokens, at)?.next ?? at)
  const { low = 0, high = 0 } = found?.span ?? {}
  const isOfAdults = low >= GROWN_UP || (low === 0 && Number.isFinite(high) && high > OLDEST_CHILD)
  if (!found || isOfAdults) return undefined
  return clear(messages.childAge, ageTails.find(tokens, found.next)?.next ?? found.next)
}

const homes = listed(
  'homes built, houses built, house built, home built, built, homes that were built, houses that were built, homes, houses, home, house',
)
const since = listed('before, after, since, in, in or before, prior to, in the')
const old = listed('years old, year old, yrs old, years or older')

/** "homes built before 1980", "houses over 20 years old": records do not say when a home was built. */
export const homeAge: Rule = ({ kind, tokens }, at) => {
  const lead = kind === 'people' ? homes.find(tokens, at) : undefined
  if (!lead) return undefined
  const start = since.find(tokens, lead.next)?.next ?? lead.next
  const isBuilt = tokens[lead.next - 1]?.word === 'built'
  const year = /^(1[89]|20)\d\ds?$/.test(tokens[start]?.word ?? '')
  const found = spanAt(tokens, start)
  if (isBuilt && year) return clear(messages.homeAge, Math.max(found?.next ?? 0, start + 1))
  const tail = found && old.find(tokens, found.next)
  return tail && clear(messages.homeAge, tail.next)
}

const parts = listed(
  'northern, southern, eastern, western, central, upstate, downstate, north central, south central, northeast, northeastern, northwest, northwestern, southeast, southeastern, southwest, southwestern, north, south, east, west, coastal, rural, the rest of',
)
const ofCity = listed(
  'downtown, uptown, suburbs, the suburbs, suburban, rural, urban, rural areas, urban areas, inner city, north side, south side, west side, east side, northside, southside, outskirts, suburbs of, city center, city limits, surrounding suburbs, surrounding areas, surrounding area, surrounding towns, nearby towns, north of, south of, east of, west of',
)

/** "northern California", "downtown": parts of places, which are no places of their own. */
export const partOfPlace: Rule = (reading, at) => {
  const { tokens } = reading
  const city = ofCity.find(tokens, at)
  if (city) return clear(messages.partOfCity, city.next)
  const found = parts.find(tokens, at)
  const isOfState =
    found && (stateByWords.find(tokens, found.next) || stateAt(reading, found.next, true)) !== undefined
  return isOfState ? clear(messages.partOfState, found.next) : undefined
}
