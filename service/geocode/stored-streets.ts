import type { HouseRange } from '#shared/address/house-range.ts'
import type { Line, Side } from '#shared/geo/along-line.ts'
import type { Point } from '#shared/geo/point.ts'

/** Addresses that an operator can add: points of buildings, and ranges of house numbers along streets. */
export const addressKinds = ['points', 'ranges'] as const
export type AddressKind = (typeof addressKinds)[number]

/** Coordinates are stored as whole numbers of this part of a degree, about a meter. */
const UNITS = 100_000

/** Numbers of a line or of points, each pair less the one before it: small numbers are stored in fewer bytes. */
type Steps = number[]

/** A range on one side of a line of a street. */
export interface Segment {
  side: Side
  range: HouseRange
  line: Line
}

/** A building: its house number as written, and where it is. */
export interface House {
  number: string
  point: Point
}

/** A street of one name and area as it is stored: how it is shown, what distinguishes it from others of its name, and its houses or segments. */
export type StoredStreet = [label: string, suffix: string, direction: string, items: StoredItem[]]
export type StoredItem = StoredHouse | StoredSegment
export type StoredHouse = [number: string | number, longitude: number, latitude: number]
export type StoredSegment = [side: 0 | 1, from: number, to: number, parity: 0 | 1 | 2, ...line: Steps]

const parities = ['odd', 'even', 'both'] as const
const toUnits = (degrees: number) => Math.round(degrees * UNITS)
const toDegrees = (units: number) => units / UNITS

export function packSegment({ side, range, line }: Segment): StoredSegment {
  const { from, to, parity } = range
  let [x, y] = [0, 0]
  const steps = line.flatMap(([longitude, latitude]) => {
    const [east, north] = [toUnits(longitude), toUnits(latitude)]
    const step = [east - x, north - y]
    ;[x, y] = [east, north]
    return step
  })
  return [side === 'left' ? 0 : 1, from, to, parities.indexOf(parity) as 0 | 1 | 2, ...steps]
}

export function unpackSegment([side, from, to, parity, ...steps]: StoredSegment): Segment {
  const line: [number, number][] = []
  let [x, y] = [0, 0]
  for (let i = 0; i + 1 < steps.length; i += 2) {
    x += steps[i] as number
    y += steps[i + 1] as number
    line.push([toDegrees(x), toDegrees(y)])
  }
  return { side: side === 0 ? 'left' : 'right', range: { from, to, parity: parities[parity] }, line }
}

export const packHouse = ({ number, point }: House): StoredHouse => [
  /^[1-9]\d{0,8}$/.test(number) ? Number(number) : number,
  toUnits(point.Longitude),
  toUnits(point.Latitude),
]

export const unpackHouse = ([number, longitude, latitude]: StoredHouse): House => ({
  number: String(number),
  point: { Latitude: toDegrees(latitude), Longitude: toDegrees(longitude) },
})

/** Houses after the first one of a street have their distance to it, not their place. */
export function lessFirst(items: readonly StoredHouse[]): StoredHouse[] {
  const [, x = 0, y = 0] = items[0] ?? []
  return items.map(([number, east, north], i) =>
    i === 0 ? [number, east, north] : [number, east - x, north - y],
  )
}

export function plusFirst(items: readonly StoredHouse[]): StoredHouse[] {
  const [, x = 0, y = 0] = items[0] ?? []
  return items.map(([number, east, north], i) =>
    i === 0 ? [number, east, north] : [number, east + x, north + y],
  )
}
