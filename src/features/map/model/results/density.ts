import type { Point } from '#contract/place.ts'
import type { TallyItem } from '#contract/tally.ts'
import { storedCode } from '#reference/places.ts'
import { toPlane } from '../plane.ts'
import { type Coverage, type Grid, isCovered } from './grid.ts'

type PostalPoint = Point & { PostalCode: string }

/** Every postal code with its place on the map's plane (zoom 0). */
export interface PostalCodePlane {
  points: readonly PostalPoint[]
  x: Float64Array
  y: Float64Array
  indexOf: ReadonlyMap<string, number>
}

/** Forty thousand postal codes laid out on the plane, once for all tallies. */
export function layOutPostalCodes(points: readonly PostalPoint[]): PostalCodePlane {
  const [x, y] = [new Float64Array(points.length), new Float64Array(points.length)]
  const indexOf = new Map<string, number>()
  points.forEach((point, i) => {
    const position = toPlane(point, 0)
    x[i] = position.x
    y[i] = position.y
    indexOf.set(point.PostalCode, i)
  })
  return { points, x, y, indexOf }
}

/** How many companies every postal code holds. */
export interface PostalCounts extends PostalCodePlane {
  counts: Float64Array
  /** Companies whose postal code has no known place. */
  unlocated: number
}

/** The tally by postal code laid out on the plane; Canadian codes that begin alike share a point. */
export function countPostalCodes(tally: readonly TallyItem[], plane: PostalCodePlane): PostalCounts {
  const counts = new Float64Array(plane.points.length)
  let unlocated = 0
  for (const { PostalCode, Count } of tally) {
    const code = String(PostalCode ?? '')
    const i = plane.indexOf.get(code) ?? plane.indexOf.get(storedCode(code))
    if (i === undefined) unlocated += Count
    else counts[i] = (counts[i] ?? 0) + Count
  }
  return { ...plane, counts, unlocated }
}

/** The postal code (its row) with records that is nearest to a position of the plane at zoom 0; the one with the most of those at one point. */
export function nearestCode({ x, y, counts }: PostalCounts, east: number, south: number): number {
  let [best, least] = [-1, Number.POSITIVE_INFINITY]
  counts.forEach((count, i) => {
    if (!count) return
    const away = ((x[i] ?? 0) - east) ** 2 + ((y[i] ?? 0) - south) ** 2
    if (away < least || (away === least && count > (counts[best] ?? 0))) [best, least] = [i, away]
  })
  return best
}

/** Companies in each square, and from which square of postal codes they were spread. */
export interface Spread {
  grid: Grid
  values: Float64Array
  /** The square of the nearest postal code, or -1. */
  seeds: Int32Array
  /** Rows of the postal codes in a square. */
  codesIn: ReadonlyMap<number, number[]>
  max: number
}

/** Companies spread evenly from each postal code over the squares nearest to it: squares that are covered (land, inside the selected areas) and at most `reach` squares away. A code without such a square has all its companies in its own. */
export function spreadCounts(
  postalCounts: PostalCounts,
  grid: Grid,
  coverage: Coverage,
  reach: number,
): Spread {
  const codesIn = codesBySquare(postalCounts, grid)
  const seeds = nearestSeeds(grid, codesIn.keys())
  const isIn = Uint8Array.from(seeds, (seed, i) =>
    seed >= 0 && isCovered(coverage, i) && distance(grid, i, seed) <= reach ? 1 : 0,
  )
  const squares = new Uint32Array(seeds.length)
  seeds.forEach((seed, i) => {
    if (isIn[i]) squares[seed] = (squares[seed] ?? 0) + 1
  })
  const values = new Float64Array(seeds.length)
  const share = new Float64Array(seeds.length)
  for (const [seed, codes] of codesIn) {
    const count = codes.reduce((sum, code) => sum + (postalCounts.counts[code] ?? 0), 0)
    if (squares[seed]) share[seed] = count / squares[seed]
    else values[seed] = count
  }
  seeds.forEach((seed, i) => {
    if (isIn[i]) values[i] = share[seed] ?? 0
  })
  const max = values.reduce((a, b) => Math.max(a, b), 0)
  return { grid, values, seeds, codesIn, max }
}

function codesBySquare(
  { x, y }: PostalCounts,
  { zoom, side, left, top, columns, rows }: Grid,
): Map<number, number[]> {
  const scale = 2 ** zoom
  const codesIn = new Map<number, number[]>()
  for (let i = 0; i < x.length; i++) {
    const column = Math.floor(((x[i] ?? 0) * scale - left) / side)
    const row = Math.floor(((y[i] ?? 0) * scale - top) / side)
    if (column < 0 || row < 0 || column >= columns || row >= rows) continue
    const square = row * columns + column
    const codes = codesIn.get(square)
    if (codes) codes.push(i)
    else codesIn.set(square, [i])
  }
  return codesIn
}

/** For every square the nearest source: each square compares its neighbors' sources, down and up the grid once. */
function nearestSeeds({ columns, rows }: Grid, sources: Iterable<number>): Int32Array {
  const seeds = new Int32Array(columns * rows).fill(-1)
  const far = new Float64Array(columns * rows).fill(Number.POSITIVE_INFINITY)
  for (const seed of sources) {
    seeds[seed] = seed
    far[seed] = 0
  }
  const compareWith = (x: number, y: number, dx: number, dy: number) => {
    const nx = x + dx
    const ny = y + dy
    if (nx < 0 || ny < 0 || nx >= columns || ny >= rows) return
    const seed = seeds[ny * columns + nx] ?? -1
    if (seed < 0) return
    const i = y * columns + x
    const east = x - (seed % columns)
    const south = y - Math.trunc(seed / columns)
    const away = east * east + south * south
    if (away >= (far[i] ?? 0)) return
    seeds[i] = seed
    far[i] = away
  }
  const sweep = (from: number, to: number, by: 1 | -1) => {
    for (let y = from; y !== to; y += by) {
      for (let x = 0; x < columns; x++) {
        compareWith(x, y, -1, -by)
        compareWith(x, y, 0, -by)
        compareWith(x, y, 1, -by)
      }
      for (let x = 1; x < columns; x++) compareWith(x, y, -1, 0)
      for (let x = columns - 2; x >= 0; x--) compareWith(x, y, 1, 0)
    }
  }
  sweep(0, rows, 1)
  sweep(rows - 1, -1, -1)
  return seeds
}

/** Squares between two squares. */
function distance({ columns }: Grid, i: number, j: number): number {
  return Math.hypot((i % columns) - (j % columns), Math.floor(i / columns) - Math.floor(j / columns))
}

/** Whether a dot has only a part of the records of its ZIP codes: they are spread over several dots. */
export const isPart = (dot: { count: number; share: number }): boolean => dot.share < dot.count - 0.01
