import { type Measure, measures } from './measures.ts'
import type { Span } from './numbers.ts'
import { each, listed, phraseBook } from './phrase-book.ts'
import type { Rule, RuleMatch } from './rule.ts'
import type { Token } from './tokens.ts'

const age = measures.find(({ exact }) => exact === 'Age') as Measure

const DECADES = 'twent thirt fort fift sixt sevent eight ninet'.split(' ')
const decadeLeads = listed('in their, in the, in his, in her, their, aged, in')
/** Parts of a decade, as the years past its beginning. */
const decadeParts = phraseBook<readonly [first: number, last: number]>([
  ...each([0, 4], 'early'),
  ...each([4, 6], 'mid, middle'),
  ...each([5, 9], 'late'),
])
const LAST_YEAR = 9

/** The first year of "30s", "thirties". */
function decadeOf(word: string): number | undefined {
  const [, digits] = /^([2-9]0)s$/.exec(word) ?? []
  const index = word.endsWith('ies') ? DECADES.indexOf(word.slice(0, -3)) : -1
  if (digits) return Number(digits)
  return index < 0 ? undefined : 20 + 10 * index
}

/** "twentysomethings", "thirty-something", "20-somethings". */
function somethings(tokens: readonly Token[], at: number): { low: number; next: number } | undefined {
  const [, begun = '', joined] = /^([a-z]+y|[2-9]0)(somethings?)?$/.exec(tokens[at]?.word ?? '') ?? []
  const index = DECADES.indexOf(begun.slice(0, -1))
  const low = /^\d/.test(begun) ? Number(begun) : index < 0 ? undefined : 20 + 10 * index
  if (low === undefined) return undefined
  if (joined) return { low, next: at + 1 }
  const after = tokens[at + 1]?.word === '-' ? at + 2 : at + 1
  return tokens[after]?.stem === 'something' ? { low, next: after + 1 } : undefined
}

const clause = (low: number, high: number, next: number): RuleMatch => {
  const span: Span = { low, high, money: false }
  return { meaning: { type: 'span', measure: age, span }, next }
}

const byTens = phraseBook([
  ...each(70, 'septuagenarians, septuagenarian'),
  ...each(80, 'octogenarians, octogenarian'),
  ...each(90, 'nonagenarians, nonagenarian'),
  ...each(60, 'sexagenarians'),
  ...each(50, 'quinquagenarians'),
])

/** Ages in words: "in their late 30s", "twentysomethings", "octogenarians". */
export const ageGroup: Rule = ({ kind, tokens }, at) => {
  if (kind !== 'people') return undefined
  const some = somethings(tokens, at)
  if (some) return clause(some.low, some.low + LAST_YEAR, some.next)
  const ten = byTens.find(tokens, at)
  if (ten) return clause(ten.value, ten.value + LAST_YEAR, ten.next)
  const lead = decadeLeads.find(tokens, at)?.next ?? at
  const part = decadeParts.find(tokens, lead)
  const start = part?.next ?? lead
  const hyphen = part && tokens[start]?.word === '-' ? start + 1 : start
  const first = decadeOf(tokens[hyphen]?.word ?? '')
  if (first === undefined) return undefined
  const [low, high] = part?.value ?? [0, LAST_YEAR]
  return clause(first + low, first + high, hyphen + 1)
}
