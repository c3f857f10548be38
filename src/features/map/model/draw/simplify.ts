import type { Point } from '#contract/place.ts'
import { douglasPeucker } from '#criteria/areas/simplify.ts'
import { positionOf } from './plane.ts'

const MAX_CORNERS = 200
const FINEST_PIXELS = 1

/** The path with fewer points: none lies further than a pixel from the old path, or a little more until 200 are enough. */
export function simplify(path: readonly Point[], zoom: number): Point[] {
  const points = path.map((point) => positionOf(point, zoom))
  for (let tolerance = FINEST_PIXELS; ; tolerance *= 1.5) {
    const indexes = douglasPeucker(points, tolerance)
    if (indexes.length <= MAX_CORNERS) return indexes.flatMap((i) => path[i] ?? [])
  }
}
