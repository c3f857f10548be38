import type { Point } from '#contract/place'
import type { TallyItem } from '#contract/tally'
import { spotOf } from '../draw/plane.ts'

/** The companies of one postal code, where it lies. */
export interface Heap {
  PostalCode: string
  at: Point
  count: number
}

/** Heaps that share a square of the map's plane; x and y are its middle in pixels at the zoom of the cells. */
export interface Cell {
  x: number
  y: number
  count: number
  codes: string[]
}

export interface Cells {
  side: number
  most: number
  least: number
  byKey: ReadonlyMap<string, Cell>
}

const SIDE_PIXELS = 7
/** Up to this zoom postal codes lie so close that squares of 7 pixels fill the map; from here squares grow with the map. */
const GROWS_FROM = 7
const GROWTH = 0.72
const LARGEST_PIXELS = 44

/** The side of a square at a zoom, in pixels. */
export function sideAt(zoom: number): number {
  return Math.min(LARGEST_PIXELS, SIDE_PIXELS * 2 ** (GROWTH * Math.max(0, zoom - GROWS_FROM)))
}

/** The tally by postal code joined with where the codes lie, and how many companies could not be placed. */
export function heapsOf(
  tally: readonly TallyItem[],
  pointOf: (PostalCode: string) => Point | undefined,
): { heaps: Heap[]; unplaced: number } {
  const heaps: Heap[] = []
  let unplaced = 0
  for (const { PostalCode, Count } of tally) {
    const at = pointOf(String(PostalCode ?? ''))
    if (at) heaps.push({ PostalCode: String(PostalCode), at, count: Count })
    else unplaced += Count
  }
  return { heaps, unplaced }
}

/** The heaps gathered in squares for a zoom. */
export function cellsAt(heaps: readonly Heap[], zoom: number): Cells {
  const side = sideAt(zoom)
  const byKey = new Map<string, Cell>()
  for (const { PostalCode, at, count } of heaps) {
    const spot = spotOf(at, zoom)
    const key = keyOf(spot, side)
    const cell = byKey.get(key)
    if (cell) {
      cell.count += count
      cell.codes.push(PostalCode)
    } else byKey.set(key, { ...middleOf(spot, side), count, codes: [PostalCode] })
  }
  const counts = [...byKey.values()].map((cell) => cell.count)
  return {
    side,
    byKey,
    most: counts.reduce((a, b) => Math.max(a, b), 0),
    least: counts.reduce((a, b) => Math.min(a, b), Infinity),
  }
}

/** The cell at a spot of the plane. */
export function cellAt({ byKey, side }: Cells, spot: { x: number; y: number }): Cell | undefined {
  return byKey.get(keyOf(spot, side))
}

const keyOf = ({ x, y }: { x: number; y: number }, side: number) =>
  `${Math.floor(x / side)},${Math.floor(y / side)}`
const middleOf = ({ x, y }: { x: number; y: number }, side: number) => ({
  x: (Math.floor(x / side) + 0.5) * side,
  y: (Math.floor(y / side) + 0.5) * side,
})
