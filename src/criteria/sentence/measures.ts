import type { Criteria, Criterion } from '#contract/criteria'
import type { Kind } from '#contract/kind'
import { ageBands, type Band, employeeBands, homeValueBands, incomeBands, salesBands } from '#contract/ranges'
import { fieldOf } from '../fields.ts'
import { range } from '../format.ts'
import type { Span } from './numbers.ts'

/** A number that records are asked by, in bands or exactly. */
export interface Measure {
  kind: Kind
  /** The criterion of its bands, and that of exact numbers. */
  bands?: readonly [Criterion, readonly Band[]]
  exact?: Criterion
  /** Whether the exact criterion takes several numbers. */
  several?: boolean
  /** The same of the whole company. */
  whole?: { bands: Criterion; exact: Criterion }
  money: boolean
  /** Words that stand before the number, and after it. */
  before: string
  after: string
}

const OLDEST = 120
const YOUNGEST = 18

/** Everything that is counted or weighed. */
export const measures: readonly Measure[] = [
  {
    kind: 'companies',
    bands: ['LocationEmployeesSizeRange', employeeBands],
    exact: 'LocationEmployeesSizeActual',
    whole: { bands: 'CorporateEmployeesSizeRange', exact: 'CorporateEmployeesSizeActual' },
    money: false,
    before:
      'employees, staff, employee count, headcount, employing, employs, staff of, team of, workforce of, number of employees, employees here',
    after:
      'employees, employee, staff, workers, people on staff, people working there, on staff, staff members, employees here',
  },
  {
    kind: 'companies',
    bands: ['LocationSalesVolumeRange', salesBands],
    exact: 'LocationSalesVolumeActual',
    whole: { bands: 'CorporateSalesVolumeRange', exact: 'CorporateSalesVolumeActual' },
    money: true,
    before:
      'sales, revenue, revenues, turnover, annual sales, annual revenue, yearly sales, sales volume, sales of, sales volume of, revenue of, revenues of, turnover of, annual sales of, annual revenue of, selling, sales here',
    after:
      'sales, in sales, of sales, revenue, in revenue, of revenue, in revenues, turnover, in turnover, in annual sales, in annual revenue, annual sales, annual revenue, in yearly sales, sales volume, a year in sales, sales here, in sales here',
  },
  {
    kind: 'people',
    bands: ['AgeRange', ageBands],
    exact: 'Age',
    several: true,
    money: false,
    before: 'aged, age, ages, aged between, of age, ages between, who are',
    after: 'years old, year olds, years of age, year old, yrs old, yo, of age, years',
  },
  {
    kind: 'people',
    bands: ['IncomeRange', incomeBands],
    money: true,
    before:
      'income, incomes, household income, income of, incomes of, household income of, earning, earns, who earn, earn, making, who make, salary, salary of',
    after:
      'income, in income, of income, household income, in household income, incomes, a year, per year, annually, salary',
  },
  {
    kind: 'people',
    bands: ['HomeValueRange', homeValueBands],
    money: true,
    before:
      'home value, home values, home value of, home worth, homes worth, house worth, houses worth, a home worth, a house worth, home valued at, homes valued at, living in homes worth, living in a home worth, property value, property worth, house value',
    after: 'home, homes, house, houses, home value, home values, in home value',
  },
  {
    kind: 'people',
    exact: 'YearsInHome',
    money: false,
    before: 'years in the home, years in their home',
    after:
      'years in the home, years in home, years in their home, years in the same home, years at home, year in the home, years at the same address',
  },
]

/** A span as criteria: exactly, or by the bands that lie inside it, with a note that says so; or why it cannot be asked. */
export function criteriaOf(
  measure: Measure,
  span: Span,
  whole: boolean,
): { criteria: Criteria; note?: string } | { why: string } {
  const exact = whole ? measure.whole?.exact : measure.exact
  const [bandKey, bands] = measure.bands ?? []
  const key = whole ? measure.whole?.bands : bandKey
  const found =
    key && bands && !(span.low === span.high && exact) ? inside(bands, span, measure.money) : undefined
  if (found?.isWhole)
    return { criteria: { [key as Criterion]: found.values }, ...(found.note && { note: found.note }) }
  if (exact && measure.several) return ages(exact, span)
  if (exact && span.low === span.high) return { criteria: { [exact]: span.low } }
  if (found && found.values.length > 0)
    return { criteria: { [key as Criterion]: found.values }, note: noteOf(found) }
  const label = fieldOf(measure.kind, (key ?? exact) as Criterion).label
  return {
    why: bands ? `${label} is asked in bands, and none lies inside this` : `${label} is asked as one number`,
  }
}

/** Every age of a span, for those that are no bands. */
function ages(
  key: Criterion,
  { low, high, lowOpen, highOpen }: Span,
): { criteria: Criteria } | { why: string } {
  const first = Math.max(YOUNGEST, Math.ceil(low) + (lowOpen ? 1 : 0))
  const last = Math.min(OLDEST, Math.floor(high) - (highOpen ? 1 : 0))
  if (last < first || last - first >= 100) return { why: `Ages are asked from ${YOUNGEST} to ${OLDEST}` }
  return { criteria: { [key]: Array.from({ length: last - first + 1 }, (_, i) => first + i) } }
}

interface Inside {
  values: string[]
  bands: readonly Band[]
  /** Whether the bands are all of the span; then a note may say that its open end counts too. */
  isWhole: boolean
  note?: string
}

/** The bands that lie inside a span. Dollars need not match to the dollar. */
function inside(bands: readonly Band[], span: Span, money: boolean): Inside {
  const { low } = span
  const high = span.highOpen ? span.high - 1 : span.high
  const end = money ? high + 1 : high
  const held = bands.filter((band) => band.low >= low && (band.high <= end || band.high === high))
  const [first, last] = [held[0], held.at(-1)]
  const lowest = bands[0] as Band
  const begins = first !== undefined && (first.low === low || (low <= lowest.low && first === lowest))
  const ends =
    last !== undefined && (last.high === high || (money && last.high === high - 1) || last.high === end)
  const open = begins && span.lowOpen && !money && first.low === low
  return {
    values: held.map(({ value }) => value),
    bands: held,
    isWhole: begins && ends,
    ...(open && { note: `${low.toLocaleString('en-US')} itself counts too: the band begins there` }),
  }
}

function noteOf({ bands }: Inside): string {
  const [first, last] = [bands[0] as Band, bands.at(-1) as Band]
  const words = Number.isFinite(last.high)
    ? `${range(first.label)}${first === last ? '' : ` to ${range(last.label)}`}`
    : `${range(first.label)}${first === last ? '' : ' and up'}`
  return `Asked in bands: only ${words} lies wholly inside`
}
