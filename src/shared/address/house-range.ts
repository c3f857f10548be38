import { readHouseNumber } from './house-number.ts'

/** The house numbers of one side of a street between two corners; `from` is larger than `to` where they descend along the line. */
export interface HouseRange {
  from: number
  to: number
  /** Which numbers there are: odd, even or both. */
  parity: 'odd' | 'even' | 'both'
}

const parities: Readonly<Record<string, HouseRange['parity']>> = { O: 'odd', E: 'even', B: 'both' }
const parityOf = (number: number) => (number % 2 === 0 ? 'even' : 'odd')

/**
 * A range of a file: its first and last house number as they are written, and `O`, `E` or `B`. Where the letter is missing or contradicts
 * the numbers, they say what it is. Undefined when one of them is not a number.
 */
export function readRange(first: string, last: string, letter = ''): HouseRange | undefined {
  const [from, to] = [rangeEnd(first), rangeEnd(last)]
  if (from === undefined || to === undefined) return undefined
  const ends = parityOf(from) === parityOf(to) ? parityOf(from) : 'both'
  const parity = from !== to && parities[letter] === 'both' ? 'both' : ends
  return { from, to, parity }
}

/** A number in two parts is one number here: `37-12` is 3712. */
function rangeEnd(text: string): number | undefined {
  const house = readHouseNumber(text)
  return house && (house.joined ?? house.first)
}

/** How far along its line a house number is, 0 to 1, in the middle for a range of one number; undefined when it is not in the range. */
export function fractionIn({ from, to, parity }: HouseRange, number: number): number | undefined {
  if (number < Math.min(from, to) || number > Math.max(from, to)) return undefined
  if (parity !== 'both' && parityOf(number) !== parity) return undefined
  return from === to ? 0.5 : Math.abs(number - from) / Math.abs(to - from)
}
