import type { AnyRecord } from '#records/record.ts'
import type { Column } from '../column.ts'
import { cellsOf } from '../columns.ts'
import type { FileFormatSpec } from './format-spec.ts'
import { textWriter } from './text-writer.ts'

/** A point (RFC 7946, longitude first); null for a record without valid coordinates. */
function pointOf({ Location }: AnyRecord): { type: 'Point'; coordinates: [number, number] } | null {
  const { Longitude, Latitude } = Location ?? {}
  if (Longitude === undefined || Latitude === undefined) return null
  if (!(Math.abs(Longitude) <= 180 && Math.abs(Latitude) <= 90)) return null
  return { type: 'Point', coordinates: [Longitude, Latitude] }
}

function featureText(record: AnyRecord, columns: readonly Column[]): string {
  const cells = cellsOf(record, columns)
  return JSON.stringify({
    type: 'Feature',
    id: record.Id,
    geometry: pointOf(record),
    // Every feature has every property, so that map programs show one table.
    properties: Object.fromEntries(columns.map(({ heading }, i) => [heading, cells[i] ?? null])),
  })
}

export const geojson: FileFormatSpec = {
  label: 'GeoJSON',
  note: 'with points',
  hint: 'Records without coordinates have no geometry.',
  extension: 'geojson',
  type: 'application/geo+json',
  needs: ['Location'],
  writer: ({ columns }) =>
    textWriter({
      head: '{"type":"FeatureCollection","features":[\n',
      text: (record) => featureText(record, columns),
      between: ',\n',
      foot: '\n]}\n',
    }),
}
