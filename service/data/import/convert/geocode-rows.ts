import type { GeocodeGrade } from '#contract/geocode.ts'
import type { Point } from '#contract/place.ts'
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
  const sets = openedSets({ points, ranges })
  return {
    ...converter,
    convert: (cells, id, relations) => geocoded(converter.convert(cells, id, relations), sets),
  }
}

/** Versions that are open in this thread, by their folders; they are open until it ends. */
const openFolders = new Map<string, StreetIndex>()

/** Versions of addresses by their folders, open for the rest of the thread. */
export const openedSets = ({ points, ranges }: AddressSets<string>): AddressSets => ({
  points: opened(points),
  ranges: opened(ranges),
})

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
  const isOwn = row.Location !== undefined && !notes.includes('pointFilled')
  const found = isOwn ? undefined : placeOfRow(row, sets)
  if (!found) return conversion
  return {
    ...conversion,
    row: { ...row, ...found.place },
    notes: [...notes.filter((note) => note !== 'pointFilled'), found.note],
  }
}

/** The place of the address of a row, with its grade; undefined where it is not known better than by its postal code. */
export function placeOfRow(
  { Address, City, StateProvince, PostalCode, Country }: CompanyRow | PersonRow,
  sets: AddressSets,
): { place: { Location: Point; LocationGrade: LocationGrade }; note: Note } | undefined {
  if (!Address || !StateProvince || (Country !== undefined && Country !== 'CA')) return undefined
  const text = [Address, City, `${StateProvince} ${PostalCode ?? ''}`].filter(Boolean).join(', ')
  const { Location, Grade } = geocode(text, sets)
  const by = Grade && grades[Grade]
  return by && Location && { place: { Location, LocationGrade: by.grade }, note: by.note }
}
