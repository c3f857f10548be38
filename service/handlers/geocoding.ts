import type { Geocode } from '#contract/geocode.ts'
import { mapInSlices } from '../concurrency/slices.ts'
import { geocode } from '../geocode/geocode.ts'
import type { AddressSets } from '../geocode/open.ts'
import { withRecords } from './geocode-by-records.ts'
import type { Context } from './records.ts'

/** Gives the addresses of the operator that are in use. */
export type CurrentAddresses = () => Promise<AddressSets>

/** What the geocoder uses besides the parts of the call. */
export type GeocodeContext = Context & { addresses: CurrentAddresses }

/** The place of an address. */
export async function geocodeOne(text: string, context: GeocodeContext): Promise<Geocode> {
  const [found] = await placesOf([text], context)
  return found as Geocode
}

/** The places of several addresses of one call, in their order. */
export async function geocodeEach(
  requests: readonly { RequestId: string; Text: string }[],
  context: GeocodeContext,
): Promise<Geocode[]> {
  const found = await placesOf(
    requests.map(({ Text }) => Text),
    context,
  )
  return found.map((place, i) => ({ RequestId: requests[i]?.RequestId, ...place }))
}

/** Places from the addresses of the operator and, where these have no point of the building, from the records of the data in use. */
async function placesOf(
  texts: readonly string[],
  { stores, addresses, signal }: GeocodeContext,
): Promise<Geocode[]> {
  const sets = await addresses()
  const found = await mapInSlices(texts, (text) => geocode(text, sets), signal)
  return withRecords(found, stores, signal)
}
