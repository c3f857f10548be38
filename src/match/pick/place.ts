import { stateNames } from '#contract/place'
import type { PlacesNamed } from '../../criteria/sentence/rule.ts'
import { stateCode } from '../differ.ts'
import { type Found, found, type Rule, spanOf } from './reading.ts'
import { segmentsOf } from './segments.ts'
import { afterStreet } from './street.ts'

const POSTAL = /\b(?:\d{5}(?:-\d{4})?|[a-z]\d[a-z] ?\d[a-z]\d)(?=\s*(?:[,;|\n\r\t()\uE000]|$))/gi

const fiveOf = (code: string) => code.replace(/-\d{4}$/, '')

/** The last code that exists, or that stands behind a state; a house number is followed by its street. */
export const postalCode: Rule = ({ text, places }) => {
  const codes = [...text.matchAll(POSTAL)].filter(
    ({ 0: code, index }) =>
      index > 0 &&
      (places(fiveOf(code)).length > 0 || STATE.test(text.slice(0, index).replace(/[\s,]+$/, ''))),
  )
  const last = codes.at(-1)
  return last ? [found('PostalCode', spanOf(last))] : []
}

const spellings = [...Object.keys(stateNames), 'D\\.C\\.', ...Object.values(stateNames)]
const STATE = new RegExp(`(?<![\\p{L}\\p{N}'.-])(${spellings.join('|')})$`, 'iu')

const codeOf = (words: string) => stateCode(words === words.toUpperCase() ? words.replaceAll('.', '') : words)

/**
 * The state: before a ZIP code, alone between commas, or behind a city. Its two letters may also be a word or a direction, so what
 * stands around them decides.
 */
export const state: Rule = ({ text, read, places }) => {
  const code = read.find(({ field }) => field === 'PostalCode')
  const segments = segmentsOf(text)
  for (const [i, { from, to }] of [...segments.entries()].toReversed()) {
    const piece = text.slice(from, to)
    const match = STATE.exec(piece)
    if (!match || from + match.index === 0) continue
    const [words] = match
    const before = piece.slice(0, match.index).trim()
    const isAtCode = code && code.from >= to && !/[^\s,]/.test(text.slice(to, code.from))
    const isAlone = i > 0 && before === ''
    const isBehindText = /^[A-Z]{2}$/.test(words) && named(before, i > 0) !== undefined
    const isBehindCity = cityAtEnd(before, places, codeOf(words)) !== undefined
    if (isAtCode || isAlone || isBehindText || isBehindCity)
      return [found('StateProvince', { from: to - words.length, to })]
  }
  return []
}

const MOST_CITY_WORDS = 4

/** The longest run of words at the end of a text that a city, of this state, bears as its name. */
function cityAtEnd(text: string, places: PlacesNamed, state?: string): string | undefined {
  const starts = [...text.matchAll(/(?<=^|\s)\S/g)].map(({ index }) => index).slice(-MOST_CITY_WORDS)
  const isCity = (name: string) => places(name, state).some(({ place }) => place.kind === 'city')
  return starts.map((from) => text.slice(from)).find((name) => !/\d/.test(name) && isCity(name))
}

/** The city before the state or the ZIP code; without them a stretch of its own that a city bears as its name. */
export const city: Rule = ({ line, text, read, places }) => {
  const mark = behindCity(read)
  const segments = segmentsOf(text)
  const at = mark ? segments.findLastIndex(({ to }) => to <= mark.from) : segments.length - 1
  const segment = segments[at]
  if (!segment) return []
  const piece = text.slice(segment.from, segment.to)
  const isState = mark?.field === 'StateProvince'
  const known = cityAtEnd(piece, places, isState ? codeOf(line.slice(mark.from, mark.to)) : undefined)
  const name = mark ? (known ?? named(piece, at > 0)) : at > 0 && known === piece ? piece : undefined
  return name ? [found('City', { from: segment.to - name.length, to: segment.to })] : []
}

/** What follows a city: the state, else the ZIP code. */
const behindCity = (read: readonly Found[]) =>
  read.find(({ field }) => field === 'StateProvince') ?? read.find(({ field }) => field === 'PostalCode')

/** A city that is not known, by where it stands: behind a street, or between commas after the name. */
function named(piece: string, isAfterName: boolean): string | undefined {
  const rest = afterStreet(piece)
  const name = rest ?? (isAfterName ? piece : '')
  return name && !/\d/.test(name) ? name : undefined
}
