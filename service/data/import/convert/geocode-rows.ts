import type { GeocodeGrade } from '#contract/geocode.ts'
import type { LocationGrade } from '#contract/trust.ts'
import { geocode } from '#service/geocode/geocode.ts'
import { type AddressSets, openStreets, type StreetIndex } from '#service/geocode/open.ts'
import type { Note } from '#service/normalize/notes.ts'
import type { CompanyRow } from '#service/store/company-row.ts'
import type { PersonRow } from '#service/store/person-row.ts'
import type { Conversion, Converter } from '../import-kind.ts'

/** Records have no grade Range: a place by a range of house numbers is one of the street. */
const grades: Partial<Record<GeocodeGrade, { grade: LocationGrade; note: Note }>> = {
  Rooftop: { grade: 'Rooftop', note: 'pointOfBuilding' },
  Range: { grade: 'Street', note: 'pointOfRange' },
  Street: { grade: 'Street', note: 'pointOfStreet' },
}

/** A converter that gives rows without a point of their own the place of their address, where the addresses of the operator have their street. */
export function withGeocodes<Row extends CompanyRow | PersonRow>(
  converter: Converter<Row>,
  { points, ranges }: AddressSets<string>,
): Converter<Row> {
  if (points === undefined && ranges === undefined) return converter
  const sets = { points: opened(points), ranges: opened(ranges) }
  return {
    ...converter,
    convert: (cells, id, relations) => geocoded(converter.convert(cells, id, relations), sets),
  }
}

/** Versions that are open in this thread, by their folders; they are open until it ends. */
const openFolders = new Map<string, StreetIndex>()

function opened(folder: string | undefined): StreetIndex | undefined {
  if (folder === undefined) return undefined
  const streets = openFolders.get(folder) ?? openStreets(folder)
  openFolders.set(folder, streets)
  return streets
}

function geocoded<Row extends CompanyRow | PersonRow>(
  conversion: Conversion<Row>,
  sets: AddressSets,
): Conversion<Row> {
  const { row, notes } = conversion
  const { Address, City, StateProvince, PostalCode, Location, Country } = row
  const isOwn = Location !== undefined && !notes.includes('pointFilled')
  if (isOwn || !Address || !StateProvince || (Country !== undefined && Country !== 'CA')) return conversion
  const text = [Address, City, `${StateProvince} ${PostalCode ?? ''}`].filter(Boolean).join(', ')
  const found = geocode(text, sets)
  const by = found.Grade && grades[found.Grade]
  if (!by || !found.Location) return conversion
  return {
    ...conversion,
    row: { ...row, Location: found.Location, LocationGrade: by.grade },
    notes: [...notes.filter((note) => note !== 'pointFilled'), by.note],
  }
}
