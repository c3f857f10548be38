type Corner = readonly number[]
/** The corners of a ring in a plane, each x and y; the first may be repeated at the end. */
export type Ring = readonly Corner[]

/**
 * Whether a point is in a ring, by the even-odd rule: a line from it to the east crosses the ring an odd number of times. A point on
 * the common side of two rings is in exactly one of them.
 *
 * The service tests millions of points of a query by cells and trees instead (service/store/duckdb/shape.ts), and its tests by an oracle of their own.
 * The library point-in-polygon-hao answers 0 for a point on a side, and not which of two neighbors has it.
 */
export function isInRing(ring: Ring, x: number, y: number): boolean {
  let inside = false
  for (let i = 0, last = ring.length - 1; i < ring.length; last = i++) {
    const [a, b] = [ring[last] as Corner, ring[i] as Corner]
    // From its southern end to its northern one: rounding is the same for the rings on either hand of a side.
    const [south, north] = (a[1] as number) < (b[1] as number) ? [a, b] : [b, a]
    const [x1, y1, x2, y2] = [south[0], south[1], north[0], north[1]] as [number, number, number, number]
    if (y1 <= y && y < y2 && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside
  }
  return inside
}

/** Whether a point is in a polygon of an outline and its holes. */
export function isInRings(rings: readonly Ring[], x: number, y: number): boolean {
  let inside = false
  for (const ring of rings) if (isInRing(ring, x, y)) inside = !inside
  return inside
}
