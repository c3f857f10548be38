import { hash } from 'node:crypto'
import type { Key } from './key-table.ts'

/** Bits of the third number of a key that do not belong to its Id: they say what the key is made of. */
const TAG = 2 ** 16
const OWN = 1
const MADE = 2
const WHOLE = 3

/** Thirty-two letters and digits that do not look alike. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'
const HALF_LENGTH = 8
const MADE_ID = /^[a-km-np-z2-9]{16}$/

function digest(text: string, tag: number): Key {
  const bytes = hash('sha1', text, 'buffer')
  return [bytes.readUInt32BE(0), bytes.readUInt32BE(4), bytes.readUInt16BE(8) * TAG + tag]
}

/** The key of an Id that is the source's own number, below 2 to the 53rd. */
export const ownKey = (id: number): Key => [Math.floor(id / 2 ** 32), id >>> 0, OWN]

/**
 * The key of an Id that is made of a text: 80 bits of its digest. Any two of 100 million are the same in one of 240 million such files, of
 * 500 million in one of 9 million.
 */
export const madeKey = (text: string): Key => digest(text, MADE)

/** The key of all that is in a row, which is no Id. */
export const wholeKey = (text: string): Key => digest(text, WHOLE)

/** The key of an Id that was made before, as of a record that was exported; undefined when the text is no such Id. */
export function keyOfMade(id: string): Key | undefined {
  if (!MADE_ID.test(id)) return undefined
  const [first, second] = [readHalf(id.slice(0, HALF_LENGTH)), readHalf(id.slice(HALF_LENGTH))]
  const middle = (first % 2 ** 8) * 2 ** 24 + Math.floor(second / 2 ** 16)
  return [Math.floor(first / 2 ** 8), middle, (second % 2 ** 16) * TAG + MADE]
}

export const isMade = ([, , c]: Key) => c % TAG === MADE

const letterAt = (bits: number, from: number) => LETTERS[(bits >>> from) & 31] as string

/** Twenty bits as four characters. */
const spellQuarter = (bits: number) =>
  letterAt(bits, 15) + letterAt(bits, 10) + letterAt(bits, 5) + letterAt(bits, 0)

/** Forty bits as eight characters. */
function spellHalf(bits: number): string {
  return spellQuarter(Math.floor(bits / 2 ** 20)) + spellQuarter(bits % 2 ** 20)
}

const readHalf = (text: string) =>
  [...text].reduce((bits, letter) => bits * LETTERS.length + LETTERS.indexOf(letter), 0)

/** The Id of a key: the source's number filled up with zeros to `digits`, else sixteen letters and digits. */
export function spellId(key: Key, digits: number): string {
  const [a, b, c] = key
  if (!isMade(key)) return String(a * 2 ** 32 + b).padStart(digits, '0')
  return spellHalf(a * 2 ** 8 + (b >>> 24)) + spellHalf((b % 2 ** 24) * 2 ** 16 + Math.floor(c / TAG))
}
