import { packHouse } from '#service/geocode/stored-streets.ts'
import { readStreetName } from '#service/geocode/street-name.ts'
import { isHere, readPoint } from '#service/normalize/point.ts'
import { DataError } from '#service/versions/data-error.ts'
import { type HouseNumber, readHouseNumber } from '#shared/address/house-number.ts'
import { parsePostalCode } from '#shared/address/postal-code.ts'
import { openFiles } from '../import/read/open-files.ts'
import { asDataError } from '../import/read/open-source.ts'
import { isBad, type Source } from '../import/read/source.ts'
import { type AddressRow, keyOf, type SkipReason } from './address-row.ts'
import { addressMessages as messages } from './messages.ts'

/** The columns of OpenAddresses (CSV and GeoJSON) and of Overture addresses, in small letters, the best first. */
const columnsOf = {
  number: ['number'],
  street: ['street'],
  postalCode: ['postcode'],
  country: ['country'],
  longitude: ['lon', 'geometry.longitude', 'bbox.xmin'],
  latitude: ['lat', 'geometry.latitude', 'bbox.ymin'],
} as const
type Part = keyof typeof columnsOf
const needed: readonly Part[] = ['number', 'street', 'longitude', 'latitude']

/** Reads the cell of a part in a row; empty where the file has no such column. */
type CellOf = (cells: readonly string[], part: Part) => string

/** The houses of a file of address points. Throws a DataError when it lacks a column, or is damaged. */
export async function* pointsIn(
  file: string,
  onSkipped: (reason: SkipReason) => void,
): AsyncGenerator<AddressRow> {
  try {
    const source = await openFiles([file], {})
    const cellOf = cellsOf(file, source)
    for await (const rows of source.read())
      for (const row of rows) {
        const found = isBad(row) ? 'noPoint' : rowOf((part) => cellOf(row.cells, part))
        if (typeof found === 'string') onSkipped(found)
        else yield found
      }
  } catch (error) {
    throw asDataError(error)
  }
}

function cellsOf(file: string, { columns }: Source): CellOf {
  const names = columns.map((name) => name.toLowerCase())
  const at = (part: Part) => columnsOf[part].map((name) => names.indexOf(name)).find((i) => i >= 0) ?? -1
  const missing = needed.filter((part) => at(part) < 0).map((part) => columnsOf[part][0])
  if (missing.length > 0) throw new DataError(messages.notPoints(file, missing))
  const places = Object.fromEntries(Object.keys(columnsOf).map((part) => [part, at(part as Part)]))
  return (cells, part) => cells[places[part] as number] ?? ''
}

function rowOf(cell: (part: Part) => string): AddressRow | SkipReason {
  const { point } = readPoint(cell('latitude'), cell('longitude'))
  if (!point) return 'noPoint'
  if (!isHere(point) || !['', 'US', 'CA'].includes(cell('country').toUpperCase())) return 'abroad'
  const house = numberIn(cell('number'))
  if (!house) return 'noNumber'
  const street = readStreetName(withoutNumber(cell('street'), house))
  if (!street) return 'noStreet'
  const { label, suffix, direction } = street
  const item = packHouse({ number: house.text, point })
  return {
    key: keyOf(street, cell('postalCode'), point),
    label,
    suffix,
    direction,
    number: house.first,
    item,
    zipPlus4: parsePostalCode(cell('postalCode')).ZipPlus4,
  }
}

const LEADING = /^\d+(?:[a-z]\b|-\d+)?/i

/** The house number of a cell, which may have the whole address in it: `1016-18 WILLOW AVE`. */
function numberIn(cell: string): HouseNumber | undefined {
  return readHouseNumber(cell) ?? readHouseNumber(LEADING.exec(cell.trim())?.[0] ?? '')
}

/** The street without the house number that may be before it. */
function withoutNumber(street: string, { text }: HouseNumber): string {
  const [found = ''] = LEADING.exec(street.trim()) ?? []
  const isNumber = found !== '' && found.toUpperCase() === text
  return isNumber ? street.trim().slice(found.length) : street
}
