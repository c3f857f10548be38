import { type Agreement, agreementWithPlace } from './evidence.ts'
import type { NameIndex } from './name-index.ts'
import type { MatchPlace } from './place.ts'
import type { Query } from './query.ts'
import { agreementOf } from './score.ts'

const nothing = { both: 0, first: 1, second: 1, rarity: 0 }
const everything = { both: 1, first: 0, second: 0, rarity: 0 }

/**
 * The bounds of the agreement (0 to 100) of records by how their place agrees: `from` for a name that shares nothing, `to` for an
 * equal one. A street or a phone that is not equal agrees nearly at most.
 */
export interface ScoreBounds {
  /** Where the bounds of a record are in `from` and `to`. */
  boundsOf(record: number): number
  from: readonly number[]
  to: readonly number[]
  /** From and to of a place that agrees with the query in full, and of another one of the same state. */
  here: readonly [from: number, to: number]
  elsewhere: readonly [from: number, to: number]
}

/** Never a city or a postal code. */
const OTHER = '-'
/** Digits of the number of a combination of agreements. */
const digits: Record<Agreement, number> = { same: 0, near: 1, other: 2, unknown: 3, absent: 4 }

/** The bounds of the records of each place for a query; a place is compared once. */
export function scoreBoundsOf(index: NameIndex, query: Query): ScoreBounds {
  const near = {
    address: query.street ? 'near' : 'absent',
    street: 'same',
    suffix: 'same',
    unit: 'same',
    phone: query.phone ? 'near' : 'absent',
    birth: query.birth ? 'same' : 'absent',
    age: query.ages ? 'same' : 'absent',
  } as const
  const from: number[] = []
  const to: number[] = []
  function add(place: MatchPlace): number {
    const agreement = agreementWithPlace(query, place)
    const key = digits[agreement.city] * 25 + digits[agreement.state] * 5 + digits[agreement.postalCode]
    from[key] ??= 100 * agreementOf(query.kind, { ...near, ...agreement, name: nothing })
    to[key] ??= 100 * agreementOf(query.kind, { ...near, ...agreement, name: everything })
    return key
  }
  const { city = '', state = '', postalCode = '' } = query
  const requested = add({ city, cityWords: [], StateProvince: state, PostalCode: postalCode })
  const other = add({ city: OTHER, cityWords: [], StateProvince: state, PostalCode: OTHER })
  const here = [from[requested] as number, to[requested] as number] as const
  const elsewhere = [from[other] as number, to[other] as number] as const
  if (!city && !state && !postalCode) return { boundsOf: () => requested, from, to, here, elsewhere }
  /** For each place one more than the number of its bounds; 0 for one that was not compared. */
  const byPlace = new Uint8Array(index.places.length)
  return {
    boundsOf(record) {
      const place = index.placeNumbers[record] as number
      const before = byPlace[place] as number
      if (before > 0) return before - 1
      const number = add(index.places[place] as MatchPlace)
      byPlace[place] = number + 1
      return number
    },
    from,
    to,
    here,
    elsewhere,
  }
}
