import { BOUNDARY_UNITS } from '#contract/boundaries.ts'
import { douglasPeucker } from '#shared/geo/douglas-peucker.ts'
import type { PlanePoint } from '#shared/geo/plane-point.ts'
import type { Junctions } from './junctions.ts'
import type { UnitRing } from './rings.ts'

/** How far a border may move, in units of latitude: about 50 meters. */
const TOLERANCE = 45

/**
 * A ring with fewer corners. It is cut where borders meet; each part is simplified in one direction and scale whichever ring it is from, so that
 * neighbors still have one border. A ring too small for that is unchanged.
 */
export function simplified(ring: UnitRing, junctions: Pick<Junctions, 'isJunction'>): UnitRing {
  const count = ring.length / 2
  const cuts = cutsOf(ring, junctions)
  const corners = cuts.flatMap((from, i) => {
    const to = cuts[(i + 1) % cuts.length] as number
    return partOf(ring, from, to > from ? to : to + count).slice(0, -1)
  })
  if (corners.length < 3) return ring
  return Int32Array.from(corners.flatMap((i) => [ring[2 * i] as number, ring[2 * i + 1] as number]))
}

/** At least two corners at which a ring is cut: where borders meet, else its first corner from the west and the one farthest from it. */
function cutsOf(ring: UnitRing, { isJunction }: Pick<Junctions, 'isJunction'>): number[] {
  const all = Array.from({ length: ring.length / 2 }, (_, i) => i)
  const cuts = all.filter((i) => isJunction(ring, i))
  if (cuts.length > 1) return cuts
  const first = cuts[0] ?? all.reduce((best, i) => (isBefore(ring, i, best) ? i : best))
  const away = (i: number) =>
    Math.hypot(
      (ring[2 * i] as number) - (ring[2 * first] as number),
      (ring[2 * i + 1] as number) - (ring[2 * first + 1] as number),
    )
  const far = all.reduce((best, i) => {
    const more = away(i) - away(best)
    return more > 0 || (more === 0 && isBefore(ring, i, best)) ? i : best
  })
  return [first, far].sort((a, b) => a - b)
}

/** Whether a corner comes before another from west to east, then from south to north. */
function isBefore(ring: UnitRing, a: number, b: number): boolean {
  const east = (ring[2 * a] as number) - (ring[2 * b] as number)
  const north = (ring[2 * a + 1] as number) - (ring[2 * b + 1] as number)
  return east < 0 || (east === 0 && north < 0)
}

/** The corners that remain of a part, from `from` to `to` inclusive, in that order. */
function partOf(ring: UnitRing, from: number, to: number): number[] {
  const count = ring.length / 2
  const part = Array.from({ length: to - from + 1 }, (_, i) => (from + i) % count)
  const turned = isBefore(ring, part.at(-1) as number, part[0] as number)
  const ordered = turned ? part.toReversed() : part
  const scale = Math.cos(
    (((ring[2 * (ordered[0] as number) + 1] as number) / BOUNDARY_UNITS) * Math.PI) / 180,
  )
  const points = ordered.map(
    (i): PlanePoint => ({ x: (ring[2 * i] as number) * scale, y: ring[2 * i + 1] as number }),
  )
  const remaining = douglasPeucker(points, TOLERANCE).map((i) => ordered[i] as number)
  return turned ? remaining.toReversed() : remaining
}
