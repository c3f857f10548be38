import { stateCode } from '#criteria/compare/field-differences.ts'
import type { PlacesNamed } from '#language/rule.ts'
import { plainPostalCode } from '#shared/address/postal-code.ts'
import { stateNames } from '#shared/address/states.ts'
import { isBusinessText, isFirstName } from './name-kind.ts'
import {
  type FoundPart,
  type LineRule,
  type LineState,
  partOf,
  type Span,
  segmentsOf,
  spanOf,
} from './segments.ts'
import { afterStreet, isAddress } from './street-rules.ts'

const POSTAL = /(?<![\w#-])(?:\d{5}(?:-?\d{4})?|[a-z]\d[a-z][ -]?\d[a-z]\d)(?![\w-])/gi
/** Words before a number of five digits that is not a ZIP code. */
const OTHER_NUMBER = /(?:box|#|suite|ste|apt|unit|no\.?|number|highway|hwy|route|rte|store|studio)\s*$/i

const isSeparated = (text: string, at: number) =>
  at >= text.length || /^\s*[,;|\n\r\t()\uE000]|^\s*$/.test(text.slice(at))

/**
 * The last code that exists, or that follows a state; a house number is followed by its street. A code inside a text must follow a
 * state or a city.
 */
export const postalCode: LineRule = ({ text, places }) => {
  const codes = [...text.matchAll(POSTAL)].filter(({ 0: code, index }) => {
    const before = text.slice(0, index).replace(/[\s,]+$/, '')
    const isBehindState = STATE_AT_END.test(before)
    if (OTHER_NUMBER.test(before) || (/^\d{9}$/.test(code) && !isBehindState)) return false
    if (!isBehindState && places(plainPostalCode(code)).length === 0) return false
    const after = text.slice(index + code.length)
    const street = afterStreet(text.slice(index))
    if (!isBehindState && street !== undefined && !isSeparated(text, index + code.length)) return false
    const isAtStart = /^[\s"'*>]*$/.test(text.slice(0, index))
    if (isAtStart) return /\p{L}/u.test(after) || code.length > 5
    if (isSeparated(text, index + code.length)) return true
    return isBehindState || cityAtEnd(lastSegment(before), places) !== undefined
  })
  const last = codes.at(-1)
  return last ? [partOf('PostalCode', spanOf(last))] : []
}

function lastSegment(text: string): string {
  const span = segmentsOf(text).at(-1)
  return span ? text.slice(span.from, span.to) : ''
}

const stateNamePattern = [...Object.keys(stateNames), 'D\\.C\\.', ...Object.values(stateNames)].join('|')
const STATE_AT_END = new RegExp(`(?<![\\p{L}\\p{N}'.&-])(${stateNamePattern})\\.?$`, 'iu')
const STATE_WITHIN = new RegExp(`(?<![\\p{L}\\p{N}'.&-])(${stateNamePattern})(?=[\\s.])`, 'giu')

const codeOf = (text: string) => stateCode(text === text.toUpperCase() ? text.replaceAll('.', '') : text)

/** Letters after a name that are a degree or a legal form as often as a state. */
const titleCodes = new Set(['MD', 'PA', 'DC', 'CO', 'PC', 'MA', 'ND', 'LA'])

/**
 * The state: before a ZIP code, alone between commas, or after a city. Its two letters may also be a word, a degree or a direction,
 * so what is around them decides.
 */
export const state: LineRule = (reading) => {
  const { text, read, places } = reading
  const code = read.find(({ field }) => field === 'PostalCode')
  const segments = segmentsOf(text)
  for (const [i, { from, to }] of [...segments.entries()].toReversed()) {
    const part = text.slice(from, to)
    const match = STATE_AT_END.exec(part)
    if (!match) continue
    const name = match[1] ?? ''
    const span = { from: from + match.index, to: from + match.index + name.length }
    const before = part.slice(0, match.index).trim()
    const previous = segments[i - 1]
    const city = previous && cityAtEnd(text.slice(previous.from, previous.to), places, codeOf(name))
    const isAtCode = code && code.from >= to && !/[^\s,.]/.test(text.slice(to, code.from))
    const isNamed = /^[A-Z]{2}$/.test(name) || (name.length > 3 && !isLargeCity(name, places))
    const isAlone = before === '' && (city || (i > 0 && !(i === 1 && titleCodes.has(codeOf(name)))))
    const isBehindText =
      /^[A-Z]{2}$/.test(name) && !isBusinessText(before) && unknownCity(before, i > 0) !== undefined
    const isBehindCity = cityAtEnd(before, places, codeOf(name)) !== undefined
    if (from + match.index === 0 && !isAtCode) continue
    if (isAtCode || (isAlone && (isNamed || city)) || isBehindText || isBehindCity)
      return [partOf('StateProvince', span)]
  }
  return stateWithin(text, segments, places)
}

/** "New York", "Washington": without a city before it, such a name is the city. */
const isLargeCity = (name: string, places: PlacesNamed) =>
  cityAtEnd(name, places, undefined, VERY_MANY_PEOPLE) === name

/** A state in the middle of a text, directly after one of its cities: "Omaha NE Acme Plumbing". */
function stateWithin(text: string, segments: readonly Span[], places: PlacesNamed): FoundPart[] {
  for (const { from, to } of segments) {
    const part = text.slice(from, to)
    for (const match of part.matchAll(STATE_WITHIN)) {
      const name = match[1] ?? ''
      const before = part.slice(0, match.index).trim()
      const isCode = name === name.toUpperCase() || name.length > 3
      if (isCode && before && cityAtEnd(before, places, codeOf(name)))
        return [partOf('StateProvince', { from: from + match.index, to: from + match.index + name.length })]
    }
  }
  return []
}

const MAX_CITY_TOKENS = 4

/** The longest run of words at the end of a text that is the name of a city, of this state, with at least so many people. */
function cityAtEnd(text: string, places: PlacesNamed, state?: string, minPeople = 0): string | undefined {
  const starts = [...text.matchAll(/(?<=^|\s)\S/g)].map(({ index }) => index).slice(-MAX_CITY_TOKENS)
  const isCity = (name: string) =>
    places(name, state).some(({ place, People }) => place.kind === 'city' && People >= minPeople)
  return starts.map((from) => text.slice(from)).find((name) => !/\d/.test(name) && isCity(name))
}

/** The city before the state or the ZIP code; without them a city after a street, alone, or after a name. */
export const city: LineRule = (reading) => {
  const { line, text, read, places } = reading
  const mark = behindCity(read)
  const segments = segmentsOf(text)
  const at = mark ? segments.findLastIndex(({ to }) => to <= mark.from) : -1
  const segment = segments[at]
  if (mark && segment) {
    const part = text.slice(segment.from, segment.to)
    const state = mark.field === 'StateProvince' ? codeOf(line.slice(mark.from, mark.to)) : undefined
    const hasName = segments.some(({ from, to }, i) => i !== at && !isAddress(text.slice(from, to)))
    const name = cityAtEnd(part, places, state) ?? unknownCity(part, at > 0 && hasName)
    const span = name === undefined ? undefined : { from: segment.to - name.length, to: segment.to }
    if (span && !belongsToName(text, segment.from, span.from))
      return withPreposition(text, segment.from, span)
    if (span) return []
  }
  const isOfState = mark?.field === 'StateProvince'
  return cityAnywhere(reading, segments, isOfState ? codeOf(line.slice(mark.from, mark.to)) : undefined)
}

/** The part after a city: the state, else the ZIP code. */
const behindCity = (read: readonly FoundPart[]) =>
  read.find(({ field }) => field === 'StateProvince') ?? read.find(({ field }) => field === 'PostalCode')

/** "Bank of Omaha": a city after these is a part of the name. */
const OF =
  /(?:^|\s)(?:of|de|the|at|&|and|for|greater|new|south|north|east|west|downtown|mr|mrs|ms|dr)\.?\s+$/i
const belongsToName = (text: string, from: number, to: number) => OF.test(text.slice(from, to))

/** "Quail Mill Coffee in Houston": the preposition is not used. */
function withPreposition(text: string, from: number, city: Span): FoundPart[] {
  const word = /(?:^|\s)(in|near)\s+$/i.exec(text.slice(from, city.from))
  const own = partOf('City', city)
  if (!word) return [own]
  const at = from + word.index + word[0].search(/\S/)
  return [partOf('Other', { from: at, to: at + (word[1] ?? '').length }), own]
}

/** Cities of fewer people count after a name only with more evidence, as many names end like them. */
const MANY_PEOPLE = 20_000
const VERY_MANY_PEOPLE = 100_000
const MILLION = 1_000_000
/** Names of cities that are words of business names more often. */
const COMMON =
  /^(?:commerce|industry|enterprise|center|centre|star|park|temple|mobile|market|mission|universal|price|bell|orange|reading|bend|surprise|independence|union|liberty|sunrise|eagle|corona|media|science|progress|spring|springs|lake|hill|summit|plantation|lancaster & .*)$/i

function cityAnywhere(
  { text, places, read }: LineState,
  segments: readonly Span[],
  state: string | undefined,
): FoundPart[] {
  const all = segments.map((span) => ({ ...span, part: text.slice(span.from, span.to) }))
  const cityOf = (span: Span, name: string) => ({ from: span.to - name.length, to: span.to })
  for (const span of all) {
    const behind = afterStreet(span.part)?.replace(/^[.\s]+/, '')
    if (behind && cityAtEnd(behind, places) === behind) return [partOf('City', cityOf(span, behind))]
  }
  const isOther = (i: number) => all.length > 1 || (i === 0 && read.some(({ field }) => isName(field)))
  for (const [i, { part, ...span }] of [...all.entries()].toReversed()) {
    const previous = all[i - 1]?.part ?? ''
    const isGivenName = isFirstName(part) && /^\p{L}+$/u.test(previous)
    const minPeople = i > 0 || state ? 0 : MANY_PEOPLE
    const known = isOther(i) && !isGivenName && cityAtEnd(part, places, state, minPeople)
    if (known && known === part && !(i === 0 && COMMON.test(part))) return [partOf('City', span)]
  }
  for (const { part, ...span } of all.toReversed()) {
    const name = cityBehindName(part, places)
    if (name) return withPreposition(text, span.from, cityOf(span, name))
  }
  return []
}

const isName = (field: string) => field === 'Name' || field === 'Contact'

/** "Quail Mill Coffee Houston": a large city at the end of a name that is whole without it. */
function cityBehindName(part: string, places: PlacesNamed): string | undefined {
  const known = cityAtEnd(part, places, undefined, MANY_PEOPLE)
  if (!known || known === part || COMMON.test(known)) return undefined
  const before = part.slice(0, -known.length)
  if (OF.test(before)) return undefined
  const tokens = before.trim().split(/\s+/)
  if (/^(?:in|near)$/i.test(tokens.at(-1) ?? '')) return known
  const isPersonName = tokens.length === 1 && isFirstName(tokens[0] ?? '')
  const isTwoFirstNames =
    tokens.length === 2 && tokens.every((word) => isFirstName(word) || /^\p{L}\.?$/u.test(word))
  if (isPersonName) return undefined
  const minPeople = isTwoFirstNames ? MILLION : tokens.length > 1 ? MANY_PEOPLE : VERY_MANY_PEOPLE
  return cityAtEnd(part, places, undefined, minPeople) ? known : undefined
}

const MAX_UNKNOWN_TOKENS = 3

/** A city that is not in the data, by its position: after a street, or between commas after the name. */
function unknownCity(part: string, isAfterName: boolean): string | undefined {
  const rest = afterStreet(part)?.replace(/^[.\s]+/, '')
  const name = rest ?? (isAfterName ? part : '')
  const isPlain = !/[\d#&]/.test(name) && name.split(/\s+/).length <= MAX_UNKNOWN_TOKENS
  return name && isPlain && !isBusinessText(name) ? name : undefined
}
