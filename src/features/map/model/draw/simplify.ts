import type { Point } from '#contract/place.ts'
import { keptBy } from '#criteria/areas/thin.ts'
import { positionOf } from './plane.ts'

const MAX_CORNERS = 200
const FINEST_PIXELS = 1

/** The path with fewer points: none lies further than a pixel from the old path, or a little more until 200 are enough. */
export function simplify(path: readonly Point[], zoom: number): Point[] {
  const spots = path.map((point) => positionOf(point, zoom))
  for (let tolerance = FINEST_PIXELS; ; tolerance *= 1.5) {
    const kept = keptBy(spots, tolerance)
    if (kept.length <= MAX_CORNERS) return kept.flatMap((i) => path[i] ?? [])
  }
}
