import { z } from 'zod'
import { criteriaSchemas } from '#contract/criteria.ts'
import { type Place, type PlaceKind, withPlaces } from '../places.ts'
import { pointAt, pointsAt, settled } from './coordinates.ts'
import { type Found, nothingFound } from './found.ts'
import { addPolygon } from './polygon.ts'

const Loose = z.record(z.string(), z.unknown())
type Loose = z.infer<typeof Loose>

const asRecord = (value: unknown): Loose => {
  const read = Loose.safeParse(value)
  return read.success ? read.data : {}
}

/** What GeoJSON that was already parsed holds, or why it cannot be read. */
export function fromGeoJson(json: unknown): Found | string {
  const root = asRecord(json)
  const fault = foreign(root) ?? otherSystem(root)
  if (fault) return fault
  const found = nothingFound()
  const features = root.type === 'FeatureCollection' ? asList(root.features) : [root]
  features.forEach((feature, i) => {
    readFeature(found, asRecord(feature), i + 1)
  })
  return found
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Why JSON is not GeoJSON. */
function foreign({ type, rings, geometryType }: Loose): string | undefined {
  if (type === 'Topology') return 'This is TopoJSON. Save it as GeoJSON.'
  if (rings || geometryType) return 'This is JSON of Esri. Save it as GeoJSON.'
  const known = type === 'FeatureCollection' || type === 'Feature' || Object.hasOwn(shapes, String(type))
  return known ? undefined : 'This JSON is not GeoJSON: it has no features.'
}

/** Why the coordinates are no longitudes and latitudes: old GeoJSON may name another system. */
function otherSystem({ crs }: Loose): string | undefined {
  const name = asRecord(asRecord(crs).properties).name
  if (typeof name !== 'string' || /CRS84|4326|4269/.test(name)) return undefined
  return `The coordinates are of another system (${name.slice(0, 60)}). Save the file as WGS 84, in longitude and latitude.`
}

function readFeature(found: Found, feature: Loose, number: number): void {
  const isFeature = feature.type === 'Feature'
  const properties = asRecord(isFeature ? feature.properties : undefined)
  const name = nameIn(properties)
  const excluded = properties.role === 'excluded'
  const place = ownPlace(properties.Place)
  if (place) {
    found.areas.push({ name, place, excluded })
    return
  }
  const label = name ? `“${name}”` : `Shape ${number}`
  readGeometry(found, asRecord(isFeature ? feature.geometry : feature), { label, name, excluded })
}

/** The properties in which programs keep a name. */
const nameKeys = ['name', 'title', 'label', 'namelsad', 'zcta5ce20', 'zcta5ce10', 'id']

function nameIn(properties: Loose): string | undefined {
  const byKey = new Map(Object.entries(properties).map(([key, value]) => [key.toLowerCase(), value]))
  const value = nameKeys.map((key) => byKey.get(key)).find((one) => typeof one === 'string' && one.trim())
  return value === undefined ? undefined : plainName(String(value))
}

/** A name as it is kept: one line, at most 60 letters. */
export const plainName = (name: string): string =>
  [...name.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()].slice(0, 60).join('')

/** The place of a file that this app wrote: circles stay circles, counties counties. */
function ownPlace(value: unknown): Place | undefined {
  const { kind, ...rest } = asRecord(value)
  const kinds: PlaceKind[] = ['state', 'county', 'city', 'postal', 'postalCircle', 'circle']
  if (!kinds.includes(kind as PlaceKind)) return undefined
  const place = { kind, ...rest } as Place
  const read = criteriaSchemas.companies.safeParse(withPlaces({}, [{ ...place, excluded: false }]))
  return read.success ? place : undefined
}

interface Mark {
  label: string
  name: string | undefined
  excluded: boolean
}

type Read = (found: Found, part: unknown, mark: Mark) => void

const shapes: Record<string, Read> = {
  Polygon: (found, rings, { label, name, excluded }) => addPolygon(found, rings, label, name, excluded),
  MultiPolygon: (found, parts, mark) => each(found, parts, mark, 'Polygon'),
  Point: addPoint,
  MultiPoint: (found, parts, mark) => each(found, parts, mark, 'Point'),
  LineString: addLine,
  MultiLineString: (found, parts, mark) => each(found, parts, mark, 'LineString'),
  GeometryCollection: (found, parts, mark) => each(found, parts, mark),
}

function readGeometry(found: Found, geometry: Loose, mark: Mark): void {
  const type = String(geometry.type ?? '')
  const read = Object.hasOwn(shapes, type) ? shapes[type] : undefined
  if (read) read(found, geometry.coordinates ?? geometry.geometries, mark)
  else found.notes.push(`${mark.label} was skipped: ${type ? `${type} is no shape` : 'it has no shape'}.`)
}

/** Every part of a shape of several, numbered where it has a name; parts of a collection say themselves what they are. */
function each(found: Found, parts: unknown, mark: Mark, type?: keyof typeof shapes): void {
  const list = asList(parts)
  list.forEach((part, i) => {
    const name = mark.name && list.length > 1 ? `${mark.name} ${i + 1}` : mark.name
    const label = list.length > 1 ? `${mark.label}, part ${i + 1},` : mark.label
    readGeometry(found, type ? { type, coordinates: part } : asRecord(part), { ...mark, name, label })
  })
}

function addPoint(found: Found, position: unknown, { label, name }: Mark): void {
  const point = pointAt(position)
  if (typeof point === 'string') found.notes.push(`${label} was skipped: ${point}.`)
  else found.points.push({ ...(name && { name }), ...settled(point) })
}

function addLine(found: Found, positions: unknown, { label, name }: Mark): void {
  const points = pointsAt(positions)
  if (typeof points === 'string') found.notes.push(`${label} was skipped: ${points}.`)
  else if (points.length < 2) found.notes.push(`${label} was skipped: a line needs 2 points.`)
  else found.lines.push({ ...(name && { name }), Points: points.map(settled) })
}
