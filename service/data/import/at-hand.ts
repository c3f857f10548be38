import type { Band } from '#contract/ranges.ts'
import type { LocationGrade } from '#contract/trust.ts'
import { readCity } from '#service/normalize/city.ts'
import { readDate } from '#service/normalize/date.ts'
import { gradeOfText } from '#service/normalize/location-grade.ts'
import type { Note, Reading } from '#service/normalize/notes.ts'
import { isPossible, readPoint } from '#service/normalize/point.ts'
import { readPostalCode } from '#service/normalize/postal-code.ts'
import { readSize, type SizeReading } from '#service/normalize/size.ts'
import type { CompanyRow } from '#service/store/company-row.ts'
import type { PersonRow } from '#service/store/person-row.ts'
import { asOf } from '#service/versions/as-of.ts'
import { countryCode, isAbroad } from '#shared/address/countries.ts'
import { parseAddress } from '#shared/address/parse-address.ts'
import { readZipPlus4 } from '#shared/address/postal-code.ts'
import { cleanText, withoutDecimals } from '#shared/text/clean-text.ts'
import type { Plan } from './columns/plan-readers.ts'
import { confirmZeros } from './confirm-zeros.ts'
import type { Field } from './fields.ts'
import { resolvePlace } from './resolve-place.ts'

/** A row while it is converted: its cells, and what has been done to them so far. */
export interface AtHand {
  read: Plan['read']
  cells: readonly string[]
  notes: Note[]
}

/** The fields that say where a company or a person is. */
type PlacePart = Pick<
  CompanyRow & PersonRow,
  | 'Address'
  | 'AddressParsed'
  | 'CarrierRoute'
  | 'City'
  | 'Country'
  | 'County'
  | 'Location'
  | 'LocationGrade'
  | 'PostalCode'
  | 'StateProvince'
  | 'ZipPlus4'
>

export const cellOf = ({ read, cells }: AtHand, field: Field) => read[field](cells)
export const textOf = (at: AtHand, field: Field) => cleanText(cellOf(at, field)) || undefined

/** The value of a reading; what was done to it is noted. */
export function take<T>({ notes }: AtHand, { value, note }: Reading<T>): T | undefined {
  if (note) notes.push(note)
  return value
}

/** The two letters of a country that the row names; a text that names none is noted. */
function countryOf(at: AtHand): string | undefined {
  const text = textOf(at, 'Country')
  const code = text && countryCode(text)
  if (text && !code) at.notes.push('countryUnknown')
  return code || undefined
}

/** A place outside the US and Canada as the row states it: no state, postal code or point is resolved. */
function placeAbroad(at: AtHand, Country: string): PlacePart {
  at.notes.push('abroad')
  const { point } = readPoint(cellOf(at, 'Latitude'), cellOf(at, 'Longitude'))
  return {
    Address: textOf(at, 'Address'),
    City: textOf(at, 'City'),
    Country,
    Location: point && isPossible(point) ? point : undefined,
    LocationGrade: point && isPossible(point) ? gradeOf(at) : undefined,
    PostalCode: textOf(at, 'PostalCode'),
    StateProvince: textOf(at, 'StateProvince'),
  }
}

export function placeOf(at: AtHand, phone: string | undefined): PlacePart {
  const Country = countryOf(at)
  return Country && isAbroad(Country) ? placeAbroad(at, Country) : placeHere(at, phone, Country)
}

/** Whether the point was replaced by the middle of the postal code. */
const isInMiddle = (notes: readonly Note[]) => notes.includes('pointFilled') || notes.includes('pointMoved')

/** How precise the own point of a row is: as the file says, else of the building. */
function gradeOf(at: AtHand): LocationGrade {
  const cell = cellOf(at, 'LocationGrade')
  const grade = gradeOfText(cell)
  if (cell.trim() !== '' && !grade) at.notes.push('gradeOfPointUnknown')
  return grade ?? 'Rooftop'
}

function placeHere(at: AtHand, phone: string | undefined, Country: string | undefined): PlacePart {
  const [state, city] = [cellOf(at, 'StateProvince'), take(at, readCity(cellOf(at, 'City')))]
  const point = readPoint(cellOf(at, 'Latitude'), cellOf(at, 'Longitude'))
  const postal = confirmZeros(readPostalCode(cellOf(at, 'PostalCode')), { state, city, point })
  const { place, notes } = resolvePlace({ state, city, county: cellOf(at, 'County'), postal, point, phone })
  at.notes.push(...notes)
  return {
    Country: Country === 'US' ? undefined : Country,
    Address: textOf(at, 'Address'),
    AddressParsed: parseAddress(cellOf(at, 'Address')),
    CarrierRoute: textOf(at, 'CarrierRoute')?.toUpperCase(),
    ...place,
    LocationGrade: place.Location && (isInMiddle(notes) ? 'PostalCode' : gradeOf(at)),
    PostalCode: postal.PostalCode,
    ZipPlus4: postal.ZipPlus4 ?? readZipPlus4(cellOf(at, 'ZipPlus4'), postal.PostalCode),
  }
}

/** The source of a row and its id there; the source is the data set where the file does not name one. */
export function sourceOf(at: AtHand, dataSet: string): { Source?: string; SourceId?: string } {
  const SourceId = textOf(at, 'SourceId') ?? (withoutDecimals(cleanText(cellOf(at, 'Id'))) || undefined)
  return SourceId ? { Source: textOf(at, 'Source') ?? dataSet, SourceId } : {}
}

export function sizeOf(at: AtHand, field: Field, bands: readonly Band[]): SizeReading {
  const size = readSize(cellOf(at, field), bands)
  if (size.note) at.notes.push(size.note)
  return size
}

/** Parts put together, without the fields that have no value. */
export function joinParts<Row extends object>(row: Row, parts: readonly Partial<Row>[]): Row {
  const all = row as Record<string, unknown>
  for (const part of parts as readonly Record<string, unknown>[])
    for (const key in part) if (part[key] !== undefined) all[key] = part[key]
  return row
}

/**
 * When a row says that its record was first seen: on a day up to the data's date, or on that date where it is said to be new. An export says of a record
 * that is not new on which day the data was first imported, which is none.
 */
export function firstSeenOf(at: AtHand, date: string): string | undefined {
  const status = textOf(at, 'RecordStatus')?.toLowerCase()
  const seen = take(at, readDate(cellOf(at, 'FirstSeen')))
  if (seen === undefined || seen > date) return status === 'new' ? date : undefined
  return status === 'existing' && seen >= asOf(date).newSince ? undefined : seen
}
