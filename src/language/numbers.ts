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
  thou: 1e3,
  grand: 1e3,
  million: 1e6,
  mil: 1e6,
  mill: 1e6,
  mio: 1e6,
  billion: 1e9,
  bil: 1e9,
}

const MILLION = 1e6
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
  const part = partOfScale(tokens, money ? at + 1 : at)
  if (part) return withDollars(tokens, part.n, part.n, part.next, money)
  const digits = /^(\d[\d,]*(?:\.\d+)?)([a-z]*)$/.exec(first.word)
  const bare = digits ? Number(digits[1]?.replaceAll(',', '')) : numberNamed(first, tokens[begun])
  // "40s" and "5th" are no amounts; "over 65s" is one.
  if (
    bare === undefined ||
    Number.isNaN(bare) ||
    /^(st|nd|rd|th)$/.test(digits?.[2] ?? '') ||
    /^[2-9]0s$/.test(first.word)
  )
    return undefined
  const short = SCALES[digits?.[2] ?? '']
  const ones = digits ? undefined : onesAfter(first, tokens, begun)
  const [long, next] = short ? [1, begun] : scaleAt(tokens, ones?.next ?? begun)
  const scale = short ?? long
  return withDollars(tokens, (bare + (ones?.n ?? 0)) * scale, scale, next, money)
}

function withDollars(
  tokens: readonly Token[],
  n: number,
  scale: number,
  next: number,
  money: boolean,
): Amount {
  const dollars = ['dollar', '$'].includes(tokens[next]?.stem ?? '')
  return { n, scale, money: money || dollars, next: dollars ? next + 1 : next }
}

/** "five" of "thirty-five". */
function onesAfter({ stem }: Token, tokens: readonly Token[], at: number) {
  if (!TENS.includes(stem) && stem !== 'twenty') return undefined
  const start = tokens[at]?.word === '-' ? at + 1 : at
  const n = NAMES.indexOf(tokens[start]?.stem ?? '')
  return n > 0 && n < TEN ? { n, next: start + 1 } : undefined
}

const TEN = 10
const parts = phraseBook([
  ...each(0.5, 'half a, half, a half, one half'),
  ...each(0.25, 'quarter, a quarter, quarter of a, a quarter of a, one quarter'),
  ...each(0.75, 'three quarters of a, three quarter, three quarters'),
])

/** "half a million", "a quarter million". */
function partOfScale(tokens: readonly Token[], at: number): { n: number; next: number } | undefined {
  const part = parts.find(tokens, at)
  const [scale, next] = part ? scaleAt(tokens, part.next) : [1, at]
  return part && scale > 1 ? { n: part.value * scale, next } : undefined
}

const wholes = listed('and a half, and one half')
const fraction = phraseBook([...each(0.5, '½'), ...each(0.25, '¼'), ...each(0.75, '¾')])

/** A number that may have a fraction: "1/2", "1 1/2", "one and a half", "half a", "½". */
export function partsAt(tokens: readonly Token[], at: number): { n: number; next: number } | undefined {
  const part = quotientAt(tokens, at) ?? fraction.find(tokens, at) ?? parts.find(tokens, at)
  if (part) return { n: 'value' in part ? part.value : part.n, next: part.next }
  const whole = ['a', 'one'].includes(tokens[at]?.word ?? '') ? { n: 1, next: at + 1 } : amountAt(tokens, at)
  if (!whole || ('money' in whole && whole.money)) return undefined
  const rest = quotientAt(tokens, whole.next)
  const half = wholes.find(tokens, whole.next)
  if (half) return { n: whole.n + 1 / 2, next: half.next }
  return rest ? { n: whole.n + rest.n, next: rest.next } : { n: whole.n, next: whole.next }
}

function quotientAt(tokens: readonly Token[], at: number) {
  const [above, slash, below] = [tokens[at]?.word ?? '', tokens[at + 1]?.word, tokens[at + 2]?.word ?? '']
  const isQuotient = slash === '/' && /^[1-9]$/.test(above) && /^[2-9]$/.test(below)
  return isQuotient ? { n: Number(above) / Number(below), next: at + 3 } : undefined
}

/** "ten"; "a" counts where a scale follows: "a million". */
function numberNamed({ stem }: Token, after: Token | undefined): number | undefined {
  if (stem === 'a' && after?.stem === 'dozen') return 1
  if (stem === 'million' && after?.stem === 'dollar') return MILLION
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
  ...each(
    '>=',
    'a minimum of, min, > =, ≥, not under, not below, not younger than, no younger than, no smaller than, starting at, from at least',
  ),
  ...each(
    '>',
    'over, more than, more then, bigger then, older then, greater then, above, greater than, older than, bigger than, larger than, exceeding, in excess of, north of, better than, beyond, >',
  ),
  ...each(
    '>',
    'over the age of, past the age of, above the age of, upwards of, upward of, older than age, over age, past age, past',
  ),
  ...each(
    '<=',
    'at most, no more than, not more than, up to, maximum, maximum of, a maximum of, max, < =, ≤, not over, not above, not older than, no older than, no larger than, no bigger than, not to exceed, not exceeding',
  ),
  ...each(
    '<',
    'under, less than, less then, fewer then, younger then, fewer than, below, younger than, smaller than, under the age of, below the age of, under age, south of, <',
  ),
  ...each('=', 'exactly, precisely'),
])

const after = phraseBook<Comparison>([
  ...each(
    '>=',
    'or more, or over, or above, or older, or greater, or higher, or larger, or up, or better, or bigger, or so and up, plus, +',
  ),
  ...each(
    '>=',
    'and up, and over, and above, and older, and more, and higher, and upwards, and better, and upward, and beyond, and greater, & up, up',
  ),
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
  const figures = figuresAt(tokens, comparison?.next ?? at)
  if (figures) return figures
  const first = amountAt(tokens, comparison?.next ?? at)
  if (!first) return undefined
  if (comparison) return { span: compared(comparison.value, first), next: first.next }
  const pair = pairAt(tokens, at, dashes)
  return pair ?? widened({ low: first.n, high: first.n, money: first.money, plain: true }, tokens, first.next)
}

const figureNames = phraseBook([
  ...each(5, 'five figures, five figure, 5 figures, 5 figure'),
  ...each(6, 'six figures, six figure, 6 figures, 6 figure'),
  ...each(7, 'seven figures, seven figure, 7 figures, 7 figure'),
  ...each(8, 'eight figures, eight figure, 8 figures, 8 figure'),
])

/** "six figures": from 100,000 up; what is over a million counts too. */
function figuresAt(tokens: readonly Token[], at: number) {
  const found = figureNames.find(tokens, at)
  if (!found) return undefined
  const { next } = after.find(tokens, found.next) ?? found
  const span: Span = { low: TEN ** (found.value - 1), high: Number.POSITIVE_INFINITY, money: true }
  return { span, next }
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
