import type { Geocode, GeocodeCorrection } from '#contract/geocode.ts'
import { readHouseNumber } from '#shared/address/house-number.ts'
import { type AddressText, readAddressText } from './address-text.ts'
import { areaOf } from './areas.ts'
import { type FoundStreet, HOUSE_MISSING, streetsMisspelled, streetsNamed } from './find-streets.ts'
import { geocodeMessages as messages } from './messages.ts'
import type { AddressSets } from './open.ts'
import { placeAmongPoints, placeOnRanges } from './place-house.ts'
import { alternativesOf, type PlacedStreet, placeOf } from './place-of.ts'
import { searchAreas } from './search-areas.ts'
import {
  plusFirst,
  type StoredHouse,
  type StoredSegment,
  unpackHouse,
  unpackSegment,
} from './stored-streets.ts'
import { nameOfParts, type StreetName } from './street-name.ts'
import { answerWithoutStreet } from './without-street.ts'

/** A street with this cost or less needs no look at misspelled names. */
const GOOD = 5

/** A place for an address from the addresses of the operator; points before ranges, then the street, the postal code and the city. */
export function geocode(text: string, sets: AddressSets): Geocode {
  const read = readAddressText(text)
  const name = read.street && nameOfParts(read.street)
  const ranked = name ? rankedStreets(read, name, sets) : []
  const [best] = ranked.filter(({ isOther }) => !isOther)
  const others = ranked.filter((street) => street !== best)
  if (best && name) return answerAt(read, name, best, others)
  return answerWithoutStreet(read, others, sets)
}

/** All streets that may be the one, the best first: those of the name, and misspelled ones where these are not good. */
function rankedStreets(read: AddressText, name: StreetName, sets: AddressSets): PlacedStreet[] {
  const [first, ...rest] = searchAreas(read)
  const areas = first ? [first, ...rest] : []
  const house = readHouseNumber(read.street?.Number ?? '')
  const placedAll = (streets: readonly FoundStreet[]) => streets.map((street) => placeOn(street, house))
  const inFirst = first?.tier === 0 ? placedAll(streetsNamed(sets, [first], name)) : []
  if (inFirst.some(isExact)) return distinct(inFirst.sort((a, b) => a.cost - b.cost))
  const named = placedAll(streetsNamed(sets, areas, name))
  const isGood = named.some(({ cost, isOther }) => cost <= GOOD && !isOther)
  const all = isGood ? named : [...named, ...placedAll(streetsMisspelled(sets, areas, name))]
  return distinct(all.sort((a, b) => a.cost - b.cost))
}

/** Whether the house is there, on the street and in the postal code that were written: no other street can be the one. */
const isExact = ({ cost, isOther, placed }: PlacedStreet) =>
  cost <= RANGE && !isOther && placed.grade !== 'Street'

/** A point costs a little less than a range, so that it is first among equals. */
const RANGE = 0.2

function placeOn(found: FoundStreet, house: ReturnType<typeof readHouseNumber>): PlacedStreet {
  const [, , , items] = found.street
  const placed =
    found.kind === 'points'
      ? placeAmongPoints(plusFirst(items as StoredHouse[]).map(unpackHouse), house)
      : placeOnRanges((items as StoredSegment[]).map(unpackSegment), house)
  const extra =
    (placed.grade === 'Street' && house ? HOUSE_MISSING : 0) + (found.kind === 'ranges' ? RANGE : 0)
  return { ...found, placed, cost: found.cost + extra }
}

/** The streets without those of the same name and area that cost more: the ranges of a street that has points. */
function distinct(sorted: readonly PlacedStreet[]): PlacedStreet[] {
  const seen = new Set<string>()
  return sorted.filter(({ street: [label], area }) => {
    const key = `${area.PostalCode} ${label.toLowerCase()}`
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}

function answerAt(
  { parsed, corrections }: AddressText,
  name: StreetName,
  best: PlacedStreet,
  others: readonly PlacedStreet[],
): Geocode {
  const [label] = best.street
  return {
    ...placeOf(best, parsed.Number),
    Parsed: parsed,
    Corrections: [
      ...corrections,
      ...streetCorrection(name, best, label),
      ...codeCorrection(parsed.PostalCode, best),
    ],
    Alternatives: alternativesOf(others, parsed.Number),
    ...(best.placed.grade === 'Street' && parsed.Number && { Note: messages.noHouse }),
  }
}

function streetCorrection(
  { label, suffix, direction }: StreetName,
  best: FoundStreet,
  found: string,
): GeocodeCorrection[] {
  const [, otherSuffix, otherDirection] = best.street
  const isSame = !best.isMisspelled && suffix === otherSuffix && direction === otherDirection
  return isSame ? [] : [{ Field: 'Street', Written: label, Found: found }]
}

/** A postal code that the street is not in, where its own is known. */
function codeCorrection(written: string | undefined, { area, near }: FoundStreet): GeocodeCorrection[] {
  if (written === undefined || near || areaOf(written)?.PostalCode === area.PostalCode) return []
  return [{ Field: 'PostalCode', Written: written, Found: area.PostalCode }]
}
