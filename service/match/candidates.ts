import { candidatesByName, MAX_CANDIDATES } from './candidates-by-name.ts'
import type { NameIndex, Range } from './name-index.ts'
import { oneEditAway } from './one-edit-away.ts'
import type { Query } from './query.ts'
import { requestedPlaces } from './requested-places.ts'
import { unite } from './sorted.ts'

/** Names of streets in this range of lengths are also looked up with one letter changed. */
const MAX_STREET_LETTERS = 24
const MIN_STREET_LETTERS = 4

/**
 * The records at the address, in the requested places. When there are none and the query has no name, those at a street one letter
 * away.
 */
function candidatesByAddress(index: NameIndex, query: Query): Uint32Array {
  const { street, names } = query
  if (!street?.Number) return new Uint32Array(0)
  const places = requestedPlaces(index, query)
  const range = rangeOf(index, query)
  const isRequested = (record: number) =>
    record >= range[0] && record < range[1] && (!places || places.has(index.placeNumbers[record] as number))
  const at = (name: string) => index.atAddress(street.Number as string, name).filter(isRequested)
  const exact = at(street.key)
  const { length } = street.key
  const mayBeMisspelled =
    names.length === 0 && places && length >= MIN_STREET_LETTERS && length <= MAX_STREET_LETTERS
  const found = exact.length > 0 || !mayBeMisspelled ? exact : unite([...oneEditAway(street.key)].map(at))
  return found.subarray(0, MAX_CANDIDATES)
}

const rangeOf = (index: NameIndex, { state }: Query): Range =>
  state ? index.inState(state) : [0, index.records]

/**
 * The records that may match, 1,200 at most: by the words of the name in all their variants, as many as may score high enough, by
 * the phone, and by the address.
 */
export function candidatesOf(index: NameIndex, query: Query): Uint32Array {
  const range = rangeOf(index, query)
  const phone = query.phone ? index.withPhone(query.phone).subarray(0, MAX_CANDIDATES) : new Uint32Array(0)
  return unite([
    ...query.names.map((name) => candidatesByName(index, query, [...new Set(name)], range)),
    candidatesByAddress(index, query),
    phone,
  ])
}
