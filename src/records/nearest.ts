import type { Point } from '#contract/place.ts'
import { milesBetween } from '#shared/geo/sphere.ts'
import type { AnyRecord } from './record.ts'

/** A point from which distances are measured: a store, the center of a circle. */
export interface NamedPoint extends Point {
  Name: string
}

/** What distances are measured from: the nearest of some points, or one point that was selected. */
export interface Origins {
  points: readonly NamedPoint[]
  from?: Point | undefined
}

/** Columns that are computed from the point of a record and those of the search; the service does not have them. */
export const nearestColumns = [
  { key: 'NearestArea', label: 'Nearest area', width: 150 },
  { key: 'DistanceMiles', label: 'Distance', width: 84 },
] as const

/** The title of these columns where columns are grouped. */
export const NEAREST_GROUP = 'Distance'

const keys = new Set<string>(nearestColumns.map(({ key }) => key))

/** Whether a column is one of these. */
export const isNearest = (key: string): boolean => keys.has(key)

/** The nearest of some points, and the miles to it; undefined for a record without a point, or where there are no points. */
export function nearestOf(
  { Location }: Pick<AnyRecord, 'Location'>,
  points: readonly NamedPoint[],
): { point: NamedPoint; miles: number } | undefined {
  if (!Location) return undefined
  let best: { point: NamedPoint; miles: number } | undefined
  for (const point of points) {
    const miles = milesBetween(Location, point)
    if (!best || miles < best.miles) best = { point, miles }
  }
  return best
}

/** The miles of a record to the selected point, else to the nearest one. */
export function milesOf(record: Pick<AnyRecord, 'Location'>, { points, from }: Origins): number | undefined {
  if (!from) return nearestOf(record, points)?.miles
  return record.Location && milesBetween(record.Location, from)
}

/** A record with the values of these columns, in miles with two decimals. */
export function withNearest(record: AnyRecord, origins: Origins): AnyRecord {
  const miles = milesOf(record, origins)
  if (miles === undefined) return record
  const NearestArea = nearestOf(record, origins.points)?.point.Name
  const own = { ...(NearestArea && { NearestArea }), DistanceMiles: Math.round(miles * 100) / 100 }
  return { ...record, ...own }
}
