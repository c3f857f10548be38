import { editDistance } from '#shared/text/edit-distance.ts'
import type { StreetName } from './street-name.ts'

/** Letters of the shortest name that is corrected. */
const MIN_LETTERS = 4

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** Whether a name of a street is another with one wrong letter at most; numbers in a name are never corrected. */
export function isSimilarName(name: string, key: string): boolean {
  if (name === key) return true
  if (Math.abs(name.length - key.length) > 1 || Math.max(name.length, key.length) < MIN_LETTERS) return false
  return editDistance(name, key, 1) <= 1 && digitsOf(name) === digitsOf(key)
}

/** Whether parts are both there and not the same. */
export const differ = (a: string, b: string): boolean => a !== b && a !== '' && b !== ''

/** Whether two streets are one: names with one wrong letter at most, and neither another suffix nor another direction. */
export const isSameStreet = (a: StreetName, b: StreetName): boolean =>
  isSimilarName(a.key, b.key) && !differ(a.suffix, b.suffix) && !differ(a.direction, b.direction)
