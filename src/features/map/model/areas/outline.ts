import type { Polygon as Area, MultiPolygon } from 'geojson'
import type { Point } from '#contract/place.ts'
import type { Place } from '#criteria/places.ts'
import type { Shapes } from '../base/shapes.ts'
import { ringOf } from '../draw/circle.ts'
import { centreOf, handlesOf } from '../draw/reshape.ts'

/** How a place lies on the map: polygons of rings (the first is the outer one), or nothing but a spot; `middle` is for its label. */
export interface Outline {
  polygons: Point[][][]
  middle: Point
}

/** What is known of places by name; parts that are not loaded yet are undefined. */
export interface Gazetteer {
  shapes: Shapes | undefined
  postalPoint: (PostalCode: string) => Point | undefined
  cityPoint: (City: string, StateProvince: string) => Point | undefined
}

/** The outline of a place, or undefined while it is not known. */
export function outlineOf(place: Place, gazetteer: Gazetteer): Outline | undefined {
  switch (place.kind) {
    case 'circle':
      return { polygons: [[ringOf(place, place.RadiusMiles)]], middle: place }
    case 'postalCircle': {
      const centre = gazetteer.postalPoint(place.PostalCode)
      return centre && { polygons: [[ringOf(centre, place.RadiusMiles)]], middle: centre }
    }
    case 'polygon':
      return { polygons: [[handlesOf(place.Points)]], middle: centreOf(place.Points) }
    case 'postal':
      return spot(gazetteer.postalPoint(place.PostalCode))
    case 'city':
      return spot(gazetteer.cityPoint(place.City, place.StateProvince))
    default:
      return regionOutline(place, gazetteer.shapes)
  }
}

const spot = (point: Point | undefined) => point && { polygons: [], middle: point }

type Region = Extract<Place, { kind: 'state' | 'county' }>

function regionOutline(place: Region, shapes: Shapes | undefined): Outline | undefined {
  const region =
    place.kind === 'state'
      ? shapes?.states.find((state) => state.StateProvince === place.StateProvince)
      : shapes?.counties.find(
          (county) => county.StateProvince === place.StateProvince && sameName(county.County, place.County),
        )
  return region && fromGeometry(region.geometry)
}

const sameName = (a: string, b: string) => a.localeCompare(b, 'en', { sensitivity: 'base' }) === 0

function fromGeometry(geometry: Area | MultiPolygon): Outline {
  const areas = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  const polygons = areas.map((rings) =>
    rings.map((ring) => ring.map(([Longitude = 0, Latitude = 0]) => ({ Latitude, Longitude }))),
  )
  const largest = polygons.reduce((a, b) => ((b[0]?.length ?? 0) > (a[0]?.length ?? 0) ? b : a))
  return { polygons, middle: centreOf(largest[0] ?? []) }
}

/** South-west and north-east corners of a box around outlines, in degrees; undefined when there are none. */
export function boxAround(
  outlines: readonly Outline[],
): [[south: number, west: number], [north: number, east: number]] | undefined {
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
