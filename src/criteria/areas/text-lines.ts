import { companyColumns, plainColumnName } from '#shared/tabular/column-synonyms.ts'
import { rowsOfText } from '#shared/tabular/text-rows.ts'
import { normalizedPoint, pointFromPosition } from './coordinates.ts'
import { plainName } from './geojson-reader.ts'
import { fileErrors, parseNotes, shapeErrors } from './messages.ts'
import { noParsedAreas, type ParsedAreas } from './parsed-areas.ts'
import { firstFew, type PostalCodes, postalCodesFrom, postalCodesIn } from './postal-codes.ts'

const columnNames = {
  code: new Set(companyColumns.PostalCode.split(' ')),
  lat: new Set(companyColumns.Latitude.split(' ')),
  lng: new Set(companyColumns.Longitude.split(' ')),
  name: new Set(['name', 'title', 'label', 'store', 'branch', 'location']),
}
const PAIR = /^\(?(-?\d{1,3}(?:\.\d+)?)°?\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)°?\)?(?:[,;\s]+(.+))?$/

/** The areas of lines of text: a table with a column of ZIP codes or coordinates, lines of "lat, lng", or any ZIP codes. */
export function areasFromLines(text: string): ParsedAreas | string {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim())
  return fromTable(rowsOfText(text)) ?? fromPairs(lines) ?? fromCodes(postalCodesFrom(text))
}

function fromTable([head = [], ...rows]: readonly string[][]): ParsedAreas | string | undefined {
  const plain = head.map(plainColumnName)
  const column = (synonyms: ReadonlySet<string>) => plain.findIndex((name) => synonyms.has(name))
  const [code, lat, lng, name] = [
    column(columnNames.code),
    column(columnNames.lat),
    column(columnNames.lng),
    column(columnNames.name),
  ]
  if (rows.length === 0) return undefined
  if (code >= 0) return fromCodes(postalCodesIn(rows.map((row) => row[code] ?? '').filter(Boolean), true))
  if (lat < 0 || lng < 0) return undefined
  return fromPoints(rows.map((row) => [row[lat], row[lng], row[name]]))
}

/** Lines of "41.25, -96.01", each with an optional name; undefined when the first line is not such a pair. */
function fromPairs(lines: readonly string[]): ParsedAreas | undefined {
  const pairs = lines.map((line) => PAIR.exec(line.trim())?.slice(1))
  const first = pairs[0]
  if (!first || !isPair(first)) return undefined
  return fromPoints(pairs.map((pair, i) => pair ?? [lines[i], undefined, undefined]))
}

/** Whether a pair is coordinates. Whole numbers may be ZIP codes without their zeros. */
const isPair = ([lat = '', lng = '']: readonly (string | undefined)[]) =>
  /[.-]/.test(lat + lng) || (Number(lat) <= 90 && Number(lng) <= 180)

function fromPoints(rows: readonly (readonly (string | undefined)[])[]): ParsedAreas {
  const found = noParsedAreas()
  rows.forEach(([lat = '', lng = '', name = ''], i) => {
    const point =
      lat && lng ? pointFromPosition([Number(lat), Number(lng)].reverse()) : shapeErrors.noCoordinates
    if (typeof point === 'string') found.notes.push(parseNotes.skippedLine(i + 1, point))
    else found.points.push({ ...(name && { name: plainName(name) }), ...normalizedPoint(point) })
  })
  return found
}

const MAX_CODES = 8000

function fromCodes({ codes, rejected, padded }: PostalCodes): ParsedAreas | string {
  if (codes.length === 0) return fileErrors.nothingInText(firstFew(rejected, 3))
  const found = noParsedAreas()
  found.areas = codes
    .slice(0, MAX_CODES)
    .map((PostalCode) => ({ place: { kind: 'postal', PostalCode }, excluded: false }))
  if (codes.length > MAX_CODES) found.notes.push(parseNotes.maxCodes(MAX_CODES, codes.length))
  if (padded.length) found.notes.push(parseNotes.padded(firstFew(padded)))
  if (rejected.length) found.notes.push(parseNotes.rejected(firstFew(rejected)))
  return found
}
