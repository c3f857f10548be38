import type { Geocode } from '#contract/geocode.ts'
import type { AddressText } from './address-text.ts'
import { areaOf, areasOfCity } from './areas.ts'
import { geocodeMessages as messages } from './messages.ts'
import type { AddressSets } from './open.ts'
import { addressIn, alternativesOf, type PlacedStreet, rounded } from './place-of.ts'
import { placeOfZipPlus4, zipPlus4Text } from './zip-plus4.ts'

/** The answer for an address whose street is not known: by its ZIP+4, else by the postal code or the city. `others` may be intended. */
export const answerWithoutStreet = (
  read: AddressText,
  others: readonly PlacedStreet[],
  sets: AddressSets,
): Geocode => zipPlus4Answer(read, others, sets) ?? areaAnswer(read, others, noteOn(read, sets))

/** Why an address is not placed by its street; undefined where none was written. */
function noteOn({ kind }: AddressText, { points, ranges }: AddressSets): string | undefined {
  if (kind === undefined || kind === 'unit') return undefined
  if (kind === 'box' || kind === 'crossing') return messages[kind]
  return points || ranges ? messages.noStreet : messages.noData
}

/** The middle of the points with the ZIP+4 of an address; undefined where there are none. */
function zipPlus4Answer(
  { parsed, corrections }: AddressText,
  others: readonly PlacedStreet[],
  sets: AddressSets,
): Geocode | undefined {
  const { ZipPlus4 } = parsed
  const area = ZipPlus4 === undefined ? undefined : areaOf(ZipPlus4.slice(0, 5))
  const point = area && placeOfZipPlus4(sets, ZipPlus4 as string)
  if (!point) return undefined
  return {
    Address: addressIn('', { ...area, PostalCode: zipPlus4Text(ZipPlus4 as string) }, true),
    Location: rounded(point),
    Grade: 'Street',
    Parsed: parsed,
    Corrections: corrections,
    Alternatives: alternativesOf(others, parsed.Number),
    Note: messages.zipPlus4,
  }
}

/** The middle of the postal code or, without one that exists, of the most populous part of the city. */
function areaAnswer(
  { parsed, corrections, states }: AddressText,
  others: readonly PlacedStreet[],
  note: string | undefined,
): Geocode {
  const { PostalCode, City } = parsed
  const code = PostalCode === undefined ? undefined : areaOf(PostalCode)
  const [city] = City === undefined ? [] : states.flatMap((state) => areasOfCity(City, state)[0] ?? [])
  const found = code ?? city
  const Grade = code ? ('PostalCode' as const) : ('City' as const)
  return {
    ...(found && {
      Address: addressIn('', found, code !== undefined),
      Location: rounded(found),
      Grade,
    }),
    Parsed: parsed,
    Corrections: corrections,
    Alternatives: alternativesOf(others, parsed.Number),
    ...(found ? note && { Note: note } : { Note: messages.nothing }),
  }
}
