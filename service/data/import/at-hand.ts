import type { Band } from '#contract/ranges.ts'
import { readCity } from '#service/normalize/city.ts'
import type { Note, Reading } from '#service/normalize/notes.ts'
import { readPoint } from '#service/normalize/point.ts'
import { readPostalCode } from '#service/normalize/postal-code.ts'
import { readSize, type SizeReading } from '#service/normalize/size.ts'
import type { CompanyRow } from '#service/store/company-row.ts'
import type { PersonRow } from '#service/store/person-row.ts'
import { parseAddress } from '#shared/address/parse-address.ts'
import { readZipPlus4 } from '#shared/address/postal-code.ts'
import { cleanText } from '#shared/text/clean-text.ts'
import type { Plan } from './columns/plan.ts'
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
  | 'County'
  | 'Location'
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

export function placeOf(at: AtHand, phone: string | undefined): PlacePart {
  const postal = readPostalCode(cellOf(at, 'PostalCode'))
  const { place, notes } = resolvePlace({
    state: cellOf(at, 'StateProvince'),
    city: take(at, readCity(cellOf(at, 'City'))),
    county: cellOf(at, 'County'),
    postal,
    point: readPoint(cellOf(at, 'Latitude'), cellOf(at, 'Longitude')),
    phone,
  })
  at.notes.push(...notes)
  return {
    Address: textOf(at, 'Address'),
    AddressParsed: parseAddress(cellOf(at, 'Address')),
    CarrierRoute: textOf(at, 'CarrierRoute')?.toUpperCase(),
    ...place,
    PostalCode: postal.PostalCode,
    ZipPlus4: postal.ZipPlus4 ?? readZipPlus4(cellOf(at, 'ZipPlus4'), postal.PostalCode),
  }
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
