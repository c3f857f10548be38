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
import { LAKES } from '#reference/lakes.ts'
import { landBorder, strips } from './border.ts'
import type { Layer } from './tiles.ts'

const require = createRequire(import.meta.url)

type Shape = Polygon | MultiPolygon
type Group = Omit<GeometryCollection, 'geometries'> & { geometries: Shape[] }
type Atlas<Key extends string> = Topology & { objects: Record<Key, Group> }

// ISO 3166 numbers. The United States and its territories come from the Census instead.
const UNITED_STATES = '840'
const CENSUS = new Set([UNITED_STATES, '016', '316', '580', '630', '850'])
const NEIGHBORS = new Set(['124', '484'])
// Runs round the pole, which Mercator does not have.
const ANTARCTICA = '010'
// Wide enough to cover the differences of the two atlases at the border (mostly rivers).
const SEAM_DEGREES = 0.05
const COUNTY_ZOOM = 5

/** The layers of the base map, cut from us-atlas (Census, 1:10m) and world-atlas (Natural Earth). */
export function baseLayers(): Layer[] {
  const us = atlas<'counties' | 'states'>(require.resolve('us-atlas/counties-10m.json'))
  const near = atlas<'countries'>(require.resolve('world-atlas/countries-10m.json'))
  const far = atlas<'countries'>(require.resolve('world-atlas/countries-50m.json'))
  const outline = lines(us, us.objects.states, (a, b) => a === b)
  const border = landBorder(outline, lines(near, near.objects.countries, isWithNeighbor))
  const foreign = lines(far, far.objects.countries, isForeign)
  return [
    {
      name: 'land',
      features: [
        area('abroad', united(far, far.objects.countries, isFar)),
        area('abroad', united(near, near.objects.countries, isNeighbor)),
        area('abroad', strips(border, SEAM_DEGREES)),
        area(
          'us',
          united(us, us.objects.states, () => true),
        ),
      ],
    },
    { name: 'lake', features: LAKES.map(({ of, rings }) => area(of, [rings])) },
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
const isFar = (shape: GeometryObject) => !isNeighbor(shape) && !isCensus(shape) && shape.id !== ANTARCTICA
const isForeign: Pick = (a, b) => a !== b && !isCensus(a) && !isCensus(b)
const isWithNeighbor: Pick = (a, b) => (isNeighbor(a) && isCensus(b)) || (isCensus(a) && isNeighbor(b))
const isWithinState: Pick = (a, b) => a !== b && String(a.id).slice(0, 2) === String(b.id).slice(0, 2)

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

// Only properties with a value: protomaps-leaflet fails on null.
const area = (of: string, coordinates: Position[][][]): Feature => ({
  type: 'Feature',
  properties: { of },
  geometry: { type: 'MultiPolygon', coordinates },
})

const line = (coordinates: Position[][]): Feature => ({
  type: 'Feature',
  properties: {},
  geometry: { type: 'MultiLineString', coordinates },
})
