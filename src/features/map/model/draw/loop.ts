import type { Point } from '#contract/place.ts'
import { ringError } from '#shared/geo/ring.ts'

/** How much of a hand-drawn outline may be cut off at its ends. */
const LARGEST_CUT = 0.25

/**
 * A hand-drawn outline without ends that overshoot where they meet: as few points as possible are cut off at both ends
 * until it closes without crossing itself. An outline that crosses itself elsewhere comes back as it is.
 */
export function withoutOvershoot(path: readonly Point[]): readonly Point[] {
  const most = Math.floor(path.length * LARGEST_CUT)
  for (let cut = 0; cut <= most; cut++) {
    for (let head = 0; head <= cut; head++) {
      const rest = path.slice(head, path.length - (cut - head))
      if (!ringError(rest)) return rest
    }
  }
  return path
}
