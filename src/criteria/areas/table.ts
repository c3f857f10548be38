import { companyColumns, plainColumnName } from '#shared/tabular/column-synonyms.ts'
import { rowsOfText } from '#shared/tabular/text-rows.ts'
import { pointAt, settled } from './coordinates.ts'
import { type Found, nothingFound } from './found.ts'
import { plainName } from './geojson.ts'
import { firstOf, type PostalCodes, postalCodesFrom, postalCodesIn } from './postal-codes.ts'

const names = {
  code: new Set(companyColumns.PostalCode.split(' ')),
  lat: new Set(companyColumns.Latitude.split(' ')),
  lng: new Set(companyColumns.Longitude.split(' ')),
  name: new Set(['name', 'title', 'label', 'store', 'branch', 'location']),
}
const PAIR = /^\(?(-?\d{1,3}(?:\.\d+)?)°?\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)°?\)?(?:[,;\s]+(.+))?$/

/** What lines of text hold: a table with a column of ZIP codes or of coordinates, "lat, lng" lines, or any ZIP codes. */
export function fromLines(text: string): Found | string {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim())
  return fromTable(rowsOfText(text)) ?? fromPairs(lines) ?? fromCodes(postalCodesFrom(text))
}

function fromTable([head = [], ...rows]: readonly string[][]): Found | string | undefined {
  const plain = head.map(plainColumnName)
  const column = (wanted: ReadonlySet<string>) => plain.findIndex((name) => wanted.has(name))
  const [code, lat, lng, name] = [
    column(names.code),
    column(names.lat),
    column(names.lng),
    column(names.name),
  ]
  if (rows.length === 0) return undefined
  if (code >= 0) return fromCodes(postalCodesIn(rows.map((row) => row[code] ?? '').filter(Boolean), true))
  if (lat < 0 || lng < 0) return undefined
  return fromPoints(rows.map((row) => [row[lat], row[lng], row[name]]))
}

/** Lines of "41.25, -96.01", each with a name after it or none; undefined when the first line is none. */
function fromPairs(lines: readonly string[]): Found | undefined {
  const pairs = lines.map((line) => PAIR.exec(line.trim())?.slice(1))
  const first = pairs[0]
  if (!first || !isPair(first)) return undefined
  return fromPoints(pairs.map((pair, i) => pair ?? [lines[i], undefined, undefined]))
}

/** Whole numbers may be something else, ZIP codes without their zeros for one. */
const isPair = ([lat = '', lng = '']: readonly (string | undefined)[]) =>
  /[.-]/.test(lat + lng) || (Number(lat) <= 90 && Number(lng) <= 180)

function fromPoints(rows: readonly (readonly (string | undefined)[])[]): Found {
  const found = nothingFound()
  rows.forEach(([lat = '', lng = '', name = ''], i) => {
    const point =
      lat && lng ? pointAt([Number(lat), Number(lng)].reverse()) : 'it is no latitude and longitude'
    if (typeof point === 'string') found.notes.push(`Line ${i + 1} was skipped: ${point}.`)
    else found.points.push({ ...(name && { name: plainName(name) }), ...settled(point) })
  })
  return found
}

const MAX_CODES = 8000

function fromCodes({ codes, others, mended }: PostalCodes): Found | string {
  if (codes.length === 0)
    return others.length
      ? `No ZIP codes, coordinates or areas were found in this text. It begins with ${firstOf(others, 3)}.`
      : 'No ZIP codes, coordinates or areas were found in this text.'
  const found = nothingFound()
  found.areas = codes
    .slice(0, MAX_CODES)
    .map((PostalCode) => ({ place: { kind: 'postal', PostalCode }, excluded: false }))
  if (codes.length > MAX_CODES)
    found.notes.push(
      `The first ${MAX_CODES} of ${codes.length} ZIP codes were used, the maximum of a search.`,
    )
  if (mended.length) found.notes.push(`Restored leading zeros of ZIP codes: ${firstOf(mended)}.`)
  if (others.length) found.notes.push(`Not ZIP codes, skipped: ${firstOf(others)}.`)
  return found
}
