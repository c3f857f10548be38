import { mixNumbers } from '#shared/hash.ts'
import { between, type Random } from '#shared/random.ts'

/** Numbers of a company that are unique in the sample and belong to no real company. */

const FIRST_ID = 100_000_000
const IDS = 900_000_000
/** Has no divisor in common with IDS, so that every company gets an Id of its own; times 20 million it is still exact. */
const ID_STEP = 388_420_201

export const idOf = (seq: number) => String(FIRST_ID + ((seq * ID_STEP) % IDS))

/** Directory assistance and a line that was assigned; all other lines of exchange 555 ring nowhere. */
const IN_SERVICE = [1212, 4334]
const LINES = 10_000 - IN_SERVICE.length
const LINE_STEP = 4177

/**
 * A phone number that cannot ring: the place's area code, the exchange 555, and a line that the first 9,998 companies of an area code do not
 * share. `nth` counts the companies of an area code.
 */
export function phoneOf(areaCode: string, nth: number): string {
  let line = (nth * LINE_STEP + mixNumbers(Number(areaCode), 555)) % LINES
  for (const taken of IN_SERVICE) if (line >= taken) line++
  return `${areaCode}555${String(line).padStart(4, '0')}`
}

/** First two digits that the IRS does not issue. */
const UNUSED_PREFIXES = ['17', '18', '19', '28', '29', '49', '69', '70', '78', '79', '89', '96', '97']

export function einOf(seq: number): string {
  const prefix = UNUSED_PREFIXES[seq % UNUSED_PREFIXES.length] as string
  return (
    prefix +
    String((Math.floor(seq / UNUSED_PREFIXES.length) * 3_571_429 + 1_234_567) % 10_000_000).padStart(7, '0')
  )
}

const SMALL_WORDS = /\b(?:the|inc|llc|co|corp|and|of)\b/g

/** The domain of a name, under the top-level domain that is reserved for examples (RFC 2606). */
export function domainOf(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(SMALL_WORDS, '')
    .replace(/[^a-z0-9]+/g, '')
  return `${plain.slice(0, 30) || 'company'}.example`
}

/** A ticker out of a name; with five letters and QZ at its end it belongs to no company. */
export function tickerOf(random: Random, name: string): string {
  const letters = name.toUpperCase().replace(/[^A-Z]/g, '')
  return `${letters.slice(0, 2).padEnd(2, 'X')}${String.fromCharCode(65 + between(random, 0, 25))}QZ`
}
