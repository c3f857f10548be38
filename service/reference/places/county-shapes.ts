import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Feature, Geometry, Polygon } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { countyName } from '#shared/address/county-name.ts'
import { isInRings, type Ring } from '#shared/geo/rings.ts'
import { once } from '#shared/once.ts'
import { isOnLand } from './land.ts'
import { stateOfFips } from './state-fips.ts'

type Part = {
  rings: readonly Ring[]
  west: number
  south: number
  east: number
  north: number
  shape: CountyShape
}

export type CountyShape = { Fips: string; County: string; StateProvince: string; parts: Part[] }

type Atlas = Topology<{ counties: GeometryCollection<{ name: string }> }>

function readAtlas(): Atlas {
  const path = createRequire(import.meta.url).resolve('us-atlas/counties-10m.json')
  return JSON.parse(readFileSync(path, 'utf8'))
}

function partOf(rings: number[][][], shape: CountyShape): Part {
  const outer = rings[0] ?? []
  const xs = outer.map((point) => point[0] ?? 0)
  const ys = outer.map((point) => point[1] ?? 0)
  return {
    rings,
    west: Math.min(...xs),
    east: Math.max(...xs),
    south: Math.min(...ys),
    north: Math.max(...ys),
    shape,
  }
}

const polygonsOf = (geometry: Geometry) =>
  geometry.type === 'MultiPolygon' ? geometry.coordinates : [(geometry as Polygon).coordinates]

function readShape(county: Feature<Geometry, { name: string }>): CountyShape {
  const Fips = String(county.id)
  const shape: CountyShape = {
    Fips,
    County: countyName(Fips, county.properties.name),
    StateProvince: stateOfFips(Fips),
    parts: [],
  }
  shape.parts = polygonsOf(county.geometry).map((polygon) => partOf(polygon, shape))
  return shape
}

const byStateAndName = (a: CountyShape, b: CountyShape) =>
  a.StateProvince + a.County < b.StateProvince + b.County ? -1 : 1

function readShapes(): CountyShape[] {
  const atlas = readAtlas()
  return feature(atlas, atlas.objects.counties).features.map(readShape).sort(byStateAndName)
}

const CELL = 0.5
const cellOf = (lng: number, lat: number) =>
  Math.floor((lng + 180) / CELL) * 1000 + Math.floor((lat + 90) / CELL)

function cellsOf(part: Part): number[] {
  const cells: number[] = []
  for (let x = Math.floor(part.west / CELL) * CELL; x <= part.east; x += CELL)
    for (let y = Math.floor(part.south / CELL) * CELL; y <= part.north; y += CELL) cells.push(cellOf(x, y))
  return cells
}

function indexParts(shapes: CountyShape[]): Map<number, Part[]> {
  const index = new Map<number, Part[]>()
  for (const part of shapes.flatMap((shape) => shape.parts))
    for (const cell of cellsOf(part)) {
      const list = index.get(cell)
      if (list) list.push(part)
      else index.set(cell, [part])
    }
  return index
}

/** Reads the atlas at the first call: about 0.2 s, so never at import. */
const load = once(() => {
  const shapes = readShapes()
  const byFips = new Map(shapes.map((shape) => [shape.Fips, shape]))
  return { shapes, byFips, index: indexParts(shapes) }
})

function isInPart(part: Part, x: number, y: number): boolean {
  return x >= part.west && x <= part.east && y >= part.south && y <= part.north && isInRings(part.rings, x, y)
}

/** Every county of the US and its territories, by state and name (us-atlas; its coarse shores are cut by the finer ones of `land.ts`). */
export const countyShapes = (): readonly CountyShape[] => load().shapes

/** The county round a point on land; undefined on water and abroad. */
export function shapeAt(latitude: number, longitude: number): CountyShape | undefined {
  const found = load()
    .index.get(cellOf(longitude, latitude))
    ?.find((part) => isInPart(part, longitude, latitude))
  return found && isOnLand(latitude, longitude) ? found.shape : undefined
}

/** Whether a point is on land in the county with that code. */
export function isInShape(fips: string, latitude: number, longitude: number): boolean {
  const parts = load().byFips.get(fips)?.parts ?? []
  return parts.some((part) => isInPart(part, longitude, latitude)) && isOnLand(latitude, longitude)
}
