import { BOUNDARY_UNITS, type Boundary, type BoundaryKind } from '#contract/boundaries.ts'
import type { Point } from '#contract/place.ts'
import type { CriteriaPlace, PlaceChoice } from '#criteria/places.ts'
import { cityKey } from '#shared/address/city-key.ts'
import { isInRings } from '#shared/geo/rings.ts'
import { centroidOf } from '../draw/shape-geometry.ts'

/** Polygons of rings; the first ring of each is the outer one. */
export type Polygons = Point[][][]

/** A place whose outline the operator may have imported. */
export type NamedArea = Extract<CriteriaPlace, { kind: 'postal' | 'city' }>

export const isNamedArea = <P extends CriteriaPlace>(place: P): place is P & NamedArea =>
  place.kind === 'postal' || place.kind === 'city'

/** With more ZIP codes and cities than this they are dots, without outlines. */
const MAX_NAMED_AREAS = 80

/** Whether a search has too many ZIP codes and cities for a mark and an outline of each. */
export const isCrowded = (places: readonly PlaceChoice[]): boolean =>
  places.filter(isNamedArea).length > MAX_NAMED_AREAS

const ZIP_CODE = /^\d{5}$/

/** The kind and key of a place's outline; undefined for codes of other countries, which have none. */
export function outlineKey(place: NamedArea): { kind: BoundaryKind; key: string } | undefined {
  if (place.kind === 'city') return { kind: 'city', key: cityKey(place.City, place.StateProvince) }
  return ZIP_CODE.test(place.PostalCode) ? { kind: 'zip', key: place.PostalCode } : undefined
}

/** The keys under which an outline is found: its own, and those of its other names. */
export const keysOf = ({ key, names, state }: Boundary): string[] => [
  key,
  ...(state === undefined ? [] : names.map((name) => cityKey(name, state))),
]

/** The polygons of an imported outline, in degrees. */
export const polygonsOf = ({ polygons }: Pick<Boundary, 'polygons'>): Polygons =>
  polygons.map((rings) => rings.map(pointsOf))

function pointsOf(steps: readonly number[]): Point[] {
  const points: Point[] = []
  let [x, y] = [0, 0]
  for (let i = 0; i + 1 < steps.length; i += 2) {
    x += steps[i] as number
    y += steps[i + 1] as number
    points.push({ Latitude: y / BOUNDARY_UNITS, Longitude: x / BOUNDARY_UNITS })
  }
  return points
}

/** Where the name of an outline is: at its known point if that is inside, else in the middle of its largest polygon. */
export function middleOf(polygons: Polygons, known: Point | undefined): Point {
  if (known && polygons.some((rings) => isIn(rings, known))) return known
  const size = (rings: Point[][]) => boxSize(rings[0] ?? [])
  const largest = polygons.reduce((a, b) => (size(b) > size(a) ? b : a))
  return centroidOf(largest[0] ?? [])
}

const isIn = (rings: Point[][], { Latitude, Longitude }: Point) =>
  isInRings(
    rings.map((ring) => ring.map((corner) => [corner.Longitude, corner.Latitude])),
    Longitude,
    Latitude,
  )

function boxSize(ring: readonly Point[]): number {
  const span = (values: number[]) => Math.max(...values) - Math.min(...values)
  return span(ring.map((p) => p.Latitude)) * span(ring.map((p) => p.Longitude))
}
