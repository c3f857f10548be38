import { contours } from 'd3-contour'
import { isInRing, type Ring } from '#shared/geo/rings.ts'
import type { Grid } from './grid.ts'

/** A square that is covered this far is half inside. */
const EDGE = 0.5
/** Islands of less are specks under a line of two pixels. */
const SPECK_PIXELS = 6

/**
 * The outline of what a grid covers, as rings of pixels from the grid's corner. Water within is not outlined, nor are islands in it, nor
 * specks.
 */
export function coverageOutline({ columns, rows, side }: Grid, coverage: Float32Array): Ring[] {
  const found = contours()
    .size([columns, rows])
    .contour([...coverage], EDGE).coordinates
  const waters = found.flatMap(([, ...holes]) => holes)
  return found.flatMap(([ring = []]) => {
    const [x = 0, y = 0] = ring[0] ?? []
    const isSeen = extentOf(ring) * side >= SPECK_PIXELS && !waters.some((water) => isInRing(water, x, y))
    return isSeen ? [ring.map(([x = 0, y = 0]) => [x * side, y * side])] : []
  })
}

/** The longer side of the box around a ring. */
function extentOf(ring: Ring): number {
  const along = (axis: 0 | 1) => {
    const values = ring.map((corner) => corner[axis] as number)
    return Math.max(...values) - Math.min(...values)
  }
  return Math.max(along(0), along(1))
}
