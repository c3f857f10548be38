/** Squares over a part of the plane at a zoom, row by row from the north-west. Left and top in pixels of that zoom. */
export interface Grid {
  zoom: number
  side: number
  left: number
  top: number
  columns: number
  rows: number
}

/** The part of each square, from 0 to 1, where records may be; undefined where they may be everywhere. */
export type Coverage = Float32Array | undefined

/** From this part on a square counts as covered. */
const COVERED = 0.5

/** Whether records may be in most of a square. */
export const isCovered = (coverage: Coverage, square: number): boolean => (coverage?.[square] ?? 1) >= COVERED

/** The square at a point of the plane, in pixels at the grid's zoom; undefined outside the grid. */
export function squareAt(
  { side, left, top, columns, rows }: Grid,
  position: { x: number; y: number },
): number | undefined {
  const [column, row] = [Math.floor((position.x - left) / side), Math.floor((position.y - top) / side)]
  return column >= 0 && row >= 0 && column < columns && row < rows ? row * columns + column : undefined
}

/** The middle of a square, in pixels at the grid's zoom. */
export const middleOf = ({ side, left, top, columns }: Grid, square: number) => ({
  x: left + ((square % columns) + 0.5) * side,
  y: top + (Math.floor(square / columns) + 0.5) * side,
})
