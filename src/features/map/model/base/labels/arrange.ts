/** A rectangle in pixels. */
export type Box = { left: number; top: number; right: number; bottom: number }

/** A name to place: where it belongs (pixels), how large its text is, and whether a ring marks the spot. */
export type Candidate = { x: number; y: number; width: number; height: number; ring: boolean }

/** A candidate that found room: its text is centred on `textX`, `textY`. */
export type Placed<C> = { candidate: C; textX: number; textY: number }

const RING_REACH = 4
const GAP = 3
const YIELD_AFTER = 2

/**
 * One greedy pass: each candidate in turn takes the first free spot around its point, or is left out.
 * Names with a ring stand beside it, the others on their point. `taken` is room that is already gone.
 */
export function arrange<C extends Candidate>(candidates: C[], taken: Box[]): Placed<C>[] {
  const boxes = [...taken]
  return candidates.flatMap((candidate) => {
    const spot = spots(candidate).find(
      (option) => !option.boxes.some((box) => boxes.some((other) => overlap(box, other))),
    )
    if (!spot) return []
    boxes.push(...spot.boxes)
    return [{ candidate, textX: spot.textX, textY: spot.textY }]
  })
}

type Spot = { textX: number; textY: number; boxes: Box[] }

function spots(candidate: Candidate): Spot[] {
  const { x, y, width, height, ring } = candidate
  if (!ring) return [spot(candidate, 0, 0)]
  const aside = RING_REACH + GAP + width / 2
  const above = RING_REACH + GAP + height / 2
  const dot = { left: x - RING_REACH, top: y - RING_REACH, right: x + RING_REACH, bottom: y + RING_REACH }
  const offsets = [
    [aside, 0],
    [-aside, 0],
    [0, -above],
    [0, above],
  ] as const
  return offsets.map(([dx, dy]) => {
    const made = spot(candidate, dx, dy)
    return { ...made, boxes: [dot, ...made.boxes] }
  })
}

function spot({ x, y, width, height }: Candidate, dx: number, dy: number): Spot {
  const [textX, textY] = [x + dx, y + dy]
  const [halfWidth, halfHeight] = [width / 2 + YIELD_AFTER, height / 2 + YIELD_AFTER]
  const box = {
    left: textX - halfWidth,
    top: textY - halfHeight,
    right: textX + halfWidth,
    bottom: textY + halfHeight,
  }
  return { textX, textY, boxes: [box] }
}

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
