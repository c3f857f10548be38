import { MAX_TRAVEL, type TravelMode, type TravelUnit } from '#contract/isochrones.ts'
import { placeLabel } from '#criteria/describe.ts'
import { addressAt } from './address-rule.ts'
import { centerLead, pointAt, radiusLead } from './circle-rule.ts'
import { languageMessages as messages } from './messages.ts'
import { partsAt } from './numbers.ts'
import { each, listed, phraseBook } from './phrase-book.ts'
import { placeAt } from './place-at.ts'
import type { Reading, Rule, TravelOrigin } from './rule.ts'

const lengths = phraseBook<{ Unit: TravelUnit; factor: number }>([
  ...each({ Unit: 'Minutes', factor: 1 }, 'minute, min, mins'),
  ...each({ Unit: 'Minutes', factor: 60 }, 'hour, hr'),
  ...each({ Unit: 'Miles', factor: 1 }, 'mile, mi'),
  ...each({ Unit: 'Miles', factor: 0.621371 }, 'km, kilometer, kilometre'),
])
const modes = phraseBook<TravelMode>([
  ...each(
    'Car',
    'drive, driving, drive time, driving time, by car, driving distance, car ride, commute, travel time, travel',
  ),
  ...each('Foot', 'walk, walking, by foot, on foot, walking distance, walking time'),
  ...each('Bike', 'bike, bike ride, biking, by bike, bicycle ride, cycling, by bicycle, biking distance'),
])
const away = listed('away')

/** "within 10 minutes of 60618", "30 minute drive from Boise", "a 2 mile walk from 12 Main St, Papillion NE". */
export const travelTime: Rule = (reading, at) => {
  const { tokens } = reading
  const isSign = (i: number) => (tokens[i]?.word === '-' ? i + 1 : i)
  const amount = partsAt(tokens, radiusLead.find(tokens, at)?.next ?? at)
  const length = amount && lengths.find(tokens, isSign(amount.next))
  if (!length) return undefined
  const mode = modes.find(tokens, isSign(length.next))
  // Miles without a mode are a circle.
  if (length.value.Unit === 'Miles' && !mode) return undefined
  const end = mode?.next ?? length.next
  const lead = centerLead.find(tokens, away.find(tokens, end)?.next ?? end)
  const origin = lead && originAt(reading, lead.next)
  if (!origin) return undefined
  const { Unit, factor } = length.value
  const Value = Math.round(amount.n * factor * 100) / 100
  const { next } = origin
  if (!(Value > 0 && Value <= MAX_TRAVEL[Unit]))
    return { meaning: { type: 'unsupported', why: messages.travelTooFar(MAX_TRAVEL[Unit], Unit) }, next }
  return {
    meaning: { type: 'travel', travel: { Mode: mode?.value ?? 'Car', Unit, Value }, origin: origin.origin },
    next,
    note: origin.note,
  }
}

/** Where a travel begins: an address, a landmark or coordinates, a city or a ZIP code. */
function originAt(
  reading: Reading,
  at: number,
): { origin: TravelOrigin; next: number; note?: string | undefined } | undefined {
  const address = addressAt(reading, at, 1)
  if (address?.meaning.type === 'places' && address.meaning.address)
    return { origin: { address: address.meaning.address.text }, next: address.next }
  const named = pointAt(reading, at) ?? placeAt(reading, at)
  if (!named) return undefined
  const { point, next, place, note } = named
  if (place && place.kind !== 'city' && place.kind !== 'postal') return undefined
  const { Latitude, Longitude } = point
  const label = place?.kind === 'postal' ? place.PostalCode : place ? placeLabel(place) : named.label
  return { origin: { Latitude, Longitude, ...(label && { Name: label }) }, next, note }
}
