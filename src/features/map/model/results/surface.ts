import type { PlanePoint } from '#shared/geo/plane-point.ts'
import { pixelMiles, planeLatitude } from '../plane.ts'
import type { BandwidthOf } from './bandwidth.ts'
import type { PostalCounts } from './density.ts'
import { type Coverage, type Grid, isCovered, middleOf } from './grid.ts'

/** A part of the plane: left and top in pixels of the zoom. */
export interface View {
  zoom: number
  left: number
  top: number
  width: number
  height: number
}

/** The records of a postal code, spread around its point. Position and reach in pixels of the surface's zoom. */
interface Kernel extends PlanePoint {
  code: number
  reach: number
}

/** Records per square mile, estimated at the middle of each cell of a grid. */
export interface Surface {
  grid: Grid
  /** Also estimated where no record may be, so that values between cells of land and water are those of land. */
  values: Float64Array
  kernels: readonly Kernel[]
}

/** Cells are of so many pixels, or of twice, four times ... as many where kernels are much larger than the view. */
const SIDE_PIXELS = 6
const MAX_CELLS = 80_000
/** A kernel narrower than this would be seen as its cells. */
const MIN_REACH_PIXELS = 3 * SIDE_PIXELS

/** The postal codes with records whose kernels reach into a view. */
export function kernelsIn(postalCounts: PostalCounts, bandwidthOf: BandwidthOf, view: View): Kernel[] {
  const { x, y, counts } = postalCounts
  const scale = 2 ** view.zoom
  const kernels: Kernel[] = []
  counts.forEach((count, code) => {
    if (!count) return
    const kernel = { code, x: (x[code] ?? 0) * scale, y: (y[code] ?? 0) * scale }
    const reach = Math.max(MIN_REACH_PIXELS, bandwidthOf(code) * scale)
    if (isNear(view, kernel, reach)) kernels.push({ ...kernel, reach })
  })
  return kernels
}

const isNear = ({ left, top, width, height }: View, { x, y }: PlanePoint, reach: number) =>
  x > left - reach && x < left + width + reach && y > top - reach && y < top + height + reach

/** A grid over a view and all kernels that reach into it. Its cells do not move with the view. */
export function gridAround(kernels: readonly Kernel[], { zoom, left, top, width, height }: View): Grid {
  const west = kernels.reduce((min, { x, reach }) => Math.min(min, x - reach), left)
  const north = kernels.reduce((min, { y, reach }) => Math.min(min, y - reach), top)
  const east = kernels.reduce((max, { x, reach }) => Math.max(max, x + reach), left + width)
  const south = kernels.reduce((max, { y, reach }) => Math.max(max, y + reach), top + height)
  let side = SIDE_PIXELS
  while (((east - west) / side) * ((south - north) / side) > MAX_CELLS) side *= 2
  const [column, row] = [Math.floor(west / side), Math.floor(north / side)]
  return {
    zoom,
    side,
    left: column * side,
    top: row * side,
    columns: Math.ceil(east / side) - column,
    rows: Math.ceil(south / side) - row,
  }
}

/**
 * The density of records: each postal code's count spread by a quartic kernel over the covered parts of the cells around
 * its point, so that the sum over these is the count. A code with nearly nothing covered around it is spread around the
 * nearest covered cell.
 */
export function estimateSurface(
  kernels: readonly Kernel[],
  counts: Float64Array,
  grid: Grid,
  coverage: Coverage,
): Surface {
  const values = new Float64Array(grid.columns * grid.rows)
  const spread = kernels.map((kernel) => {
    const { placed, mass } = placedKernel(kernel, grid, coverage)
    const share = (counts[kernel.code] ?? 0) / mass
    eachCell(placed, grid, (i, weight) => {
      values[i] = (values[i] ?? 0) + share * weight
    })
    return placed
  })
  for (let row = 0, i = 0; row < grid.rows; row++) {
    const squareMiles = cellSquareMiles(grid, row)
    for (let column = 0; column < grid.columns; column++, i++) values[i] = (values[i] ?? 0) / squareMiles
  }
  return { grid, values, kernels: spread }
}

/** The square miles of a cell in a row of the grid. */
export function cellSquareMiles({ zoom, side, top }: Grid, row: number): number {
  const latitude = planeLatitude(top + (row + 0.5) * side, zoom)
  return (side * pixelMiles(latitude, zoom)) ** 2
}

/** The quartic (biweight) kernel: 1 in the middle, 0 at its reach and beyond, given the square of the distance in reaches. */
const quartic = (square: number) => (square < 1 ? (1 - square) ** 2 : 0)

/** Calls with each cell that a kernel reaches, and its weight there. */
function eachCell(
  { x, y, reach }: Kernel,
  { side, left, top, columns, rows }: Grid,
  visit: (i: number, weight: number) => void,
): void {
  const [cx, cy, r] = [(x - left) / side - 0.5, (y - top) / side - 0.5, reach / side]
  const lastRow = Math.min(rows - 1, Math.floor(cy + r))
  for (let row = Math.max(0, Math.ceil(cy - r)); row <= lastRow; row++) {
    const half = Math.sqrt(Math.max(0, r * r - (row - cy) ** 2))
    const lastColumn = Math.min(columns - 1, Math.floor(cx + half))
    for (let column = Math.max(0, Math.ceil(cx - half)); column <= lastColumn; column++)
      visit(row * columns + column, quartic(((row - cy) ** 2 + (column - cx) ** 2) / (r * r)))
  }
}

function massOf(kernel: Kernel, grid: Grid, coverage: Coverage): number {
  let mass = 0
  eachCell(kernel, grid, (i, weight) => {
    mass += weight * (coverage?.[i] ?? 1)
  })
  return mass
}

/** A code with less than this part of its kernel covered would be a peak. */
const MIN_COVERED = 0.1

/** The kernel with its mass, or where nearly nothing of it is covered, one around the nearest covered cell, if there is any. */
function placedKernel(kernel: Kernel, grid: Grid, coverage: Coverage): { placed: Kernel; mass: number } {
  const mass = massOf(kernel, grid, coverage)
  if (!coverage || mass >= MIN_COVERED * wholeMass(kernel, grid)) return { placed: kernel, mass }
  let placed = kernel
  let least = Number.POSITIVE_INFINITY
  coverage.forEach((_, i) => {
    if (!isCovered(coverage, i)) return
    const middle = middleOf(grid, i)
    const away = (middle.x - kernel.x) ** 2 + (middle.y - kernel.y) ** 2
    if (away < least) [placed, least] = [{ ...kernel, ...middle }, away]
  })
  return { placed, mass: massOf(placed, grid, coverage) || wholeMass(placed, grid) }
}

/** The integral of a kernel, in cells. */
const wholeMass = ({ reach }: Kernel, { side }: Grid): number => (Math.PI / 3) * (reach / side) ** 2

/** The density at a point of the plane (pixels at the grid's zoom), between the middles of cells; 0 outside the grid. */
export function densityAt({ grid, values }: Surface, { x, y }: PlanePoint): number {
  const { side, left, top, columns, rows } = grid
  const [cx, cy] = [(x - left) / side - 0.5, (y - top) / side - 0.5]
  const [column, row] = [Math.floor(cx), Math.floor(cy)]
  const value = (c: number, r: number) =>
    c >= 0 && r >= 0 && c < columns && r < rows ? (values[r * columns + c] ?? 0) : 0
  const between = (a: number, b: number, part: number) => a + (b - a) * part
  return between(
    between(value(column, row), value(column + 1, row), cx - column),
    between(value(column, row + 1), value(column + 1, row + 1), cx - column),
    cy - row,
  )
}

/** The postal codes (rows) whose records are spread over a point, those with the most there first. */
export function codesAt({ kernels }: Surface, counts: Float64Array, { x, y }: PlanePoint): number[] {
  return kernels
    .map((kernel) => {
      const square = ((x - kernel.x) ** 2 + (y - kernel.y) ** 2) / kernel.reach ** 2
      return { code: kernel.code, part: (quartic(square) * (counts[kernel.code] ?? 0)) / kernel.reach ** 2 }
    })
    .filter(({ part }) => part > 0)
    .sort((a, b) => b.part - a.part)
    .map(({ code }) => code)
}

/** The largest density of the covered cells of a view. */
export function maxIn({ grid, values }: Surface, view: View, coverage: Coverage): number {
  return values.reduce(
    (max, value, i) =>
      value > max && isCovered(coverage, i) && isNear(view, middleOf(grid, i), 0) ? value : max,
    0,
  )
}

/** How many cells beyond a view are drawn, so that lines at its edge are right. */
const BEYOND = 2

/** The part of a surface that is drawn in a view. */
export function croppedTo({ grid, values, kernels }: Surface, view: View): Surface {
  const { side } = grid
  const before = (edge: number) => Math.max(0, Math.floor(edge / side) - BEYOND)
  const [west, north] = [before(view.left - grid.left), before(view.top - grid.top)]
  const after = (edge: number, cells: number) => Math.min(cells, Math.ceil(edge / side) + BEYOND)
  const columns = after(view.left + view.width - grid.left, grid.columns) - west
  const rows = after(view.top + view.height - grid.top, grid.rows) - north
  const part = new Float64Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    const from = (north + row) * grid.columns + west
    part.set(values.subarray(from, from + columns), row * columns)
  }
  const [left, top] = [grid.left + west * side, grid.top + north * side]
  return { grid: { ...grid, left, top, columns, rows }, values: part, kernels }
}
