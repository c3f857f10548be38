import type { Feature, Geometry, MultiPolygon, Polygon, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { countyName } from '#shared/address/county-name.ts'
import { stateNames } from '#shared/address/states.ts'
import { atBase } from '#shared/base-path.ts'
import { isInRings } from '#shared/geo/rings.ts'

/** West, south, east, north, in degrees. */
type Bounds = [west: number, south: number, east: number, north: number]

type Region = {
  /** Two digits for a state, five for a county. */
  Fips: string
  StateProvince: string
  geometry: Polygon | MultiPolygon
  bounds: Bounds
}

export type StateShape = Region
export type CountyShape = Region & { County: string }

/** The outlines of all US states and counties, with territories, without the Great Lakes and the sea. */
export type Shapes = {
  states: StateShape[]
  counties: CountyShape[]
  /** The polygons of all states together: their shores and the border. */
  nation: Position[][][]
}

let loading: Promise<Shapes> | undefined

/** Loads the outlines (us-atlas, Census 2017, in degrees) when they are first wanted; they come as a chunk of their own. */
export function loadShapes(): Promise<Shapes> {
  loading ??= readShapes()
  return loading
}

/** The state at a point (degrees); undefined on water and abroad. */
export const stateAt = ({ states }: Shapes, lat: number, lng: number) => regionAt(states, lat, lng)

/** The county at a point (degrees); undefined on water and abroad. */
export const countyAt = ({ counties }: Shapes, lat: number, lng: number) => regionAt(counties, lat, lng)

async function readShapes(): Promise<Shapes> {
  const { default: atlas } = await import('us-atlas/counties-10m.json')
  const states = feature(atlas, atlas.objects.states).features
  const counties = feature(atlas, atlas.objects.counties).features
  const nation = feature(atlas, atlas.objects.nation).features
  const letters = new Map(states.map((state) => [String(state.id), stateLetters(state.properties.name)]))
  const region = (shape: Feature<Geometry>): Region => {
    const Fips = String(shape.id)
    const geometry = shape.geometry as Polygon | MultiPolygon
    return { Fips, StateProvince: letters.get(Fips.slice(0, 2)) ?? '', geometry, bounds: boundsOf(geometry) }
  }
  return {
    states: states.map(region),
    counties: counties.map((county) => ({
      ...region(county),
      County: countyName(String(county.id), county.properties.name),
    })),
    nation: nation.flatMap(({ geometry }) => polygons(geometry as Polygon | MultiPolygon)),
  }
}

const lettersByName = new Map(Object.entries(stateNames).map(([letters, name]) => [name, letters]))

function stateLetters(atlasName: string): string {
  const name = atlasName.replace('Commonwealth of the ', '').replace('United States', 'U.S.')
  return lettersByName.get(name) ?? ''
}

function regionAt<R extends Region>(regions: R[], lat: number, lng: number): R | undefined {
  return regions.find(({ bounds, geometry }) => inBounds(bounds, lat, lng) && inGeometry(geometry, lat, lng))
}

const polygons = (geometry: Polygon | MultiPolygon) =>
  geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates

function boundsOf(geometry: Polygon | MultiPolygon): Bounds {
  const bounds: Bounds = [180, 90, -180, -90]
  for (const [x = 0, y = 0] of polygons(geometry).flat(2)) {
    if (x < bounds[0]) bounds[0] = x
    if (y < bounds[1]) bounds[1] = y
    if (x > bounds[2]) bounds[2] = x
    if (y > bounds[3]) bounds[3] = y
  }
  return bounds
}

const inBounds = ([west, south, east, north]: Bounds, lat: number, lng: number) =>
  lng >= west && lng <= east && lat >= south && lat <= north

const inGeometry = (geometry: Polygon | MultiPolygon, lat: number, lng: number) =>
  polygons(geometry).some((rings) => isInRings(rings, lng, lat))

/** The land around the ZIP codes that begin with the same three digits, and the city where most of its people live. */
export interface Zip3Shape {
  Zip3: string
  city: string
  /** In hundreds. */
  people: number
  geometry: Polygon | MultiPolygon
}

type File = Topology<{ zip3: GeometryCollection<{ city: string; people: number }> }>

/** The areas of the file that `scripts/zip3.ts` bakes. */
export const readZip3 = (file: File): Zip3Shape[] =>
  feature(file, file.objects.zip3).features.map(({ id, properties, geometry }) => ({
    Zip3: String(id),
    ...properties,
    geometry: geometry as Polygon | MultiPolygon,
  }))

/** Loads the areas. */
export async function loadZip3(signal: AbortSignal): Promise<Zip3Shape[]> {
  return readZip3(await (await fetch(atBase('/places/zip3.json'), { signal })).json())
}
