import type { Kind } from '#contract/kind.ts'
import type { AddressSets } from '#service/geocode/open.ts'
import type { RowOf } from '#service/store/row.ts'
import { placeOfRow } from '../import/convert/geocode-rows.ts'

/** Grades of a place that may be known better. */
const coarse: ReadonlySet<unknown> = new Set(['PostalCode', 'City', 'Street'])

/**
 * The row with the place of its address, where it has none of its own, or one in the middle of its postal code or city; a row on its
 * street gets that of the building alone. Else the same row.
 */
export function geocodedRow<K extends Kind>(row: RowOf<K>, sets: AddressSets): RowOf<K> {
  const { Location, LocationGrade, MergedSources } = row
  if (Location !== undefined && !coarse.has(LocationGrade)) return row
  const place = placeOfRow(row, sets)?.place
  if (!place || (LocationGrade === 'Street' && place.LocationGrade !== 'Rooftop')) return row
  return { ...row, ...place, ...(MergedSources && { MergedSources: MergedSources.map(withoutLocation) }) }
}

/** The point is of no source any more. */
function withoutLocation<Source extends { Fields?: string | undefined }>({ Fields, ...source }: Source) {
  const others = Fields?.split(', ').filter((field) => field !== 'Location') ?? []
  return { ...source, ...(others.length > 0 && { Fields: others.join(', ') }) }
}
