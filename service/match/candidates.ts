import { placesOf } from './asked-places.ts'
import { byName, MAX_CANDIDATES } from './candidates-by-name.ts'
import type { NameIndex, Range } from './name-index.ts'
import type { Query } from './query.ts'
import { unite } from './sorted.ts'

function byAddress(index: NameIndex, query: Query): Uint32Array {
  const { street, state } = query
  if (!street?.Number) return new Uint32Array(0)
  const places = placesOf(index, query)
  const range = state ? index.inState(state) : undefined
  const all = index.atAddress(street.Number, street.key)
  return all
    .filter(
      (record) =>
        (!places || places.has(index.placeNumbers[record] as number)) &&
        (!range || (record >= range[0] && record < range[1])),
    )
    .subarray(0, MAX_CANDIDATES)
}

/**
 * The records that may be meant, 1,200 at most: by the words of the name in all their spellings, as many as may score high enough, by
 * the phone, and by the address.
 */
export function candidatesOf(index: NameIndex, query: Query): Uint32Array {
  const range: Range = query.state ? index.inState(query.state) : [0, index.records]
  const phone = query.phone ? index.withPhone(query.phone).subarray(0, MAX_CANDIDATES) : new Uint32Array(0)
  return unite([
    ...query.names.map((name) => byName(index, query, [...new Set(name)], range)),
    byAddress(index, query),
    phone,
  ])
}
