import type { Polygon as Area, MultiPolygon } from 'geojson'
import type { Point } from '#contract/place.ts'
import { type AreaNames, areaName } from '#criteria/areas/area-names.ts'
import { placesToGeoJson } from '#criteria/areas/geojson-writer.ts'
import type { CriteriaPlace, PlaceChoice } from '#criteria/places.ts'
import type { CountyShape, Shapes, StateShape } from '../boundaries.ts'
import { centroidOf, circleOutline, handlePoints } from '../draw/shape-geometry.ts'
import { middleOf, type NamedArea, type Polygons } from './imported-outline.ts'

/** The shape of a place on the map: polygons of rings (the first is the outer one), or none for a point; its label is at `middle`. */
export interface Outline {
  polygons: Polygons
  middle: Point
}

/** What is known of places by name; parts that are not loaded yet are undefined. */
export interface Gazetteer {
  shapes: Shapes | undefined
  postalPoint: (PostalCode: string) => Point | undefined
  cityPoint: (City: string, StateProvince: string) => Point | undefined
  /** The imported outline of a ZIP code or a city: undefined while it is loading, null where there is none. */
  importedOutline?: (place: NamedArea) => Polygons | null | undefined
}

/** The outline of a place, or undefined while it is not known. */
export function outlineOf(place: CriteriaPlace, gazetteer: Gazetteer): Outline | undefined {
  switch (place.kind) {
    case 'circle':
      return { polygons: [[circleOutline(place, place.RadiusMiles)]], middle: place }
    case 'postalCircle': {
      const center = gazetteer.postalPoint(place.PostalCode)
      return center && { polygons: [[circleOutline(center, place.RadiusMiles)]], middle: center }
    }
    case 'polygon':
      return { polygons: [[handlePoints(place.Points)]], middle: centroidOf(place.Points) }
    case 'postal':
      return namedOutline(place, gazetteer.postalPoint(place.PostalCode), gazetteer)
    case 'city':
      return namedOutline(place, gazetteer.cityPoint(place.City, place.StateProvince), gazetteer)
    default:
      return regionOutline(place, gazetteer.shapes)
  }
}

function namedOutline(
  place: NamedArea,
  point: Point | undefined,
  { importedOutline }: Gazetteer,
): Outline | undefined {
  const polygons = importedOutline ? importedOutline(place) : null
  if (polygons) return { polygons, middle: middleOf(polygons, point) }
  return polygons === null && point ? { polygons: [], middle: point } : undefined
}

export type RegionPlace = Extract<CriteriaPlace, { kind: 'state' | 'county' }>

/** The state or the county that a place names. */
export const regionOf = (place: RegionPlace, shapes: Shapes): StateShape | CountyShape | undefined =>
  place.kind === 'state'
    ? shapes.states.find((state) => state.StateProvince === place.StateProvince)
    : shapes.counties.find(
        (county) => county.StateProvince === place.StateProvince && sameName(county.County, place.County),
      )

function regionOutline(place: RegionPlace, shapes: Shapes | undefined): Outline | undefined {
  const region = shapes && regionOf(place, shapes)
  return region && fromGeometry(region.geometry)
}

const sameName = (a: string, b: string) => a.localeCompare(b, 'en', { sensitivity: 'base' }) === 0

function fromGeometry(geometry: Area | MultiPolygon): Outline {
  const areas = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  const polygons = areas.map((rings) =>
    rings.map((ring) => ring.map(([Longitude = 0, Latitude = 0]) => ({ Latitude, Longitude }))),
  )
  const largest = polygons.reduce((a, b) => ((b[0]?.length ?? 0) > (a[0]?.length ?? 0) ? b : a))
  return { polygons, middle: centroidOf(largest[0] ?? []) }
}

/** South-west and north-east corners, in degrees. */
export type Box = [[south: number, west: number], [north: number, east: number]]

/** The box around outlines; undefined when there are none. */
export function boxAround(outlines: readonly Outline[]): Box | undefined {
  const points = outlines.flatMap(({ polygons, middle }) => (polygons.length ? polygons.flat(2) : [middle]))
  if (points.length === 0) return undefined
  let [south, west, north, east] = [90, Number.POSITIVE_INFINITY, -90, Number.NEGATIVE_INFINITY]
  for (const { Latitude, Longitude } of points) {
    if (Latitude < south) south = Latitude
    if (Latitude > north) north = Latitude
    if (Longitude < west) west = Longitude
    if (Longitude > east) east = Longitude
  }
  return [
    [south, west],
    [north, east],
  ]
}

/** Places as GeoJSON with their names, roles and outlines. */
export function placesAsGeoJson(
  places: readonly PlaceChoice[],
  indexes: readonly number[],
  names: AreaNames | undefined,
  gazetteer: Gazetteer,
): string {
  return placesToGeoJson(
    indexes.flatMap((index) => {
      const place = places[index]
      if (!place) return []
      const outline = outlineOf(place, gazetteer)
      const name = areaName(places, index, names)
      return [{ place, name, polygons: outline?.polygons ?? [], middle: outline?.middle }]
    }),
  )
}
