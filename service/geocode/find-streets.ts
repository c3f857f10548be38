import { suffixes } from '#shared/address/street-words.ts'
import { editDistance } from '#shared/text/edit-distance.ts'
import type { PostalArea } from '../reference/places/places.ts'
import type { AddressSets } from './open.ts'
import { differ, isSimilarName } from './same-street.ts'
import type { SearchArea } from './search-areas.ts'
import { type AddressKind, addressKinds, type StoredStreet } from './stored-streets.ts'
import type { StreetName } from './street-name.ts'

/** A street that may be the one that was written. */
export interface FoundStreet {
  kind: AddressKind
  street: StoredStreet
  area: PostalArea
  /** Whether the area is only the nearest one, so that the street's own postal code is not known. */
  near: boolean
  /** How much differs from what was written, 0 when nothing does. */
  cost: number
  /** Whether its name is not the one that was written. */
  isMisspelled: boolean
  /** Whether it is another street by its direction: E Main St is not W Main St. */
  isOther: boolean
}

/**
 * What differences cost. Another suffix and a misspelled name cost more than a house number that the street does not have (`HOUSE_MISSING`), unless that
 * street is in an area beside the named ones.
 */
const costs = { partMissing: 1, suffixDiffers: 5, misspelled: 6, tiers: [0, 0.5, 3] } as const
/** What it costs when a street does not have the house. */
export const HOUSE_MISSING = 4

/** Letters of the shortest name that is corrected, and of the shortest word for a suffix. */
const MIN_LETTERS = 4

/** The streets of a name in some areas. */
export function streetsNamed(
  sets: AddressSets,
  areas: readonly SearchArea[],
  name: StreetName,
): FoundStreet[] {
  return areas.flatMap((searched) => streetsIn(sets, searched, name.key, name))
}

/** The streets in some areas whose name has one letter less, more, other or swapped with the next; numbers in a name are never corrected. */
export function streetsMisspelled(
  sets: AddressSets,
  areas: readonly SearchArea[],
  name: StreetName,
): FoundStreet[] {
  const found: FoundStreet[] = []
  for (const { key, suffix } of variantsOf(name))
    for (const searched of areas)
      for (const other of similarNames(sets, searched, key))
        found.push(...streetsIn(sets, searched, other, { ...name, suffix }, true))
  return found
}

/** The name, and the name without its last word where that is a misspelled suffix: `Main Stret`. */
function variantsOf({ key, label, suffix }: StreetName): Pick<StreetName, 'key' | 'suffix'>[] {
  const last = label.split(' ').at(-1)?.toLowerCase() ?? ''
  if (suffix !== '' || last.length < MIN_LETTERS || !key.endsWith(last) || key === last)
    return [{ key, suffix }]
  const intended = [...suffixes].find(
    ([word]) => word.length >= MIN_LETTERS && editDistance(word, last, 1) === 1,
  )
  const rest = key.slice(0, -last.length)
  return intended
    ? [
        { key, suffix },
        { key: rest, suffix: intended[1] },
      ]
    : [{ key, suffix }]
}

function similarNames(sets: AddressSets, { area }: SearchArea, key: string): Set<string> {
  const found = new Set<string>()
  for (const kind of addressKinds)
    for (const near of [false, true])
      for (const name of sets[kind]?.names(area.PostalCode, near) ?? [])
        if (isSimilarName(name, key)) found.add(name)
  return found
}

function streetsIn(
  sets: AddressSets,
  { area, tier }: SearchArea,
  key: string,
  name: StreetName,
  isMisspelled = false,
): FoundStreet[] {
  const found: FoundStreet[] = []
  for (const kind of addressKinds)
    for (const near of [false, true])
      for (const street of sets[kind]?.streets(area.PostalCode, key, near) ?? []) {
        const cost = (isMisspelled ? costs.misspelled : 0) + costs.tiers[tier] + costOf(name, street)
        const isOther = differ(name.direction, street[2])
        found.push({ kind, street, area, near, cost, isMisspelled, isOther })
      }
  return found
}

function costOf({ suffix, direction }: StreetName, [, otherSuffix, otherDirection]: StoredStreet): number {
  const bySuffix = differ(suffix, otherSuffix)
    ? costs.suffixDiffers
    : suffix === otherSuffix
      ? 0
      : costs.partMissing
  return bySuffix + (direction === otherDirection ? 0 : costs.partMissing)
}
