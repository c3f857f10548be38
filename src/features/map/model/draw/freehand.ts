import type { Point } from '#contract/place.ts'
import { douglasPeucker } from '#criteria/areas/simplify.ts'
import { ringError } from '#shared/geo/ring.ts'
import { toPlane } from '../plane.ts'

const MAX_CORNERS = 200
const FINEST_PIXELS = 1

/** The path with fewer points, moved by at most a pixel, or by a little more until 200 points are enough. */
export function simplifyPath(path: readonly Point[], zoom: number): Point[] {
  const points = path.map((point) => toPlane(point, zoom))
  for (let tolerance = FINEST_PIXELS; ; tolerance *= 1.5) {
    const indexes = douglasPeucker(points, tolerance)
    if (indexes.length <= MAX_CORNERS) return indexes.flatMap((i) => path[i] ?? [])
  }
}

/** How much of a hand-drawn outline may be cut off at its ends. */
const MAX_CUT = 0.25

/**
 * A hand-drawn outline without ends that overshoot where they meet: as few points as possible are cut off at both ends
 * until it closes without crossing itself. An outline that crosses itself elsewhere comes back as it is.
 */
export function withoutOvershoot(path: readonly Point[]): readonly Point[] {
  const maxCut = Math.floor(path.length * MAX_CUT)
  for (let cut = 0; cut <= maxCut; cut++) {
    for (let head = 0; head <= cut; head++) {
      const rest = path.slice(head, path.length - (cut - head))
      if (!ringError(rest)) return rest
    }
  }
  return path
}
