import type { Point } from '#contract/place.ts'

/** How much may lie outside on each side: far islands do not make the map small. */
const ASIDE = 0.005

/** South-west and north-east corners of a box around nearly all points. */
export function boxOfMost(points: readonly Point[]): [[number, number], [number, number]] | undefined {
  if (points.length === 0) return undefined
  const [south, north] = most(points.map((point) => point.Latitude))
  const [west, east] = most(points.map((point) => point.Longitude))
  return [
    [south, west],
    [north, east],
  ]
}

function most(values: number[]): [number, number] {
  const sorted = Float64Array.from(values).sort()
  const aside = Math.floor(sorted.length * ASIDE)
  return [sorted[aside] ?? 0, sorted[sorted.length - 1 - aside] ?? 0]
}
