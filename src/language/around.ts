import type { Point } from '#contract/place.ts'
import { miles as milesText, placeLabel } from '#criteria/describe.ts'
import type { CriteriaPlace } from '#criteria/places.ts'
import { languageMessages as messages } from './messages.ts'
import type { NamedAt } from './place-at.ts'
import type { RuleMatch } from './rule.ts'

/** A point in a sentence. */
export interface PointAt {
  point: Point
  next: number
  /** The name of a landmark, and the miles around it that it is taken as. */
  label?: string
  miles?: number | undefined
  place?: undefined
  note?: undefined
}

/** A circle around a place or a point. */
export function around(named: NamedAt | PointAt, RadiusMiles: number): RuleMatch {
  const { point, place, next, note } = named
  if (place && place.kind !== 'city' && place.kind !== 'postal') {
    return { meaning: { type: 'unsupported', why: messages.centerNeeded }, next }
  }
  const { Latitude, Longitude } = point
  const found: CriteriaPlace =
    place?.kind === 'postal'
      ? { kind: 'postalCircle', PostalCode: place.PostalCode, RadiusMiles }
      : { kind: 'circle', Latitude, Longitude, RadiusMiles }
  const center = centerText(named)
  const words = `Within ${milesText(RadiusMiles)} mi of ${center}`
  const notes = [note, place?.kind === 'city' && messages.fromCenter(center)].filter(Boolean)
  return {
    meaning: { type: 'places', places: [found], words, miles: RadiusMiles },
    next,
    note: notes.join('; ') || undefined,
  }
}

/** The name of the center of a circle. */
export const centerText = (named: NamedAt | PointAt) => {
  if (named.place) return placeLabel(named.place)
  const { Latitude, Longitude } = named.point
  return named.label ?? `${Latitude}, ${Longitude}`
}
