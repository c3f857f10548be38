import type { GeocodeGrade } from '#contract/geocode.ts'
import { type HouseNumber, readHouseNumber } from '#shared/address/house-number.ts'
import { fractionIn } from '#shared/address/house-range.ts'
import { pointAlong } from '#shared/geo/along-line.ts'
import type { Point } from '#shared/geo/point.ts'
import type { House, Segment } from './stored-streets.ts'

/** Where a house is, and how precisely that is known. */
export interface PlacedHouse {
  point: Point
  grade: GeocodeGrade
}

/** Meters from the middle of a street to its buildings. */
const ASIDE = 10

/** The house among the points of its street; without it, on the street between its neighbors. `houses` are in the order of their numbers. */
export function placeAmongPoints(houses: readonly House[], wanted: HouseNumber | undefined): PlacedHouse {
  const middle = houses[houses.length >> 1] as House
  if (!wanted) return { point: middle.point, grade: 'Street' }
  const same = houses.find(({ number }) => number === wanted.text)
  if (same) return { point: same.point, grade: 'Rooftop' }
  const read = houses.map((house) => ({ ...house, read: readHouseNumber(house.number) }))
  const within = read.find((house) => house.read && isOneOf(house.read, wanted))
  if (within) return { point: within.point, grade: 'Rooftop' }
  const numbered = read.flatMap(({ point, read }) => (read ? [{ point, number: read.first }] : []))
  const side = numbered.filter(({ number }) => (number - wanted.first) % 2 === 0)
  const neighbors = side.length > 0 ? side : numbered
  return { point: neighbors.length > 0 ? between(neighbors, wanted.first) : middle.point, grade: 'Street' }
}

/** Whether a building has a house number: of `16-18` both. */
const isOneOf = ({ first, last }: HouseNumber, wanted: HouseNumber) =>
  wanted.first >= first && wanted.first <= last && (wanted.first - first) % 2 === 0

/** The place of a number between its neighbors; beyond the last of them that one's. */
function between(houses: readonly { point: Point; number: number }[], number: number): Point {
  const below = houses.findLast((house) => house.number < number)
  const above = houses.find((house) => house.number > number)
  if (!below || !above) return ((below ?? above) as { point: Point }).point
  const share = (number - below.number) / (above.number - below.number)
  const part = (from: number, to: number) => from + share * (to - from)
  return {
    Latitude: part(below.point.Latitude, above.point.Latitude),
    Longitude: part(below.point.Longitude, above.point.Longitude),
  }
}

/** The house on its side of a street; without a range that has it, at the end of the nearest one, in the middle of the street. */
export function placeOnRanges(segments: readonly Segment[], wanted: HouseNumber | undefined): PlacedHouse {
  const middle = segments[segments.length >> 1] as Segment
  if (!wanted) return { point: pointAlong(middle.line, 0.5), grade: 'Street' }
  // `37-12` is one number of two parts where the street has such numbers, else the first of several.
  for (const number of [wanted.joined, wanted.first])
    for (const { range, line, side } of segments) {
      const fraction = number === undefined ? undefined : fractionIn(range, number)
      if (fraction !== undefined) return { point: pointAlong(line, fraction, side, ASIDE), grade: 'Range' }
    }
  return { point: nearestEnd(segments, wanted.first), grade: 'Street' }
}

function nearestEnd(segments: readonly Segment[], number: number): Point {
  const distances = segments.map(({ range: { from, to } }) =>
    Math.max(0, Math.min(from, to) - number, number - Math.max(from, to)),
  )
  const { range, line } = segments[distances.indexOf(Math.min(...distances))] as Segment
  const share = range.from === range.to ? 0.5 : (number - range.from) / (range.to - range.from)
  return pointAlong(line, share)
}
