/** The positions of a sheet, from low to high. */
export const sheetPositions = ['peek', 'half', 'full'] as const
export type SheetPosition = (typeof sheetPositions)[number]

/** Pixels that a drag must cover to leave its position. */
const LEAVING = 40

/** The position so many steps higher, or lower; the same at the end. */
export function steppedPosition(from: SheetPosition, by: number): SheetPosition {
  const at = sheetPositions.indexOf(from) + by
  return sheetPositions[Math.max(0, Math.min(sheetPositions.length - 1, at))] ?? from
}

/**
 * Where a sheet comes to rest that was dragged from a position and released at a height in pixels: at the nearest position, but at
 * the next one in the direction of the drag once that has covered 40 px.
 */
export function restingPosition(
  from: SheetPosition,
  height: number,
  heights: Readonly<Record<SheetPosition, number>>,
): SheetPosition {
  const away = (position: SheetPosition) => Math.abs(heights[position] - height)
  const nearest = sheetPositions.reduce((best, one) => (away(one) < away(best) ? one : best))
  if (nearest !== from || away(from) < LEAVING) return nearest
  return steppedPosition(from, height > heights[from] ? 1 : -1)
}
