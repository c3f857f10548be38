/** Creates the areas of the first three digits of ZIP codes for the map: `npx tsx scripts/zip3.ts`. */

import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gzipSync } from 'node:zlib'
import type { MultiPolygon, Polygon, Position } from 'geojson'
import { type Geom, intersection } from 'polyclip-ts'
import { feature } from 'topojson-client'
import { topology } from 'topojson-server'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { type PostalArea, postalAreas } from '#service/reference/places/places.ts'
import { stateOfFips } from '#service/reference/places/state-fips.ts'
import { MILES_PER_DEGREE } from '#shared/geo/sphere.ts'
import { groupBy } from './gazetteer/points.ts'
import { cellsOf, featureCollection, type Seed } from './zip3/cells.ts'
import { thinned } from './zip3/thin.ts'

const atlas: Topology<{ states: GeometryCollection }> = createRequire(import.meta.url)(
  'us-atlas/counties-10m.json',
)

/** Quantization steps over the width of the country: one is about 500 m. */
const STEPS = 60_000
/** Maximum distance of a simplified line from the exact one: less than the precision of ZIP code centers. */
const AWAY_MILES = 0.8
/** Smaller islands are dropped where the area has a larger part. */
const SPECK_SQUARE_MILES = 2.5

const zip3Of = ({ PostalCode }: PostalArea) => PostalCode.slice(0, 3)

/** Codes with residents; all codes of three digits that have none. */
function identifying(areas: readonly PostalArea[]): PostalArea[] {
  const residential = new Set(areas.filter(({ Weight }) => Weight > 0).map(zip3Of))
  return areas.filter((area) => area.Weight > 0 || !residential.has(zip3Of(area)))
}

/** Alaska's last islands are beyond the antimeridian; west of it they are next to the others. */
const west = ([x = 0, y = 0]: Position): Position => [x > 0 ? x - 360 : x, y]
const east = ([x = 0, y = 0]: Position): Position => [x < -180 ? x + 360 : x, y]

function moved(areas: Position[][][], move: (point: Position) => Position): Position[][][] {
  return areas.map((rings) => rings.map((ring) => ring.map(move)))
}

/** The land of a state by three digits. */
function partsOf(land: Polygon | MultiPolygon, codes: readonly PostalArea[]): [string, Position[][][]][] {
  const areas = land.type === 'Polygon' ? [land.coordinates] : land.coordinates
  const isAlaska = codes[0]?.StateProvince === 'AK'
  const whole = isAlaska ? moved(areas, west) : areas
  const seeds = codes.map((code): Seed => ({ lat: code.Latitude, lng: code.Longitude, group: zip3Of(code) }))
  return [...cellsOf(seeds)].map(([zip3, cell]) => {
    const part = intersection(cell.coordinates as Geom, whole as Geom) as Position[][][]
    return [zip3, isAlaska ? moved(part, east) : part]
  })
}

function squareMiles([ring = []]: Position[][]): number {
  const twice = ring.reduce((sum, [x = 0, y = 0], i) => {
    const [nx = 0, ny = 0] = ring[(i + 1) % ring.length] ?? []
    return sum + (x * ny - nx * y)
  }, 0)
  const [, lat = 0] = ring[0] ?? []
  return Math.abs(twice / 2) * MILES_PER_DEGREE ** 2 * Math.cos((lat * Math.PI) / 180)
}

function withoutSpecks(areas: Position[][][]): Position[][][] {
  const sizes = areas.map((area) => [squareMiles(area), area] as const)
  const max = Math.max(...sizes.map(([size]) => size))
  return sizes.filter(([size]) => size >= Math.min(max, SPECK_SQUARE_MILES)).map(([, area]) => area)
}

/** The city of most people, for the name of the area. */
function mainCity(codes: readonly PostalArea[]): string {
  const people = new Map<string, number>()
  for (const { City, StateProvince, Weight } of codes) {
    const city = `${City}, ${StateProvince}`
    people.set(city, (people.get(city) ?? 0) + Weight)
  }
  return [...people].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? ''
}

const us = postalAreas().filter(({ PostalCode }) => /^\d/.test(PostalCode))
const byState = groupBy(identifying(us), ({ StateProvince }) => StateProvince)
const parts = feature(atlas, atlas.objects.states).features.flatMap(({ id, geometry }) =>
  partsOf(geometry as Polygon | MultiPolygon, byState.get(stateOfFips(String(id)) ?? '') ?? []),
)
const codes = groupBy(us, zip3Of)
const features = [...groupBy(parts, ([zip3]) => zip3)].toSorted().map(([zip3, seeds]) => {
  const own = codes.get(zip3) ?? []
  const people = Math.round(own.reduce((sum, { Weight }) => sum + Weight, 0) / 100)
  return {
    type: 'Feature' as const,
    id: zip3,
    properties: { city: mainCity(own), people },
    geometry: {
      type: 'MultiPolygon' as const,
      coordinates: withoutSpecks(seeds.flatMap(([, areas]) => areas)),
    },
  }
})
const missing = [...codes.keys()].filter((zip3) => !features.some(({ id }) => id === zip3))
const joined = topology({ zip3: featureCollection(features) }, STEPS)
const text = JSON.stringify(thinned(joined, AWAY_MILES))
writeFileSync(new URL('../public/places/zip3.json', import.meta.url), `${text}\n`)
console.log(`public/places/zip3.json  ${features.length} areas, ${Math.round(text.length / 1024)} KB,`)
console.log(
  `${Math.round(gzipSync(text).length / 1024)} KB gzipped; without land: ${missing.join(', ') || 'none'}`,
)
