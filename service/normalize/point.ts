import type { Point } from '#contract/place.ts'
import { cleanText } from '#shared/text/clean-text.ts'
import type { Note } from './notes.ts'

export interface PointReading {
  /** As the file has it, in degrees; not yet compared with the rest of the row. */
  point?: Point
  note?: Note
}

const DECIMALS = 1e6
export const rounded = (degrees: number) => Math.round(degrees * DECIMALS) / DECIMALS

const PLAIN = /^-?\d+\.\d+$/

function degrees(cell: string): number | undefined {
  if (PLAIN.test(cell)) return Number(cell)
  const text = cleanText(cell)
    .replace(/^(-?\d+),(\d+)$/, '$1.$2')
    .replace(/°$/, '')
  const [, number, side] = /^([+-]?\d+(?:\.\d*)?(?:e-?\d+)?)\s*([NSEW])?$/i.exec(text) ?? []
  if (number === undefined) return undefined
  return Number(number) * (side && /[sw]/i.test(side) ? -1 : 1)
}

/** Degrees of a latitude and a longitude cell, rounded to a tenth of a metre. 0, 0 is no point. */
export function readPoint(latitude: string, longitude: string): PointReading {
  if (cleanText(latitude) === '' && cleanText(longitude) === '') return {}
  const [Latitude, Longitude] = [degrees(latitude), degrees(longitude)]
  if (Latitude === undefined || Longitude === undefined) return { note: 'pointUnreadable' }
  if (Math.abs(Latitude) < 1e-3 && Math.abs(Longitude) < 1e-3) return { note: 'pointZero' }
  return { point: { Latitude: rounded(Latitude), Longitude: rounded(Longitude) } }
}

/** The US with its territories and Canada, roughly: boxes of latitude and longitude. */
const boxes = [
  [24, 84, -141.1, -52],
  [51, 72, -180, -129],
  [51, 56, 172, 180],
  [18.5, 29, -179, -154],
  [17, 19, -68, -64],
  [12, 21, 144, 147],
  [-15, -10, -172, -168],
] as const

export const isHere = ({ Latitude, Longitude }: Point) =>
  boxes.some(
    ([south, north, west, east]) =>
      Latitude >= south && Latitude <= north && Longitude >= west && Longitude <= east,
  )

/** Whether degrees are a place on Earth. */
export const isPossible = ({ Latitude, Longitude }: Point) =>
  Math.abs(Latitude) <= 90 && Math.abs(Longitude) <= 180

/** The ways in which a point gets into a file, the likeliest first. */
const slips: [note: Note | undefined, undo: (point: Point) => Point][] = [
  [undefined, (point) => point],
  ['pointSwapped', ({ Latitude, Longitude }) => ({ Latitude: Longitude, Longitude: Latitude })],
  ['pointSign', ({ Latitude, Longitude }) => ({ Latitude, Longitude: -Longitude })],
  ['pointSwapped', ({ Latitude, Longitude }) => ({ Latitude: Longitude, Longitude: -Latitude })],
]

/**
 * The point with swapped degrees or a missing minus sign corrected, when that moves it to the US or Canada. A point elsewhere on Earth
 * is unchanged; degrees out of range are unreadable.
 */
export function straighten({ point, note }: PointReading): PointReading {
  if (!point) return { note }
  for (const [slip, undo] of slips) if (isHere(undo(point))) return { point: undo(point), note: slip }
  return isPossible(point) ? { point } : { note: 'pointUnreadable' }
}
