import type { Geocode } from '#contract/geocode.ts'
import { MAX_GEOCODES } from '#contract/geocode.ts'
import { milesBetween } from '#shared/geo/sphere.ts'
import { clientOf } from '../client.ts'
import type { Running } from '../service.ts'

/** An address, and where it is. */
export interface KnownAddress {
  text: string
  Latitude: number
  Longitude: number
}

/** An address with its answer. */
interface Answered {
  known: KnownAddress
  found: Geocode
}

/** The answers to all addresses, by calls of as many as one may have, one after the other. */
export async function answersTo(
  { port, apikey }: Running,
  all: readonly KnownAddress[],
): Promise<Answered[]> {
  const client = clientOf(port, apikey)
  const answers: Answered[] = []
  for (let from = 0; from < all.length; from += MAX_GEOCODES) {
    const some = all.slice(from, from + MAX_GEOCODES)
    const body = some.map(({ text }, i) => ({ RequestId: `${i}`, Text: text }))
    const found = (await client.post('/v1/geocode', body)) as Geocode[]
    answers.push(...some.map((known, i) => ({ known, found: found[i] as Geocode })))
  }
  return answers
}

/** Meters between each address and its answer; those without a place on a street are infinitely far. */
export const distancesOf = (answers: readonly Answered[]): number[] =>
  answers.map(({ known, found: { Location, Grade } }) =>
    Location && Grade !== 'PostalCode' && Grade !== 'City'
      ? milesBetween(known, Location) * 1609.344
      : Number.POSITIVE_INFINITY,
  )

/** The share of answers within so many meters. */
export const shareWithin = (meters: number, answers: readonly Answered[]): number =>
  distancesOf(answers).filter((distance) => distance <= meters).length / answers.length
