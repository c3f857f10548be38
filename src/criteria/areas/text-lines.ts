import { commonStreetEnds } from '#shared/address/street-words.ts'
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
  name: new Set([
    'name',
    'title',
    'label',
    'store',
    'branch',
    'location',
    'site',
    'shop',
    'office',
    ...companyColumns.CompanyName.split(' '),
  ]),
  address: new Set(companyColumns.Address.split(' ')),
  city: new Set(companyColumns.City.split(' ')),
  state: new Set(companyColumns.StateProvince.split(' ')),
}
const PAIR = /^\(?(-?\d{1,3}(?:\.\d+)?)°?\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)°?\)?(?:[,;\s]+(.+))?$/

/**
 * The areas of lines of text: a table with columns of coordinates, addresses or ZIP codes, lines of "lat, lng" or of addresses, or any
 * ZIP codes.
 */
export function areasFromLines(text: string): ParsedAreas | string {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim())
  return (
    fromTable(rowsOfText(text)) ??
    fromPairs(lines) ??
    fromAddresses(lines) ??
    fromCodes(postalCodesFrom(text))
  )
}

function fromTable([head = [], ...rows]: readonly string[][]): ParsedAreas | string | undefined {
  const plain = head.map(plainColumnName)
  const column = (synonyms: ReadonlySet<string>) => plain.findIndex((name) => synonyms.has(name))
  const [code, lat, lng, name, address, city, state] = [
    column(columnNames.code),
    column(columnNames.lat),
    column(columnNames.lng),
    column(columnNames.name),
    column(columnNames.address),
    column(columnNames.city),
    column(columnNames.state),
  ]
  if (rows.length === 0) return undefined
  const hasPoints = lat >= 0 && lng >= 0
  // A list of places that has coordinates too is not one of ZIP codes.
  if (hasPoints && (name >= 0 || address >= 0))
    return fromPoints(rows.map((row) => [row[lat], row[lng], row[name] || row[address]]))
  if (address >= 0) return fromAddressRows(rows, { name, address, city, state, code })
  if (code >= 0) return fromCodes(postalCodesIn(rows.map((row) => row[code] ?? '').filter(Boolean), true))
  return hasPoints ? fromPoints(rows.map((row) => [row[lat], row[lng], undefined])) : undefined
}

/** The columns of a list of addresses, -1 for those that it does not have. */
type AddressColumns = Record<'name' | 'address' | 'city' | 'state' | 'code', number>

function fromAddressRows(rows: readonly string[][], at: AddressColumns): ParsedAreas {
  const found = noParsedAreas()
  rows.forEach((row, i) => {
    const cell = (column: number) => row[column]?.trim() ?? ''
    const place = [cell(at.state), cell(at.code)].filter(Boolean).join(' ')
    const text = [cell(at.address), cell(at.city), place].filter(Boolean).join(', ')
    const name = plainName(cell(at.name))
    if (cell(at.address)) found.addresses.push({ ...(name && { name }), text })
    else found.notes.push(parseNotes.skippedLine(i + 2, shapeErrors.noAddress))
  })
  return found
}

/** Whether a line is an address: a house number, and the kind of a street further on. */
function isAddress(line: string): boolean {
  const [house = '', ...others] = line
    .trim()
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
  return /^\d/.test(house) && others.slice(1).some((word) => commonStreetEnds.has(word))
}

/** Lines of an address each; undefined when the first line is none. */
function fromAddresses(lines: readonly string[]): ParsedAreas | undefined {
  if (!lines[0] || !isAddress(lines[0])) return undefined
  return { ...noParsedAreas(), addresses: lines.map((line) => ({ text: line.trim() })) }
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
