import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Feature, Position } from 'geojson'
import { merge, mesh } from 'topojson-client'
import type {
  GeometryCollection,
  GeometryObject,
  MultiPolygon,
  Polygon,
  Topology,
} from 'topojson-specification'
import { readLand } from '#service/reference/places/land.ts'
import { landBorder, strips } from './border.ts'
import type { Layer } from './tiles.ts'

const require = createRequire(import.meta.url)

type Shape = Polygon | MultiPolygon
type Group = Omit<GeometryCollection, 'geometries'> & { geometries: Shape[] }
type Atlas<Key extends string> = Topology & { objects: Record<Key, Group> }

// ISO 3166 numbers. The United States and its territories come from the Census instead.
const UNITED_STATES = '840'
const CENSUS = new Set([UNITED_STATES, '016', '316', '580', '630', '850'])
// Canada, Mexico and the British Virgin Islands.
const NEIGHBORS = new Set(['124', '484', '092'])
// Wide enough to cover the differences of the two atlases at the border (mostly rivers).
const SEAM_DEGREES = 0.05
const COUNTY_ZOOM = 5
/** A view of the whole country needs no more of the shore than its pixels show; near by all of it is. */
const FINE_ZOOM = 6
const COARSE_TOLERANCE = 7
/** Neighbors are not drawn: the density of results is cut to its side of the border, from a zoom on at which it shows. */
const ABROAD_ZOOM = 5

/** The layers of the base map: land from GSHHG, borders from us-atlas (Census, 1:10m) and world-atlas (Natural Earth). */
export function baseLayers(): Layer[] {
  const us = atlas<'counties' | 'states'>(require.resolve('us-atlas/counties-10m.json'))
  const near = atlas<'countries'>(require.resolve('world-atlas/countries-10m.json'))
  const far = atlas<'countries'>(require.resolve('world-atlas/countries-50m.json'))
  const outline = lines(us, us.objects.states, (a, b) => a === b)
  const border = landBorder(outline, lines(near, near.objects.countries, isWithNeighbor))
  const land = [area(readLand().map((rings) => rings.map(positions)))]
  const foreign = lines(far, far.objects.countries, isForeign)
  return [
    { name: 'land', maxZoom: FINE_ZOOM - 1, tolerance: COARSE_TOLERANCE, features: land },
    { name: 'land', minZoom: FINE_ZOOM, features: land },
    {
      name: 'abroad',
      minZoom: ABROAD_ZOOM,
      features: [area(united(near, near.objects.countries, isNeighbor)), area(strips(border, SEAM_DEGREES))],
    },
    { name: 'country', features: [line([...border, ...foreign])] },
    { name: 'state', features: [line(lines(us, us.objects.states, (a, b) => a !== b))] },
    { name: 'county', minZoom: COUNTY_ZOOM, features: [line(lines(us, us.objects.counties, isWithinState))] },
  ]
}

function atlas<Key extends string>(path: string): Atlas<Key> {
  return JSON.parse(readFileSync(path, 'utf8'))
}

type Pick = (a: GeometryObject, b: GeometryObject) => boolean

const isCensus = (shape: GeometryObject) => CENSUS.has(String(shape.id))
const isNeighbor = (shape: GeometryObject) => NEIGHBORS.has(String(shape.id))
const isForeign: Pick = (a, b) => a !== b && !isCensus(a) && !isCensus(b)
const isWithNeighbor: Pick = (a, b) => (isNeighbor(a) && isCensus(b)) || (isCensus(a) && isNeighbor(b))
const isWithinState: Pick = (a, b) => a !== b && String(a.id).slice(0, 2) === String(b.id).slice(0, 2)

/** A flat ring in ten-thousandths of a degree as points in degrees. */
const positions = (ring: readonly number[]): Position[] =>
  Array.from({ length: ring.length / 2 }, (_, i) =>
    ring.slice(2 * i, 2 * i + 2).map((value) => value / 10_000),
  )

/** Every line of a topology once, selected by the shapes on its two sides (the same shape twice on an outer edge). */
const lines = (topology: Topology, group: Group, pick: Pick) => mesh(topology, group, pick).coordinates

const united = (topology: Topology, group: Group, pick: (shape: GeometryObject) => boolean) =>
  merge(topology, group.geometries.filter(pick)).coordinates.map((rings) => rings.map(unbroken))

/**
 * A ring that crosses the date line continues past 180 degrees instead of jumping around the world;
 * slicing moves what is beyond to the other side.
 */
function unbroken(ring: Position[]): Position[] {
  let worldsPassed = 0
  return ring.map(([x = 0, y = 0], i) => {
    const step = x - (ring[i - 1]?.[0] ?? x)
    if (Math.abs(step) > 180) worldsPassed -= Math.sign(step)
    return [x + 360 * worldsPassed, y]
  })
}

const area = (coordinates: Position[][][]): Feature => ({
  type: 'Feature',
  properties: {},
  geometry: { type: 'MultiPolygon', coordinates },
})

const line = (coordinates: Position[][]): Feature => ({
  type: 'Feature',
  properties: {},
  geometry: { type: 'MultiLineString', coordinates },
})
