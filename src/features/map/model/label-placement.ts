import type { CountyRow, LabelRow, Located, StateRow } from '#reference/place-files.ts'

/** A rectangle in pixels. */
export type Box = { left: number; top: number; right: number; bottom: number }

/** A name to place: its position (pixels), the size of its text, and whether a ring marks the position. */
export type LabelBox = { x: number; y: number; width: number; height: number; ring: boolean }

/** A name that was placed: its text is centered on `textX`, `textY`. */
export type PlacedLabel<C> = { candidate: C; textX: number; textY: number }

const RING_REACH = 4
const GAP = 3
const YIELD_AFTER = 2

/** One greedy pass: each name in turn takes the first free position around its point, or is skipped. Names with a ring are beside it, others on their point. `taken` is space that is already used. */
export function placeLabels<C extends LabelBox>(candidates: C[], taken: Box[]): PlacedLabel<C>[] {
  const boxes = [...taken]
  return candidates.flatMap((candidate) => {
    const positionAt = positionsFor(candidate).find(
      (option) => !option.boxes.some((box) => boxes.some((other) => overlap(box, other))),
    )
    if (!positionAt) return []
    boxes.push(...positionAt.boxes)
    return [{ candidate, textX: positionAt.textX, textY: positionAt.textY }]
  })
}

type LabelPosition = { textX: number; textY: number; boxes: Box[] }

function positionsFor(candidate: LabelBox): LabelPosition[] {
  const { x, y, width, height, ring } = candidate
  if (!ring) return [positionAt(candidate, 0, 0)]
  const sideways = RING_REACH + GAP + width / 2
  const above = RING_REACH + GAP + height / 2
  const dot = { left: x - RING_REACH, top: y - RING_REACH, right: x + RING_REACH, bottom: y + RING_REACH }
  const offsets = [
    [sideways, 0],
    [-sideways, 0],
    [0, -above],
    [0, above],
  ] as const
  return offsets.map(([dx, dy]) => {
    const made = positionAt(candidate, dx, dy)
    return { ...made, boxes: [dot, ...made.boxes] }
  })
}

function positionAt({ x, y, width, height }: LabelBox, dx: number, dy: number): LabelPosition {
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

/** Every name the map can show; cities and waters have the zoom from which they do. */
export type Labels = {
  cities: LabelRow[]
  waters: LabelRow[]
  counties: CountyRow[]
  states: StateRow[]
}

/** Room on the map without place names: a box around a point (degrees), in pixels. */
export type ReservedBox = Located & { width: number; height: number }
