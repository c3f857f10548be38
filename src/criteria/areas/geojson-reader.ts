import { z } from 'zod'
import { criteriaSchemas } from '#contract/criteria.ts'
import { type CriteriaPlace, type PlaceKind, withPlaces } from '../places.ts'
import { normalizedPoint, pointFromPosition, pointsFromPositions } from './coordinates.ts'
import { fileErrors, parseNotes, shapeErrors } from './messages.ts'
import { noParsedAreas, type ParsedAreas } from './parsed-areas.ts'
import { addPolygon } from './polygon.ts'

const Loose = z.record(z.string(), z.unknown())
type Loose = z.infer<typeof Loose>

const asRecord = (value: unknown): Loose => {
  const read = Loose.safeParse(value)
  return read.success ? read.data : {}
}

/** The areas, points and lines of GeoJSON, or why it cannot be read. */
export function areasFromGeoJson(json: unknown): ParsedAreas | string {
  const root = asRecord(json)
  const error = formatError(root) ?? coordinateSystemError(root)
  if (error) return error
  const found = noParsedAreas()
  const features = root.type === 'FeatureCollection' ? asList(root.features) : [root]
  features.forEach((feature, i) => {
    readFeature(found, asRecord(feature), i + 1)
  })
  return found
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Why JSON is not GeoJSON. */
function formatError({ type, rings, geometryType }: Loose): string | undefined {
  if (type === 'Topology') return fileErrors.topoJson
  if (rings || geometryType) return fileErrors.esriJson
  const known = type === 'FeatureCollection' || type === 'Feature' || Object.hasOwn(shapes, String(type))
  return known ? undefined : fileErrors.otherJson
}

/** Why the coordinates are not longitudes and latitudes: older GeoJSON may name another system. */
function coordinateSystemError({ crs }: Loose): string | undefined {
  const name = asRecord(asRecord(crs).properties).name
  if (typeof name !== 'string' || /CRS84|4326|4269/.test(name)) return undefined
  return fileErrors.coordinateSystem(name.slice(0, 60))
}

function readFeature(found: ParsedAreas, feature: Loose, number: number): void {
  const isFeature = feature.type === 'Feature'
  const properties = asRecord(isFeature ? feature.properties : undefined)
  const name = nameIn(properties)
  const excluded = properties.role === 'excluded'
  const place = placeOfOwnFile(properties.Place)
  if (place) {
    found.areas.push({ name, place, excluded })
    return
  }
  const label = name ? `“${name}”` : parseNotes.shape(number)
  readGeometry(found, asRecord(isFeature ? feature.geometry : feature), { label, name, excluded })
}

/** The properties in which programs store a name. */
const nameKeys = ['name', 'title', 'label', 'namelsad', 'zcta5ce20', 'zcta5ce10', 'id']

function nameIn(properties: Loose): string | undefined {
  const byKey = new Map(Object.entries(properties).map(([key, value]) => [key.toLowerCase(), value]))
  const value = nameKeys.map((key) => byKey.get(key)).find((one) => typeof one === 'string' && one.trim())
  return value === undefined ? undefined : plainName(String(value))
}

/** A name as it is stored: one line, at most 60 characters. */
export const plainName = (name: string): string =>
  [...name.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()].slice(0, 60).join('')

/** The place of a file that this app wrote, so that a circle is read as a circle and a county as a county. */
function placeOfOwnFile(value: unknown): CriteriaPlace | undefined {
  const { kind, ...rest } = asRecord(value)
  const kinds: PlaceKind[] = ['state', 'county', 'city', 'postal', 'postalCircle', 'circle']
  if (!kinds.includes(kind as PlaceKind)) return undefined
  const place = { kind, ...rest } as CriteriaPlace
  const read = criteriaSchemas.companies.safeParse(withPlaces({}, [{ ...place, excluded: false }]))
  return read.success ? place : undefined
}

interface ShapeInfo {
  label: string
  name: string | undefined
  excluded: boolean
}

type ReadShape = (found: ParsedAreas, part: unknown, info: ShapeInfo) => void

const shapes: Record<string, ReadShape> = {
  Polygon: (found, rings, { label, name, excluded }) => addPolygon(found, rings, label, name, excluded),
  MultiPolygon: (found, parts, info) => readParts(found, parts, info, 'Polygon'),
  Point: addPoint,
  MultiPoint: (found, parts, info) => readParts(found, parts, info, 'Point'),
  LineString: addLine,
  MultiLineString: (found, parts, info) => readParts(found, parts, info, 'LineString'),
  GeometryCollection: (found, parts, info) => readParts(found, parts, info),
}

function readGeometry(found: ParsedAreas, geometry: Loose, info: ShapeInfo): void {
  const type = String(geometry.type ?? '')
  const read = Object.hasOwn(shapes, type) ? shapes[type] : undefined
  if (read) read(found, geometry.coordinates ?? geometry.geometries, info)
  else
    found.notes.push(
      parseNotes.skipped(info.label, type ? shapeErrors.unknownShape(type) : shapeErrors.noShape),
    )
}

/** Reads each part of a shape and numbers its name. Parts of a collection have a type of their own. */
function readParts(found: ParsedAreas, parts: unknown, info: ShapeInfo, type?: keyof typeof shapes): void {
  const list = asList(parts)
  list.forEach((part, i) => {
    const name = info.name && list.length > 1 ? `${info.name} ${i + 1}` : info.name
    const label = list.length > 1 ? parseNotes.part(info.label, i + 1) : info.label
    readGeometry(found, type ? { type, coordinates: part } : asRecord(part), { ...info, name, label })
  })
}

function addPoint(found: ParsedAreas, position: unknown, { label, name }: ShapeInfo): void {
  const point = pointFromPosition(position)
  if (typeof point === 'string') found.notes.push(parseNotes.skipped(label, point))
  else found.points.push({ ...(name && { name }), ...normalizedPoint(point) })
}

function addLine(found: ParsedAreas, positions: unknown, { label, name }: ShapeInfo): void {
  const points = pointsFromPositions(positions)
  if (typeof points === 'string') found.notes.push(parseNotes.skipped(label, points))
  else if (points.length < 2) found.notes.push(parseNotes.skipped(label, shapeErrors.shortLine))
  else found.lines.push({ ...(name && { name }), Points: points.map(normalizedPoint) })
}
