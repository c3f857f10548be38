import { createRequire } from 'node:module'
import type { Geometry, Polygon } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { stateOfFips } from '#service/reference/places/state-fips.ts'
import { countyName } from '#shared/address/county-name.ts'
import { isInRing } from '#shared/geo/rings.ts'
import type { LatLng } from './points.ts'

type Ring = number[][]
/** The best point for a label, and west, south, east, north of the area. */
export type LabelPoint = LatLng & { bounds: [number, number, number, number] }

type Atlas = Topology<{
  counties: GeometryCollection<{ name: string }>
  states: GeometryCollection<{ name: string }>
}>

const atlas: Atlas = createRequire(import.meta.url)('us-atlas/counties-10m.json')

const x = (point: number[]) => point[0] ?? 0
const y = (point: number[]) => point[1] ?? 0

function areaOf(ring: Ring): number {
  const twice = ring.reduce((sum, point, i) => {
    const next = ring[(i + 1) % ring.length] ?? point
    return sum + x(point) * y(next) - x(next) * y(point)
  }, 0)
  return Math.abs(twice) / 2
}

function boundsOf(rings: readonly Ring[]): LabelPoint['bounds'] {
  const points = rings.flat()
  let [west, south, east, north] = [180, 90, -180, -90]
  for (const point of points) {
    west = Math.min(west, x(point))
    east = Math.max(east, x(point))
    south = Math.min(south, y(point))
    north = Math.max(north, y(point))
  }
  return [west, south, east, north]
}

/** Distance to the nearest edge of the ring, in degrees of latitude; negative outside. */
function depth(ring: Ring, px: number, py: number, squeeze: number): number {
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i + 1 < ring.length; i++)
    least = Math.min(least, distanceToEdge(ring[i] as number[], ring[i + 1] as number[], px, py, squeeze))
  return isInRing(ring, px, py) ? least : -least
}

function distanceToEdge(a: number[], b: number[], px: number, py: number, squeeze: number): number {
  const [dx, dy] = [(x(b) - x(a)) * squeeze, y(b) - y(a)]
  const [ex, ey] = [(px - x(a)) * squeeze, py - y(a)]
  const along = Math.max(0, Math.min(1, (ex * dx + ey * dy) / (dx * dx + dy * dy || 1)))
  return Math.hypot(ex - along * dx, ey - along * dy)
}

const STEPS = 24

/** Penalty for the distance from the middle. */
const OFF_MIDDLE = 0.15

/** The point of a fine grid that is deepest inside; among nearly equal ones the nearest to the middle. */
function deepest(ring: Ring): LatLng {
  const [west, south, east, north] = boundsOf([ring])
  const squeeze = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const middle = { lat: (south + north) / 2, lng: (west + east) / 2 }
  let best = middle
  let max = Number.NEGATIVE_INFINITY
  for (let i = 1; i < STEPS; i++)
    for (let j = 1; j < STEPS; j++) {
      const at = { lat: south + ((north - south) * i) / STEPS, lng: west + ((east - west) * j) / STEPS }
      const off = Math.hypot(at.lat - middle.lat, (at.lng - middle.lng) * squeeze)
      const deep = depth(ring, at.lng, at.lat, squeeze)
      if (deep <= 0) continue
      if (deep - off * OFF_MIDDLE > max) [best, max] = [at, deep - off * OFF_MIDDLE]
    }
  return best
}

/** Islands smaller than this part of the whole do not widen the bounds. */
const SMALL = 0.002

function positionOf(geometry: Geometry): LabelPoint {
  const polygons =
    geometry.type === 'MultiPolygon' ? geometry.coordinates : [(geometry as Polygon).coordinates]
  const outers = polygons.map((polygon) => polygon[0] ?? []).sort((a, b) => areaOf(b) - areaOf(a))
  const total = outers.reduce((sum, ring) => sum + areaOf(ring), 0)
  const large = outers.filter((ring) => areaOf(ring) >= total * SMALL)
  return { ...deepest(outers[0] ?? []), bounds: boundsOf(large) }
}

/** Every county by its code, with a point for its label. */
export function countyPoints(): (LatLng & { fips: string; name: string; state: string })[] {
  const counties = feature(atlas, atlas.objects.counties).features.map(({ id, properties, geometry }) => {
    const fips = String(id)
    const { lat, lng } = positionOf(geometry)
    return { fips, name: countyName(fips, properties.name), state: stateOfFips(fips), lat, lng }
  })
  return counties.sort((a, b) => (a.fips < b.fips ? -1 : 1))
}

/** Every state and territory by its letters, with a point for its label and its bounds. */
export function statePoints(): Map<string, LabelPoint> {
  const states = feature(atlas, atlas.objects.states).features
  return new Map(states.map(({ id, geometry }) => [stateOfFips(String(id)), positionOf(geometry)]))
}
