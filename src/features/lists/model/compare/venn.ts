import { allParts } from '#lists/sets.ts'

export interface Circle {
  x: number
  y: number
  r: number
}
export interface Point {
  x: number
  y: number
}

/** The frame of the diagram in its own units, with a margin for the names around the circles. */
export const FRAME = { width: 440, height: 376 } as const
const MARGIN = { x: 14, y: 28 }
/** The smallest radius as a part of the largest: every part must have room for its number. */
const MIN = 0.68
/** The distance of two centers, as a part of the sum of their radii. */
const APART = 0.66

/** Two or three circles that all overlap, larger for larger lists; the areas of the parts are not to scale. */
export function circlesOf(sizes: readonly number[]): Circle[] {
  const largest = Math.max(1, ...sizes)
  const radii = sizes.map((size) => MIN + (1 - MIN) * Math.sqrt(size / largest))
  const [a = 1, b = 1, c] = radii
  const first = { x: 0, y: 0, r: a }
  // The second is at the right and a little higher, the third below both.
  const tilt = c === undefined ? 0 : -0.17
  const ab = APART * (a + b)
  const second = { x: ab * Math.cos(tilt), y: ab * Math.sin(tilt), r: b }
  if (c === undefined) return fitted([first, second])
  const [ac, bc] = [APART * (a + c), APART * (b + c)]
  const angle = tilt + Math.acos((ab ** 2 + ac ** 2 - bc ** 2) / (2 * ab * ac))
  return fitted([first, second, { x: ac * Math.cos(angle), y: ac * Math.sin(angle), r: c }])
}

/** Circles moved and scaled into the frame. */
function fitted(circles: readonly Circle[]): Circle[] {
  const [left, right] = [
    Math.min(...circles.map(({ x, r }) => x - r)),
    Math.max(...circles.map(({ x, r }) => x + r)),
  ]
  const [top, bottom] = [
    Math.min(...circles.map(({ y, r }) => y - r)),
    Math.max(...circles.map(({ y, r }) => y + r)),
  ]
  const scale = Math.min(
    (FRAME.width - 2 * MARGIN.x) / (right - left),
    (FRAME.height - 2 * MARGIN.y) / (bottom - top),
  )
  return circles.map(({ x, y, r }) => ({
    x: FRAME.width / 2 + (x - (left + right) / 2) * scale,
    y: FRAME.height / 2 + (y - (top + bottom) / 2) * scale,
    r: r * scale,
  }))
}

const STEP = 3

/** The position of the count of each part: the point of the part that is farthest from every circle. */
export function pointsOf(circles: readonly Circle[]): Map<number, Point> {
  const best = new Map(allParts(circles.length).map((mask) => [mask, { x: 0, y: 0, room: -1 }]))
  for (let x = 0; x <= FRAME.width; x += STEP)
    for (let y = 0; y <= FRAME.height; y += STEP) {
      const depths = circles.map((circle) => circle.r - Math.hypot(x - circle.x, y - circle.y))
      const mask = depths.reduce((sum, depth, i) => (depth > 0 ? sum | (1 << i) : sum), 0)
      const room = Math.min(...depths.map(Math.abs))
      const known = best.get(mask)
      if (known && room > known.room) best.set(mask, { x, y, room })
    }
  return new Map([...best].filter(([, { room }]) => room >= 0).map(([mask, { x, y }]) => [mask, { x, y }]))
}

/** The position of the name of each circle: above the first two, and below the third. */
export function namePoints(circles: readonly Circle[]): (Point & { anchor: 'start' | 'middle' | 'end' })[] {
  return circles.map(({ x, y, r }, i) => {
    if (i === 2) return { x, y: y + r + 18, anchor: 'middle' }
    return i === 0
      ? { x: x + r * 0.3, y: y - r - 9, anchor: 'end' }
      : { x: x - r * 0.3, y: y - r - 9, anchor: 'start' }
  })
}
