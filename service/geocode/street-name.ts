import { parseAddress, type StreetAddress } from '#shared/address/parse-address.ts'
import { placeBeginnings } from '#shared/address/place-words.ts'
import { fullSuffixes } from '#shared/address/street-words.ts'
import { placeKey } from '../match/place-words.ts'

/** A street as it is looked up and compared. */
export interface StreetName {
  /** The name alone, as it is compared: `1st` of `E First St`. */
  key: string
  /** As it is shown: `E 1st St`. */
  label: string
  /** Abbreviation of the suffix; empty without one. */
  suffix: string
  /** Directions before and after the name, `SW` of `SW 1st Ave` and of `1st Ave SW`; empty without one. */
  direction: string
}

/** Words of roads' names that the postal service's lists do not have. */
const roadWords: ReadonlyMap<string, string> = new Map([['county', 'co']])

/** A word in full, so that a wrong letter is one in the short form too; `St` in a name is Saint. */
const wordKey = (word: string) =>
  placeBeginnings.has(word) ? word : (roadWords.get(word) ?? fullSuffixes.get(word) ?? word)

/** The name of a street in an address; undefined without one. */
export function nameOfParts({
  Name,
  Suffix = '',
  PreDirectional = '',
  PostDirectional = '',
}: StreetAddress): StreetName | undefined {
  if (!Name) return undefined
  const key = placeKey(Name.toLowerCase().split(' ').map(wordKey).join(' '))
  const label = [PreDirectional, Name, Suffix, PostDirectional].filter(Boolean).join(' ')
  return key === '' ? undefined : { key, label, suffix: Suffix, direction: PreDirectional + PostDirectional }
}

/** The name of a street that is written without a house number: `Hwy 360`, `1st Ave NW`. */
export function readStreetName(street: string): StreetName | undefined {
  const parts = street.trim() === '' ? undefined : parseAddress(`1 ${street}`)
  return parts && nameOfParts(parts)
}
