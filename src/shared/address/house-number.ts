/** `one` to 1: numbers that addresses of buildings have as words. */
export const wordNumbers: ReadonlyMap<string, number> = new Map(
  ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map((word, i) => [
    word,
    i + 1,
  ]),
)

/** A house number: its canonical text, and the number or numbers that it is on its street. */
export interface HouseNumber {
  /** Capitals without spaces around hyphens: `12A`, `1016-18`. */
  text: string
  first: number
  /** Larger than `first` for several houses in one: 18 of `16-18`, 1018 of `1016-18`. */
  last: number
  /** One number in two parts, as in Queens: 3712 of `37-12`. */
  joined?: number
}

/** Numbers of one side that one address has at most. */
const MAX_SPAN = 40
const PLAIN = /^(\d{1,7})(?:\s*-?[A-Z]{1,2}|\s+\d\/\d)?$/
const PARTS = /^(\d{1,5})\s*[-–]\s*(\d{1,5})$/

/** Reads a house number (`12`, `12A`, `590 1/2`, `1016-18`, `37-12`, `One`); undefined for other texts, such as `N123W456`. */
export function readHouseNumber(cell: string): HouseNumber | undefined {
  const text = cell
    .trim()
    .toUpperCase()
    .replace(/\s*[-–]\s*/g, '-')
  const word = wordNumbers.get(text.toLowerCase())
  if (word !== undefined) return { text: String(word), first: word, last: word }
  const [, plain] = PLAIN.exec(text) ?? []
  if (plain !== undefined) return { text, first: Number(plain), last: Number(plain) }
  const [, first = '', second = ''] = PARTS.exec(text) ?? []
  if (first === '') return undefined
  return { text, first: Number(first), last: lastOf(first, second), joined: Number(first + second) }
}

/** The last number of `1016-18`, whose digits that are the same are not repeated; the first one where the second is none after it. */
function lastOf(first: string, second: string): number {
  const [from, to] = [
    Number(first),
    Number(first.slice(0, Math.max(0, first.length - second.length)) + second),
  ]
  return to > from && to - from <= MAX_SPAN && (to - from) % 2 === 0 ? to : from
}
