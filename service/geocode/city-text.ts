import type { GeocodeCorrection } from '#contract/geocode.ts'
import { parseAddress } from '#shared/address/parse-address.ts'
import { readable } from '#shared/address/readable-name.ts'
import { suffixes } from '#shared/address/street-words.ts'
import { editDistance } from '#shared/text/edit-distance.ts'
import type { PostalArea } from '../reference/places/places.ts'
import { areasOfCity, citiesOfState, statesOfCity } from './areas.ts'

/** The city at the end of a text, and what is before it. */
export interface CityReading {
  rest: string
  City?: string
  correction?: GeocodeCorrection
  states: readonly string[]
}

/** What is known of the place of a city. */
interface Known {
  state: string | undefined
  area: PostalArea | undefined
}

/** Words of the longest name of a city that is not behind a comma. */
const MAX_WORDS = 5
/** Letters of the shortest name that is corrected. */
const MIN_LETTERS = 5

/** Whether a text ends with the name of a city of a state, with one wrong letter at most. */
export const endsWithCity = (text: string, state: string): boolean =>
  endings(text).some(
    ({ name }) => areasOfCity(name, state).length > 0 || misspelled(name, state) !== undefined,
  )

/** The last words of a text as names, the longest first; what is before one must be a street, or nothing. */
function endings(text: string): { name: string; before: string }[] {
  const comma = text.lastIndexOf(',')
  if (comma >= 0) return [{ name: text.slice(comma + 1).trim(), before: text.slice(0, comma).trim() }]
  const words = text.split(' ')
  const counts = Array.from({ length: Math.min(MAX_WORDS, words.length) }, (_, i) => i + 1).reverse()
  return counts
    .map((count) => ({ name: words.slice(-count).join(' '), before: words.slice(0, -count).join(' ') }))
    .filter(({ before }) => before === '' || isStreetLine(before))
}

/** Whether a text can be a street line by itself: a number with a name, or a name with a suffix. */
function isStreetLine(text: string): boolean {
  const { Number: house, Name, Suffix } = parseAddress(text) ?? {}
  return Name !== undefined && (house !== undefined || Suffix !== undefined)
}

/** Takes the city from the end of a text: of the state or, without one, of any. */
export function cityAtEnd(text: string, { state, area }: Known): CityReading {
  const ends = endings(text)
  for (const { name, before } of ends) {
    const states =
      state === undefined ? statesOfCity(name) : areasOfCity(name, state).length > 0 ? [state] : []
    if (states.length > 0 && (state !== undefined || isPlainCity(name, before, text)))
      return { rest: before, City: name, states }
  }
  if (state === undefined) return { rest: text, states: [] }
  for (const { name, before } of ends) {
    const found = misspelled(name, state)
    if (found === undefined) continue
    const correction = { Field: 'City' as const, Written: name, Found: found }
    return { rest: before, City: found, correction, states: [state] }
  }
  const [last] = ends
  // Beside a postal code a name behind a comma is a place that the post office does not use.
  if (area && last && text.includes(',') && /^[a-z .'-]+$/i.test(last.name) && isStreetLine(last.before))
    return { rest: last.before, City: last.name, states: [state] }
  return { rest: text, states: [] }
}

/**
 * Without a state the last word of a street may be the name of a city anywhere: it is one behind a comma, behind an address that is whole without it, or
 * alone.
 */
function isPlainCity(name: string, before: string, text: string): boolean {
  if (before === '' || text.includes(',')) return true
  const { Number: house, Name, Suffix, UnitNumber } = parseAddress(before) ?? {}
  const isWhole =
    house !== undefined && Name !== undefined && (Suffix !== undefined || UnitNumber !== undefined)
  return isWhole && !suffixes.has(name.toLowerCase())
}

/** The one city of a state whose name is one letter different; undefined where there is none, or several. */
function misspelled(name: string, state: string): string | undefined {
  const written = readable(name)
  if (written.length < MIN_LETTERS) return undefined
  const found = citiesOfState(state).filter(({ key }) => editDistance(written, key, 1) === 1)
  return found.length === 1 ? found[0]?.City : undefined
}
