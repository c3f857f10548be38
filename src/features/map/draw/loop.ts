import type { Point } from '#contract/place'

/** How much of a path may be cut off as ends that overshot where they meet. */
const LARGEST_CUT = 0.25

/**
 * The closed part of a hand-drawn path whose ends cross each other: what sticks out beyond the crossing is cut off.
 * A path that does not cross itself, or crosses far from its ends, comes back as it is.
 */
export function withoutOvershoot(path: readonly Point[]): readonly Point[] {
  const reach = Math.ceil(path.length * LARGEST_CUT)
  for (let i = 0; i < reach; i++) {
    for (let j = path.length - 2; j > Math.max(i + 1, path.length - 2 - (reach - i)); j--) {
      const at = crossing(path[i], path[i + 1], path[j], path[j + 1])
      if (at) return [at, ...path.slice(i + 1, j + 1)]
    }
  }
  return path
}

type Maybe = Point | undefined

function crossing(a: Maybe, b: Maybe, c: Maybe, d: Maybe): Point | undefined {
  if (!a || !b || !c || !d) return undefined
  const [rx, ry] = [b.Longitude - a.Longitude, b.Latitude - a.Latitude]
  const [sx, sy] = [d.Longitude - c.Longitude, d.Latitude - c.Latitude]
  const cross = rx * sy - ry * sx
  const [qx, qy] = [c.Longitude - a.Longitude, c.Latitude - a.Latitude]
  const t = (qx * sy - qy * sx) / cross
  const u = (qx * ry - qy * rx) / cross
  if (!(t >= 0 && t <= 1 && u >= 0 && u <= 1)) return undefined
  return { Latitude: a.Latitude + t * ry, Longitude: a.Longitude + t * rx }
}
