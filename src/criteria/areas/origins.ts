import type { Criteria } from '#contract/criteria.ts'
import type { Point } from '#contract/place.ts'
import type { NamedPoint, Origins } from '#records/nearest.ts'
import { pointLabel } from '#shared/geo/point.ts'
import { placesOf } from '../places.ts'
import { type AreaNames, areaName, travelOf } from './area-names.ts'

/**
 * What the records of a search are measured from: the centers of included circles and of drive times, each once and with its name; and the
 * point that they are sorted by, where there is one.
 */
export function originsOf(criteria: Criteria, names: AreaNames | undefined): Origins {
  const places = placesOf(criteria)
  const points = places.flatMap((place, index): NamedPoint[] => {
    if (place.excluded) return []
    const travel = travelOf(place, names)
    if (travel) return [named(travel, travel.Name ?? pointLabel(travel))]
    return place.kind === 'circle' ? [named(place, areaName(places, index, names))] : []
  })
  const distinct = new Map(points.map((point) => [pointLabel(point), point]))
  return { points: [...distinct.values()], from: criteria.SortCenter }
}

/** Whether there is anything to measure from. */
export const hasOrigins = ({ points, from }: Origins): boolean => points.length > 0 || from !== undefined

const named = ({ Latitude, Longitude }: Point, Name: string): NamedPoint => ({ Latitude, Longitude, Name })
