import type { Geocode } from '#contract/geocode.ts'
import { areaKey, withName } from '#criteria/areas/area-names.ts'
import { miles as milesText } from '#criteria/describe.ts'
import { changePlace, placesOf } from '#criteria/places.ts'
import { tidy } from '#criteria/tidy.ts'
import { relabeled, type Sentence, type SentenceAddress, type SentencePart } from '#language/sentence.ts'
import { placeNote } from '#reference/center.ts'
import { finderMessages as messages } from '../messages.ts'

/** The places of addresses, by their texts; those that are not known, or not yet, are absent. */
export type Located = ReadonlyMap<string, Geocode>

/** Miles around an address for which no distance is given. */
const DEFAULT_MILES = 5

/** The addresses of a sentence. */
export const addressesOf = ({ parts }: Sentence): SentenceAddress[] =>
  parts.flatMap(({ address }) => address ?? [])

/** The sentence with circles around its addresses in place of those around their ZIP codes and cities. */
export const withAddresses = (sentence: Sentence, located: Located): Sentence =>
  sentence.parts.reduce((all, part) => {
    const { miles } = part.address ?? {}
    return miles === undefined ? all : (placed(all, part, located, miles) ?? all)
  }, sentence)

/** The sentence with a circle around an address that gives no distance, in place of its street; undefined where there is none. */
export function aroundAddress(sentence: Sentence, located: Located): Sentence | undefined {
  const at = sentence.parts.findIndex(({ address }) => address && address.miles === undefined)
  const part = sentence.parts[at]
  if (!part) return undefined
  const { AddressParsed, ...criteria } = sentence.criteria
  // The street is the part before its place.
  const parts = AddressParsed ? sentence.parts.toSpliced(at - 1, 1) : sentence.parts
  return placed({ ...sentence, criteria, parts }, part, located, DEFAULT_MILES)
}

/** The sentence with one of its parts as a circle around the address of that part; undefined where its point is not known. */
function placed(
  sentence: Sentence,
  part: SentencePart,
  located: Located,
  RadiusMiles: number,
): Sentence | undefined {
  const { address, note } = part
  const geocode = address && located.get(address.text)
  const places = placesOf(sentence.criteria)
  const index = places.findIndex((place) => address && areaKey(place) === areaKey(address.place))
  const old = places[index]
  if (!geocode?.Location || !geocode.Address || !isPrecise(geocode) || !old) return undefined
  const circle = { kind: 'circle', ...geocode.Location, RadiusMiles } as const
  const others = note?.replace(address?.unplaced ?? '', '').replace(/; $/, '')
  const label = messages.within(milesText(RadiusMiles), geocode.Address)
  // A building that was found without a correction needs no note.
  const isPlain = geocode.Grade === 'Rooftop' && geocode.Corrections.length === 0
  const found = isPlain ? undefined : placeNote(geocode)
  const next = relabeled(part, label, [others, found].filter(Boolean).join('; ') || undefined)
  return {
    ...sentence,
    criteria: tidy(changePlace(sentence.criteria, index, { ...circle, excluded: old.excluded })),
    parts: sentence.parts.with(sentence.parts.indexOf(part), next),
    names: withName(sentence.names, circle, geocode.Address),
  }
}

/** Whether the place is known better than by its ZIP code or city. */
const isPrecise = ({ Grade }: Geocode) => Grade === 'Rooftop' || Grade === 'Range' || Grade === 'Street'
