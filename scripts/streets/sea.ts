import type { Polygon, Position } from 'geojson'
import { isInRing } from '#shared/geo/rings.ts'
import { type Box, clipped, cornersOf, edgeOf, isClosed, type Line } from './box-lines.ts'

/**
 * The sea within a box, from coastlines with land on their left. No polygons where there is no coast; undefined where lines end within
 * the box, so that it is not known which side is the sea.
 */
export function seaWithin(coastlines: readonly Line[], box: Box): Polygon[] | undefined {
  const parts = joined(coastlines).flatMap((line) => clipped(line, box))
  const rings = parts.filter(isClosed)
  const open = parts.filter((part) => !isClosed(part))
  if (open.some((part) => [part[0], part.at(-1)].some((end) => !end || edgeOf(end, box) === undefined)))
    return undefined
  const islands = rings.filter((ring) => signedArea(ring) > 0)
  const outer = [...closedAlong(open, box), ...rings.filter((ring) => signedArea(ring) < 0)]
  if (outer.length === 0 && islands.length > 0) outer.push(cornersOf(box))
  return outer.map((ring) => ({
    type: 'Polygon',
    coordinates: [ring, ...islands.filter(([[x = 0, y = 0] = []]) => isInRing(ring, x, y))],
  }))
}

const keyOf = (point: Position | undefined) => String(point)

/** Lines joined where one ends at the start of another. */
function joined(lines: readonly Line[]): Line[] {
  const byStart = new Map(lines.filter((line) => line.length > 1).map((line) => [keyOf(line[0]), line]))
  const ends = new Set([...byStart.values()].map((line) => keyOf(line.at(-1))))
  // Those that follow no other come first: what is left then are rings.
  const starts = [...byStart.keys()].toSorted((a, b) => Number(ends.has(a)) - Number(ends.has(b)))
  return starts.flatMap((start) => {
    let next = byStart.get(start)
    if (!next) return []
    const whole = [next[0] ?? []]
    while (next) {
      byStart.delete(keyOf(next[0]))
      whole.push(...next.slice(1))
      next = byStart.get(keyOf(whole.at(-1)))
    }
    return [whole]
  })
}

/** Rings of sea: each line, and from its end clockwise along the edge of the box to the start of the next one. */
function closedAlong(lines: readonly Line[], box: Box): Line[] {
  const left = new Set(lines)
  const at = (point: Position | undefined) => edgeOf(point ?? [], box) ?? 0
  const ahead = (from: number, to: number) => (to - from + 4) % 4
  const corners = cornersOf(box).slice(0, 4)
  const rings: Line[] = []
  for (const first of lines) {
    if (!left.has(first)) continue
    const ring: Line = []
    let line: Line | undefined = first
    while (line && left.delete(line)) {
      ring.push(...line)
      const end = at(line.at(-1))
      const candidates: Line[] = [first, ...left].toSorted(
        (a, b) => ahead(end, at(a[0])) - ahead(end, at(b[0])),
      )
      const next: Line = candidates[0] ?? first
      const way = ahead(end, at(next[0]))
      const passed = corners
        .map((corner, i) => ({ corner, distance: ahead(end, i) }))
        .filter(({ distance }) => distance < way)
        .toSorted((a, b) => a.distance - b.distance)
      ring.push(...passed.map(({ corner }) => corner))
      line = next
    }
    ring.push(ring[0] ?? [])
    rings.push(ring)
  }
  return rings
}

/** Positive for rings that are counter-clockwise. */
const signedArea = (ring: Line) =>
  ring.slice(1).reduce((sum, [x = 0, y = 0], i) => {
    const [px = 0, py = 0] = ring[i] ?? []
    return sum + (px * y - x * py) / 2
  }, 0)
