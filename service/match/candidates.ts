import { placesOf } from './asked-places.ts'
import { byName, MAX_CANDIDATES } from './candidates-by-name.ts'
import type { NameIndex, Range } from './name-index.ts'
import { oneEditAway } from './one-edit-away.ts'
import type { Query } from './query.ts'
import { unite } from './sorted.ts'

/** Longer names of streets are not looked up in other spellings. */
const MAX_RESPELT = 24
const MIN_RESPELT = 4

/**
 * The records at the address, in the places that were asked for. Where there is none, nor a name to go by, those at a street one letter
 * away.
 */
function byAddress(index: NameIndex, query: Query): Uint32Array {
  const { street, names } = query
  if (!street?.Number) return new Uint32Array(0)
  const places = placesOf(index, query)
  const range = rangeOf(index, query)
  const isAsked = (record: number) =>
    record >= range[0] && record < range[1] && (!places || places.has(index.placeNumbers[record] as number))
  const at = (name: string) => index.atAddress(street.Number as string, name).filter(isAsked)
  const there = at(street.key)
  const { length } = street.key
  const mayRespell = names.length === 0 && places && length >= MIN_RESPELT && length <= MAX_RESPELT
  const found = there.length > 0 || !mayRespell ? there : unite([...oneEditAway(street.key)].map(at))
  return found.subarray(0, MAX_CANDIDATES)
}

const rangeOf = (index: NameIndex, { state }: Query): Range =>
  state ? index.inState(state) : [0, index.records]

/**
 * The records that may be meant, 1,200 at most: by the words of the name in all their spellings, as many as may score high enough, by
 * the phone, and by the address.
 */
export function candidatesOf(index: NameIndex, query: Query): Uint32Array {
  const range = rangeOf(index, query)
  const phone = query.phone ? index.withPhone(query.phone).subarray(0, MAX_CANDIDATES) : new Uint32Array(0)
  return unite([
    ...query.names.map((name) => byName(index, query, [...new Set(name)], range)),
    byAddress(index, query),
    phone,
  ])
}
