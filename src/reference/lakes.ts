import type { Position } from 'geojson'
import outlines from './lakes.json' with { type: 'json' }

/**
 * Lakes that neither atlas has, outlined by hand to about 5 km: shore, then islands, as flat lists of longitude and
 * latitude. The Great Lakes need only their Canadian shore: on the other side the ring runs through United States land,
 * which is painted over it.
 */
interface Outline {
  of: 'border' | 'inland'
  rings: number[][]
}

/** Each lake as a polygon, and whether it is on the border or inside the country. */
export const LAKES = (Object.values(outlines) as Outline[]).map(({ of, rings }) => ({
  of,
  rings: rings.map(closedRing),
}))

function closedRing(flat: number[]): Position[] {
  const points = Array.from({ length: flat.length / 2 }, (_, i): Position => flat.slice(2 * i, 2 * i + 2))
  return [...points, ...points.slice(0, 1)]
}
