import type { Geometry, Position } from 'geojson'
import { packSegment } from '#service/geocode/stored-streets.ts'
import { readStreetName } from '#service/geocode/street-name.ts'
import { DataError } from '#service/versions/data-error.ts'
import { readRange } from '#shared/address/house-range.ts'
import { type Line, pointAlong, type Side } from '#shared/geo/along-line.ts'
import { openShapes } from '../boundaries/read/open-shapes.ts'
import type { Shape } from '../boundaries/read/shape.ts'
import { type AddressRow, keyOf, type SkipReason } from './address-row.ts'
import { addressMessages as messages } from './messages.ts'

/** Fields of each side in the files of address ranges of the Census Bureau. */
const sides: readonly { side: Side; from: string; to: string; parity: string; zip: string }[] = [
  { side: 'left', from: 'LFROMHN', to: 'LTOHN', parity: 'PARITYL', zip: 'ZIPL' },
  { side: 'right', from: 'RFROMHN', to: 'RTOHN', parity: 'PARITYR', zip: 'ZIPR' },
]
const needed = ['FULLNAME', ...sides.flatMap(({ from, to }) => [from, to])]

/**
 * The ranges of both sides of every line of a shapefile of address ranges (TIGER/Line ADDRFEAT). Throws a DataError when it is another one, or
 * damaged.
 */
export async function* rangesIn(
  file: string,
  onSkipped: (reason: SkipReason) => void,
): AsyncGenerator<AddressRow> {
  let checked = false
  for await (const shape of openShapes(file).read()) {
    if (!checked) checkFields(file, shape.fields)
    checked = true
    yield* rowsOf(shape, onSkipped)
  }
}

function checkFields(file: string, fields: Shape['fields']): void {
  const missing = needed.filter((name) => !(name in fields))
  if (missing.length > 0) throw new DataError(messages.notRanges(file, missing))
}

function* rowsOf(
  { fields, geometry }: Shape,
  onSkipped: (reason: SkipReason) => void,
): Generator<AddressRow> {
  const text = (name: string) => String(fields[name] ?? '').trim()
  const street = readStreetName(text('FULLNAME'))
  const line = lineOf(geometry)
  if (!street) return onSkipped('noStreet')
  if (!line) return onSkipped('noPoint')
  for (const { side, from, to, parity, zip } of sides) {
    if (text(from) === '' && text(to) === '') continue
    const range = readRange(text(from), text(to), text(parity))
    if (!range) {
      onSkipped('noNumber')
      continue
    }
    const { label, suffix, direction } = street
    const key = keyOf(street, text(zip), pointAlong(line, 0.5))
    const item = packSegment({ side, range, line })
    yield { key, label, suffix, direction, number: Math.min(range.from, range.to), item }
  }
}

function lineOf(geometry: Geometry | null): Line | undefined {
  if (geometry?.type !== 'LineString' || geometry.coordinates.length === 0) return undefined
  return geometry.coordinates.map(([x = 0, y = 0]: Position) => [x, y] as const)
}
