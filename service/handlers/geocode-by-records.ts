import type { Geocode } from '#contract/geocode.ts'
import { type Kind, kinds, type RecordOf } from '#contract/kind.ts'
import { readHouseNumber } from '#shared/address/house-number.ts'
import { parseAddress } from '#shared/address/parse-address.ts'
import { isSameStreet } from '../geocode/same-street.ts'
import { nameOfParts, readStreetName } from '../geocode/street-name.ts'
import type { MatchQuery } from '../match/criteria.ts'
import type { Stores } from '../store/store.ts'

/** Records that are compared with an address. */
const bounds = { Limit: 3, Confidence: 70, Probability: 0 }

/**
 * Places of records at the same address, for those addresses that have no better one. A record of real data counts where its point is that of the
 * building; one of the sample, whose addresses are made up, where neither a point nor a range of real data was found.
 */
export async function withRecords(
  found: readonly Geocode[],
  stores: Stores,
  signal: AbortSignal,
): Promise<Geocode[]> {
  const places = [...found]
  for (const kind of kinds) {
    const { sample = false, records } = stores[kind].info
    const open = records === 0 ? [] : places.flatMap((place, i) => (mayImprove(place, sample) ? [i] : []))
    if (open.length === 0) continue
    const queries = open.map((i) => queryOf(places[i] as Geocode))
    const matched = await stores[kind].matchMany(queries, signal)
    matched.forEach(({ matches }, at) => {
      const i = open[at] as number
      const place = places[i] as Geocode
      const record = matches.map((match) => match.record).find((one) => isThere(one, place, sample))
      if (record) places[i] = placedAt(place, record)
    })
  }
  return places
}

function mayImprove({ Grade, Parsed }: Geocode, isSample: boolean): boolean {
  const { Number: house, Street, City, PostalCode } = Parsed
  if (!house || !Street || !(City || PostalCode)) return false
  return Grade !== 'Rooftop' && !(isSample && Grade === 'Range')
}

function queryOf({ Parsed }: Geocode): MatchQuery {
  const { Number: house, Street, City, StateProvince, PostalCode } = Parsed
  return { Address: `${house} ${Street}`, City, StateProvince, PostalCode, ...bounds }
}

type AnyRecord = RecordOf<Kind>

/** Whether a record has the point of the building at an address. */
function isThere(record: AnyRecord, { Parsed }: Geocode, isSample: boolean): boolean {
  const { Address = '', Location, LocationGrade = isSample ? 'Rooftop' : undefined } = record
  if (!Location || LocationGrade !== 'Rooftop') return false
  const parts = parseAddress(Address)
  const [own, wanted] = [parts && nameOfParts(parts), readStreetName(Parsed.Street ?? '')]
  const isSameHouse =
    readHouseNumber(parts?.Number ?? '')?.text === readHouseNumber(Parsed.Number ?? '')?.text
  return isSameHouse && own !== undefined && wanted !== undefined && isSameStreet(own, wanted)
}

/** The answer for an address at which there is a record: the record's own address, without its unit. */
function placedAt(
  { Parsed, Corrections, Alternatives, Note: _note, ...place }: Geocode,
  record: AnyRecord,
): Geocode {
  const { Address = '', City, StateProvince, PostalCode, Location } = record
  const parts = parseAddress(Address)
  const name = parts && nameOfParts(parts)
  const street = name?.label ?? ''
  const isCorrected = name?.key !== readStreetName(Parsed.Street ?? '')?.key
  const correction = { Field: 'Street' as const, Written: Parsed.Street ?? '', Found: street }
  const others = Corrections.filter(({ Field }) => Field === 'City')
  return {
    ...place,
    Address: [`${Parsed.Number} ${street}`, City, [StateProvince, PostalCode].filter(Boolean).join(' ')]
      .filter(Boolean)
      .join(', '),
    Location,
    Grade: 'Rooftop',
    Parsed,
    Corrections: isCorrected ? [...others, correction] : others,
    Alternatives,
  }
}
