import { each, listed, phraseBook } from './phrase-book.ts'
import type { Token } from './tokens.ts'

/** A number as it is spoken: "1.5M", "$40,000", "ten", "5 million". */
export interface Amount {
  n: number
  /** What its scale multiplies by; 1 where none is said. */
  scale: number
  money: boolean
  next: number
}

/** Numbers from `low` to `high`, the ends among them unless they are open. */
export interface Span {
  low: number
  high: number
  /** "over 20": 20 itself is not included. */
  lowOpen?: boolean
  /** "under 50": 50 itself is not included. */
  highOpen?: boolean
  money: boolean
  /** One number alone, without a word that compares. */
  plain?: boolean
}

const SCALES: Readonly<Record<string, number>> = {
  k: 1e3,
  m: 1e6,
  mm: 1e6,
  b: 1e9,
  bn: 1e9,
  dozen: 12,
  hundred: 100,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
}

const NAMES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
const TENS = 'thirty forty fifty sixty seventy eighty ninety'.split(' ')
const NAMED = new Map([
  ...NAMES.map((name, n) => [name, n] as const),
  ...TENS.map((name, i) => [name, 30 + 10 * i] as const),
])

/** The number that begins at `at`. */
export function amountAt(tokens: readonly Token[], at: number): Amount | undefined {
  const money = tokens[at]?.word === '$'
  const first = tokens[money ? at + 1 : at]
  if (!first) return undefined
  const begun = money ? at + 2 : at + 1
  const digits = /^(\d[\d,]*(?:\.\d+)?)([a-z]*)$/.exec(first.word)
  const bare = digits ? Number(digits[1]?.replaceAll(',', '')) : numberNamed(first, tokens[begun])
  if (bare === undefined || Number.isNaN(bare)) return undefined
  const short = SCALES[digits?.[2] ?? '']
  const [long, next] = short ? [1, begun] : scaleAt(tokens, begun)
  const dollars = ['dollar', '$'].includes(tokens[next]?.stem ?? '')
  const scale = short ?? long
  return { n: bare * scale, scale, money: money || dollars, next: dollars ? next + 1 : next }
}

/** "ten"; "a" counts where a scale follows: "a million". */
function numberNamed({ stem }: Token, after: Token | undefined): number | undefined {
  if (stem === 'a' && after?.stem === 'dozen') return 1
  if (stem === 'a') return after && after.stem.length > 2 && SCALES[after.stem] ? 1 : undefined
  return NAMED.get(stem)
}

/** "hundred", "thousand", "hundred thousand"; a lone letter is a scale only when it touches its number. */
function scaleAt(tokens: readonly Token[], at: number): [scale: number, next: number] {
  let [scale, next] = [1, at]
  for (let stem = tokens[next]?.stem; stem && stem.length > 2 && SCALES[stem]; stem = tokens[next]?.stem) {
    scale *= SCALES[stem] ?? 1
    next++
  }
  return [scale, next]
}

type Comparison = '>=' | '>' | '<=' | '<' | '='

const before = phraseBook<Comparison>([
  ...each('>=', 'at least, no less than, not less than, no fewer than, not fewer than, minimum, minimum of'),
  ...each('>=', 'a minimum of, min, > =, ≥'),
  ...each(
    '>',
    'over, more than, more then, bigger then, older then, greater then, above, greater than, older than, bigger than, larger than, exceeding, >',
  ),
  ...each('>', 'over the age of, past the age of, above the age of, upwards of'),
  ...each(
    '<=',
    'at most, no more than, not more than, up to, maximum, maximum of, a maximum of, max, < =, ≤',
  ),
  ...each(
    '<',
    'under, less than, less then, fewer then, younger then, fewer than, below, younger than, smaller than, under the age of, <',
  ),
  ...each('=', 'exactly, precisely'),
])

const after = phraseBook<Comparison>([
  ...each('>=', 'or more, or over, or above, or older, or greater, or higher, or larger, or up, plus, +'),
  ...each('>=', 'and up, and over, and above, and older, and more, and higher, and upwards'),
  ...each('<=', 'or less, or fewer, or under, or below, or younger, or lower, or smaller'),
  ...each('<=', 'and under, and below, and younger, and less, and fewer'),
])

const between = listed('between, from, between the ages of, from the ages of, ranging from')
const joints = listed('to, and, -, –, —, through, thru, until')
const dashes = listed('to, -, –, —, through, thru')

function compared(how: Comparison, { n, money }: Amount): Span {
  const [low, high] = [0, Number.POSITIVE_INFINITY]
  if (how === '>=') return { low: n, high, money }
  if (how === '>') return { low: n, high, lowOpen: true, money }
  if (how === '<=') return { low, high: n, money }
  if (how === '<') return { low, high: n, highOpen: true, money }
  return { low: n, high: n, money }
}

/** The end of a span takes its beginning's missing scale along: "$1 to 5 million". */
function spanned(from: Amount, to: Amount): Span | undefined {
  const low = from.scale === 1 && from.n < to.n / to.scale ? from.n * to.scale : from.n
  return low <= to.n ? { low, high: to.n, money: from.money || to.money } : undefined
}

/** The span of numbers that begins at `at`: "20 or more", "between 5 and 9", "$1M to $5M", "over 65", "12". */
export function spanAt(tokens: readonly Token[], at: number): { span: Span; next: number } | undefined {
  const begun = between.find(tokens, at)
  const between1 = begun && pairAt(tokens, begun.next, joints)
  if (between1) return between1
  const comparison = before.find(tokens, at)
  const first = amountAt(tokens, comparison?.next ?? at)
  if (!first) return undefined
  if (comparison) return { span: compared(comparison.value, first), next: first.next }
  const pair = pairAt(tokens, at, dashes)
  return pair ?? widened({ low: first.n, high: first.n, money: first.money, plain: true }, tokens, first.next)
}

function pairAt(tokens: readonly Token[], at: number, book: typeof joints) {
  const from = amountAt(tokens, at)
  const joint = from && book.find(tokens, from.next)
  const to = joint && amountAt(tokens, joint.next)
  const span = to && spanned(from, to)
  return span && { span, next: to.next }
}

/** A lone number with the words that open it after it, also past its unit: "20 or more", "20 employees or more". */
export function widened(span: Span, tokens: readonly Token[], at: number): { span: Span; next: number } {
  const comparison = span.plain ? after.find(tokens, at) : undefined
  if (!comparison) return { span, next: at }
  const { low: n, money } = span
  return { span: compared(comparison.value, { n, scale: 1, money, next: at }), next: comparison.next }
}
