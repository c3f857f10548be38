import type { Criteria, Criterion } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import {
  ageBands,
  type Band,
  confidenceBands,
  employeeBands,
  homeValueBands,
  incomeBands,
  salesBands,
} from '#contract/ranges.ts'
import { fieldOf } from '#criteria/fields.ts'
import { count, range } from '#shared/text/format.ts'
import { languageMessages as messages } from './messages.ts'
import type { Span } from './numbers.ts'

/** A number that is a filter, in bands or exactly. */
export interface Measure {
  kind: Kind
  /** The criterion of its bands, and that of exact numbers. */
  bands?: readonly [Criterion, readonly Band[]]
  exact?: Criterion
  /** Whether the exact criterion takes several numbers. */
  several?: boolean
  /** Whether a span is a list of numbers, each an alternative: the criterion takes one number. */
  listed?: boolean
  /** The same of the whole company. */
  whole?: { bands: Criterion; exact: Criterion }
  money: boolean
  /** Words before the number, and after it. */
  before: string
  after: string
  /** Words before it that say something else, unless the number is as large as money is: "doing over 5 million". */
  verbs?: string
}

const OLDEST = 120
const YOUNGEST = 18
/** Ages that one list may hold. */
const MAX_AGES = 100

/** Everything that is counted or weighed. */
export const measures: readonly Measure[] = [
  {
    kind: 'companies',
    bands: ['LocationEmployeesSizeRange', employeeBands],
    exact: 'LocationEmployeesSizeActual',
    whole: { bands: 'CorporateEmployeesSizeRange', exact: 'CorporateEmployeesSizeActual' },
    money: false,
    before:
      'employees, staff, employee count, headcount, employing, employs, staff of, team of, workforce of, workforce, employers with, employers of, number of employees, employees here, employee size, employees size, emp size, emps, emp, emp count, staff size, company size, team size, size, payroll of, crew of, headcount of, who employ, that employ, employ, total employees, employee range',
    after:
      'employees, employee, employes, employess, emplyees, ees, emps, emp, staff, workers, people, people on staff, people working there, people working, on staff, staff members, employees here, on the payroll, on payroll, on their payroll, person, man, full time employees, full time workers, full timers, team members, associates, ftes, fte, hands, workers on staff, people employed, in staff, members of staff, headcount',
  },
  {
    kind: 'companies',
    bands: ['LocationSalesVolumeRange', salesBands],
    exact: 'LocationSalesVolumeActual',
    whole: { bands: 'CorporateSalesVolumeRange', exact: 'CorporateSalesVolumeActual' },
    money: true,
    before:
      'sales, revenue, revenues, turnover, annual sales, annual revenue, yearly sales, sales volume, sales of, sales volume of, revenue of, revenues of, turnover of, annual sales of, annual revenue of, selling, sales here, gross sales, gross sales of, gross revenue, gross revenues, annual revenues, annual revenues of, annual turnover, yearly revenue, yearly sales of, total sales, sales range, sales size',
    verbs:
      'doing, do, does, that do, grossing, gross, grosses, making, make, makes, earning, earn, earns, bringing in, brings in, bring in, generating, generate, generates, taking in, pulling in, turning over, billing, bills',
    after:
      'sales, in sales, of sales, revenue, in revenue, of revenue, in revenues, turnover, in turnover, in annual sales, in annual revenue, annual sales, annual revenue, in yearly sales, sales volume, a year in sales, sales here, in sales here, in gross sales, in gross revenue, in yearly revenue, gross, gross sales, gross revenue, sales a year, a year, per year, yearly, annually, sales per year, sales annually, in annual revenues, in annual turnover, revenue a year, in billings',
  },
  {
    kind: 'companies',
    bands: ['SourceConfidenceRange', confidenceBands],
    money: false,
    before:
      'confidence, confidence of, a confidence of, confidence score, confidence score of, source confidence, source confidence of, confidence of the source, with confidence',
    after: '% confidence, percent confidence, % confident, confidence',
  },
  {
    kind: 'people',
    bands: ['AgeRange', ageBands],
    exact: 'Age',
    several: true,
    money: false,
    before:
      'aged, age, ages, aged between, of age, ages between, who are, age range, age group, age bracket, ages from, aged from, age between, between ages, in the age range, in the age group, in the age range of, ages of, the ages of, who are aged, aged about',
    after:
      'years old, year olds, years of age, year old, yrs old, yr old, yr olds, yo, y o, of age, years, yrs, yrs of age, y/o, age group, age range, age bracket, crowd',
  },
  {
    kind: 'people',
    bands: ['IncomeRange', incomeBands],
    money: true,
    before:
      'income, incomes, household income, income of, incomes of, household income of, earning, earns, who earn, earn, making, who make, salary, salary of, makes, make, who makes, salaries, salaries of, annual income, annual income of, yearly income, annual household income, family income, combined income, combined household income, total income, hhi, hhi of, hh income, hh income of, hhld income, hh inc, hhld inc, inc, hhinc, income range, income bracket, household earning, households earning, households making, bringing in, bring in, brings in, bringing home, bring home, brings home, pulling in, pulling down, paid, getting paid, who get paid, taking home',
    after:
      'income, in income, of income, household income, in household income, incomes, a year, per year, annually, salary, hhi, hh income, hhld income, in annual income, annual income, annual household income, salaries, yearly, earners, earner, wage earners, income earners, a yr, per yr, income households, income bracket, income range, household incomes, in salary, in earnings',
  },
  {
    kind: 'people',
    bands: ['HomeValueRange', homeValueBands],
    money: true,
    before:
      'home value, home values, home val, home vals, house val, home value of, home worth, homes worth, house worth, houses worth, a home worth, a house worth, home valued at, homes valued at, living in homes worth, living in a home worth, property value, property worth, house value, home prices, home price, house price, homes priced, homes priced at, home priced, houses valued at, house valued at, houses valued, homes valued, home valued, house valued, property valued at, properties worth, properties valued at, property values, house values, real estate worth, living in a house worth, living in a home valued at, residence worth, houses priced at, houses priced, market value, home market value, whose home is worth, whose homes are worth, whose house is worth, home is worth, homes are worth, house is worth',
    verbs:
      'homes, houses, home, house, a house, a home, worth, valued at, valued, that is worth, that are worth',
    after:
      'home, homes, house, houses, home value, home values, in home value, property value, house value, property, properties, residences, estates',
  },
  {
    kind: 'people',
    exact: 'YearsInHome',
    listed: true,
    money: false,
    before:
      'length of residence, length of residence of, residence length, lor, tenure, time at address, time in home, owned their home, owned their homes, owned their house, owned the home, owned the same home, owned home, who have owned their home, have owned their home, lived at the same address, lived in same home, living at the same address, been at the same address, home ownership of, owned for, years in the home, years in their home, living in their house, living in their home, living in the same house, been in the same house, in the same house, been in the same home, in the same home, in their home, at the same address, lived in home, lived in the home, living in the home, in home, in the home, in same home, in their house, been in their home, been in their house, lived there, have lived there, living there, been there, at current address, at their current address, at same address, at their address, have lived in their home, lived in their house',
    after:
      'years in the home, years in home, years in their home, years in the same home, years at current address, years at their current address, years at same address, years in same home, years in residence, years of residence, years at home, year in the home, years at the same address',
  },
]

/** The criteria of a span, with the label of its filter and a note where it differs from the sentence; or why there are none. */
export type SpanCriteria = { criteria: Criteria; words: string; note?: string | undefined } | { why: string }

/** A span as criteria: exactly, or by the bands inside it. */
export function criteriaOf(measure: Measure, span: Span, whole: boolean): SpanCriteria {
  const exact = whole ? measure.whole?.exact : measure.exact
  const key = whole ? measure.whole?.bands : measure.bands?.[0]
  const isOne = span.low === span.high && exact !== undefined
  const found = measure.bands && !isOne ? inside(measure.bands[1], span, measure.money) : undefined
  const labelOf = (name: Criterion) => fieldOf(measure.kind, name).label
  if (exact && measure.several && !found?.isWhole) return ages(exact, labelOf(exact), span)
  if (exact && isOne)
    return { criteria: { [exact]: span.low }, words: `${labelOf(exact)}: ${count(span.low)}` }
  const label = labelOf((key ?? exact) as Criterion)
  if (exact && measure.listed) return oneByOne(exact, label, span)
  if (!key || !found) return { why: `${label} takes one number` }
  const top = measure.bands?.[1].at(-1)
  if (top && !Number.isFinite(top.high) && span.low > top.low && measure.money) {
    const words = `${label}: ${bandText([top])}`
    return { criteria: { [key]: [top.value] }, words, note: messages.endsAt(label, spanText([top], true)) }
  }
  if (found.bands.length === 0) return { why: messages.noBand(label, spanText(found.wider, measure.money)) }
  const bandsLabel = bandText(found.bands)
  const note = found.isWhole ? found.note : bandsNote(label, found.bands, found.wider, measure.money)
  const values = found.bands.map(({ value }) => value)
  return { criteria: { [key]: values }, words: `${label}: ${bandsLabel}`, note }
}

/** Every age of a span, for those that are no bands. */
function ages(key: Criterion, label: string, { low, high, lowOpen, highOpen }: Span): SpanCriteria {
  const first = Math.max(YOUNGEST, Math.ceil(low) + (lowOpen ? 1 : 0))
  const last = Math.min(OLDEST, Math.floor(high) - (highOpen ? 1 : 0))
  if (last < first) return { why: `Ages go from ${YOUNGEST} to ${OLDEST}` }
  const values = Array.from({ length: last - first + 1 }, (_, i) => first + i).slice(0, MAX_AGES)
  return { criteria: { [key]: values }, words: `${label}: ${first === last ? first : `${first}–${last}`}` }
}

/** Numbers that a search may name one by one, as alternatives or exclusions. */
const MAX_NAMED = 20

/** A span of a criterion that takes one number: each number from the lowest to the highest, or none below the lowest. */
function oneByOne(key: Criterion, label: string, { low, high, lowOpen, highOpen }: Span): SpanCriteria {
  const first = Math.ceil(low) + (lowOpen ? 1 : 0)
  const last = Math.floor(high) - (highOpen ? 1 : 0)
  const [from, to] = Number.isFinite(last) ? [first, last] : [0, first - 1]
  const items = Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => ({ [key]: from + i }))
  if (items.length === 0 || items.length > MAX_NAMED) return { why: messages.fewNumbers(label, MAX_NAMED) }
  if (Number.isFinite(last))
    return { criteria: { AnyOf: items }, words: `${label}: ${first}–${last}`, note: messages.yearByYear }
  return {
    criteria: { NoneOf: items },
    words: `${label}: ${first} or more`,
    note: messages.unknownToo(label),
  }
}

interface Inside {
  bands: readonly Band[]
  /** The bands that the span touches. */
  wider: readonly Band[]
  /** Whether the bands are all of the span; then a note may say that its open end counts too. */
  isWhole: boolean
  note?: string
}

/** The bands inside a span. Dollars need not match to the dollar. */
function inside(bands: readonly Band[], span: Span, money: boolean): Inside {
  const { low } = span
  const high = span.highOpen ? span.high - 1 : span.high
  const end = money ? high + 1 : high
  const matching = bands.filter((band) => band.low >= low && (band.high <= end || band.high === high))
  const [first, last] = [matching[0], matching.at(-1)]
  const lowest = bands[0] as Band
  const begins = first !== undefined && (first.low === low || (low <= lowest.low && first === lowest))
  const ends =
    last !== undefined && (last.high === high || (money && last.high === high - 1) || last.high === end)
  const open = begins && span.lowOpen && !money && first.low === low
  return {
    bands: matching,
    wider: bands.filter((band) => band.high >= low && band.low <= high),
    isWhole: begins && ends,
    ...(open && { note: `${low.toLocaleString('en-US')} is included: the band begins there` }),
  }
}

/** That a span was changed to whole bands: "Sizes come in bands; using 10–19 and 20–49". */
function bandsNote(label: string, bands: readonly Band[], wider: readonly Band[], money: boolean): string {
  const names = bands.map((band) => range(band.label))
  const subject = /employees|sales/i.test(label) ? 'Sizes' : label
  const verb = subject === 'Sizes' ? 'come' : 'comes'
  const listed = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names[0]
  return messages.bands(`${subject} ${verb}`, listed ?? '', spanText(wider, money))
}

/** Bands next to each other as a sentence may say them: "10 to 99", "$50,000 or more". */
function spanText(bands: readonly Band[], money: boolean): string {
  const [low, high] = [bands[0]?.low ?? 0, bands.at(-1)?.high ?? Number.POSITIVE_INFINITY]
  const text = (n: number) => `${money ? '$' : ''}${count(n)}`
  return Number.isFinite(high) ? `${text(low)} to ${text(money ? high + 1 : high)}` : `${text(low)} or more`
}

/** Bands next to each other in words: "20–49 and up", "1–4 to 20–49". */
function bandText(bands: readonly Band[]): string {
  const [first, last] = [bands[0] as Band, bands.at(-1) as Band]
  if (first === last) return range(first.label)
  return `${range(first.label)} ${Number.isFinite(last.high) ? `to ${range(last.label)}` : 'and up'}`
}
