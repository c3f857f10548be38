import type { Criteria, Criterion } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'

const NO_END = Number.POSITIVE_INFINITY

/** A word for a size, an age or an amount, that says no number. */
export interface VagueWord {
  kind: Kind
  /** The measures whose number in the sentence replaces it, by their bands. */
  of: readonly Criterion[]
  /** What it is taken as where the sentence has no such number; without one it is ignored, and `why` says so. */
  low?: number
  high?: number
  why?: string
  /** What else it says. */
  criteria?: Criteria
  words: string
}

const age = ['AgeRange'] as const
const wealth = ['IncomeRange', 'HomeValueRange'] as const
const size = ['LocationEmployeesSizeRange', 'LocationSalesVolumeRange'] as const

/** Ages are in the bands that fit best: those of generations move with the years. */
export const vagueWords: readonly VagueWord[] = [
  {
    kind: 'people',
    of: age,
    low: 65,
    words: [
      'seniors, senior citizens, senior adults, elderly, elderly people, the elderly, older adults, golden agers',
      'retired, retirees, retiree, who are retired, retired people, retired folks, retired persons, pensioners, retirement age',
      'medicare age, medicare eligible, on medicare, medicare recipients, of medicare age, medicare beneficiaries',
    ].join(', '),
  },
  {
    kind: 'people',
    of: age,
    low: 55,
    high: 64,
    words:
      'pre retirees, preretirees, near retirement, nearing retirement, approaching retirement, about to retire, close to retirement',
  },
  { kind: 'people', of: age, low: 55, words: 'active adults, active adult' },
  { kind: 'people', of: age, low: 80, words: 'silent generation' },
  { kind: 'people', of: age, low: 60, high: 79, words: 'baby boomers, boomers, baby boomer generation' },
  { kind: 'people', of: age, low: 45, high: 59, words: 'gen x, gen xers, generation x, gen xer' },
  { kind: 'people', of: age, low: 30, high: 44, words: 'millennials, gen y, generation y' },
  { kind: 'people', of: age, low: 18, high: 29, words: 'gen z, gen zers, generation z, zoomers' },
  { kind: 'people', of: age, low: 45, high: 64, words: 'middle aged, middle age' },
  {
    kind: 'people',
    of: age,
    low: 18,
    high: 34,
    words: 'young, young adults, young people, younger people, youngish',
  },
  { kind: 'people', of: age, low: 18, high: 24, words: 'college aged, of college age' },
  {
    kind: 'people',
    of: age,
    low: 25,
    high: 39,
    criteria: { AreChildrenPresent: true },
    words:
      'young families, young family, young parents, young couples with kids, young couples with children, younger families',
  },
  {
    kind: 'people',
    of: age,
    low: 50,
    high: 69,
    criteria: { AreChildrenPresent: false },
    words: 'empty nesters, empty nester, empty nest households, empty nest, emptynesters',
  },
  { kind: 'people', of: age, why: 'Say an age for it: “65 and older”', words: 'old, older, younger' },
  {
    kind: 'people',
    of: wealth,
    low: 150_000,
    words:
      'high income, higher income, high incomes, high earners, high earning, high earner, affluent, well off, well to do, upscale, upper income, prosperous, high wage earners',
  },
  {
    kind: 'people',
    of: wealth,
    low: 200_000,
    words: 'wealthy, rich, the wealthy, very wealthy, wealthiest, the rich',
  },
  {
    kind: 'people',
    of: wealth,
    low: 50_000,
    high: 99_999,
    words: 'middle income, middle class, moderate income, mid income, average income',
  },
  {
    kind: 'people',
    of: wealth,
    low: 0,
    high: 29_999,
    words: 'low income, lower income, low incomes, low earners, working poor, poor, very low income',
  },
  {
    kind: 'people',
    of: ['HomeValueRange'],
    low: 700_000,
    words:
      'expensive homes, expensive houses, expensive home, expensive house, high value homes, high end homes, pricey homes, upscale homes, high value home, high home value, high home values, nice homes, high dollar homes, big homes',
  },
  {
    kind: 'people',
    of: ['HomeValueRange'],
    low: 1_000_000,
    words:
      'luxury homes, luxury home, luxury houses, mansions, mansion, luxury properties, luxury home owners',
  },
  {
    kind: 'people',
    of: ['HomeValueRange'],
    low: 0,
    high: 199_999,
    words:
      'starter homes, starter home, cheap homes, cheap houses, inexpensive homes, affordable homes, modest homes, low value homes, low home value, low home values, lower priced homes',
  },
  {
    kind: 'companies',
    of: size,
    why: 'Say a size for it: “1 to 19 employees”, “sales under $1 million”',
    words:
      'small, small to medium, small and medium, small to midsize, mid size, mid sized, midsize, midsized, medium sized, medium size, large, larger, smaller, big, smb, smbs, sole proprietors, sole proprietorships, solo practitioners, tiny, huge',
  },
]

export type VagueSpan = { low: number; high: number }

/** What a word is taken as by itself. */
export const spanOf = ({ low, high = NO_END }: VagueWord): VagueSpan | undefined =>
  low === undefined ? undefined : { low, high }
