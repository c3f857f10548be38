import type { GeocodeCorrection, ParsedAddress } from '#contract/geocode.ts'
import type { StreetAddress } from '#shared/address/parse-address.ts'
import { parsePostalCode } from '#shared/address/postal-code.ts'
import { suffixes } from '#shared/address/street-words.ts'
import { cleanText } from '#shared/text/clean-text.ts'
import { areaOf } from './areas.ts'
import { type CityReading, cityAtEnd } from './city-text.ts'
import { takeState } from './state-text.ts'
import { readStreetLine, type StreetLine } from './street-line.ts'

/** A whole address in its parts. */
export interface AddressText {
  parsed: ParsedAddress
  corrections: GeocodeCorrection[]
  /** The parts of the street; absent where there is none. */
  street?: StreetAddress
  /** What the street line is; absent where there is none. */
  kind?: StreetLine['kind']
  /** States that have a city of that name, the most populous city first, where the address names no state and no postal code. */
  states: readonly string[]
}

const COUNTRY = /[\s,]+(?:usa?|u\.s\.a?\.?|united states(?: of america)?|canada)\.?$/i
const ZIP = /(?:^|[\s,])(\d{5}(?:[- ]?\d{4})?|[a-z]\d[a-z] ?\d[a-z]\d)$/i

/** Takes the postal code from the end of a text; five digits that are none may be the number of a road. */
function takePostalCode(text: string): { rest: string; PostalCode?: string; ZipPlus4?: string } {
  const [, written] = ZIP.exec(text) ?? []
  if (written === undefined) return { rest: text }
  const { PostalCode, ZipPlus4 } = parsePostalCode(written)
  if (PostalCode === undefined || (!areaOf(PostalCode) && !/,\s*\S*$/.test(text))) return { rest: text }
  return { rest: trimmed(text.slice(0, -written.length)), PostalCode, ...(ZipPlus4 && { ZipPlus4 }) }
}

const trimmed = (text: string) => text.replace(/[\s,]+$/, '')

/**
 * Reads an address that is written in one line, with or without commas, city, state and postal code: "1020 E 1st St, Papillion NE 68046". A city
 * with one wrong letter is corrected where the state is known.
 */
export function readAddressText(written: string): AddressText {
  const text = trimmed(cleanText(written)).replace(COUNTRY, '')
  const { rest: beforeCode, PostalCode, ZipPlus4 } = takePostalCode(text)
  const area = PostalCode === undefined ? undefined : areaOf(PostalCode)
  const { rest: beforeState, state } = takeState(beforeCode, area?.StateProvince)
  const StateProvince = state ?? area?.StateProvince
  const city: CityReading = cityAtEnd(beforeState, { state: StateProvince, area })
  const line = area && !city.City ? withoutUnknownCity(city.rest) : city.rest
  const { kind, parts: street } = readStreetLine(line) ?? {}
  const hasName = street?.Name !== undefined && kind !== 'box'
  return {
    parsed: {
      ...(street?.Number && { Number: street.Number }),
      ...(hasName && { Street: lineOf(street) }),
      ...(street?.UnitNumber && { UnitNumber: street.UnitNumber }),
      ...(city.City && { City: city.City }),
      ...(StateProvince && { StateProvince }),
      ...(PostalCode && { PostalCode }),
      ...(ZipPlus4 && { ZipPlus4 }),
    },
    corrections: city.correction ? [city.correction] : [],
    ...(kind === 'street' && hasName && { street }),
    ...(kind && { kind }),
    states: city.states,
  }
}

/** The street in an address's parts: `E 1st St`. */
const lineOf = ({ PreDirectional, Name, Suffix, PostDirectional }: StreetAddress) =>
  [PreDirectional, Name, Suffix, PostDirectional].filter(Boolean).join(' ')

/** A street line without the words after its suffix: beside a postal code they are the name of a place that the post office does not use. */
function withoutUnknownCity(text: string): string {
  const [line = ''] = text.split(',')
  const words = line.split(' ')
  const isSuffix = (word: string) => suffixes.has(word.toLowerCase().replace(/\.$/, ''))
  const at = words.findIndex((word, i) => i > 1 && isSuffix(word))
  const rest = words.slice(at + 1)
  const isCity = at > 0 && rest.every((word) => /^[a-z'.]{3,}$/i.test(word)) && !rest.every(isSuffix)
  return isCity && text === line ? words.slice(0, at + 1).join(' ') : text
}
