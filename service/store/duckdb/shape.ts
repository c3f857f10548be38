import type { Point } from '#contract/place.ts'
import { type Extent, extentOf, type Side, sidesOf } from './outline.ts'
import { isOddEastOf, type SideTree, sideTree } from './side-tree.ts'

/**
 * A polygon made ready for testing many points. It is cut into equal bands of latitude and those into cells. Most cells are wholly inside or
 * outside, which answers at once; in the others the sides east of the point are counted.
 */
export interface Shape extends Extent {
  bands: number
  tree: SideTree
  /** OUTSIDE, INSIDE or MIXED by band and column. */
  cells: Uint8Array
}

const MAX_BANDS = 2048
const COLUMNS = 128
const [OUTSIDE, INSIDE, MIXED] = [0, 1, 2]

/** Degrees by which what may touch a cell is widened, against rounding. */
const MARGIN = 1e-9

/** Makes a polygon ready; it may be closed or not, and each side takes the shorter way round the earth. */
export function shapeOf(points: readonly Point[]): Shape {
  const extent = extentOf(points)
  const { sides, flats } = sidesOf(points)
  const bands = bandCount(sides, extent)
  const cells = new Uint8Array(bands * COLUMNS)
  const shape = { ...extent, bands, tree: sideTree(sides), cells }
  for (const side of sides) markSide(shape, side)
  for (const { latitude, west, east } of flats) mark(shape, bandAt(shape, latitude), west, east)
  fillCells(shape)
  return shape
}

/** So many bands that a side runs through 8 of them on average, also in a zigzag whose sides all reach from end to end. */
function bandCount(sides: readonly Side[], { south, north }: Extent): number {
  const rise = sides.reduce((sum, side) => sum + (side.north - side.south), 0)
  const few = Math.max(sides.length, 64)
  return Math.max(1, Math.min(MAX_BANDS, few, Math.floor((few * 8 * (north - south)) / rise)))
}

const bandOf = ({ south, north }: Extent, count: number, latitude: number) =>
  Math.min(count - 1, Math.floor(((latitude - south) / (north - south)) * count))
const bandAt = (shape: Shape, latitude: number) => bandOf(shape, shape.bands, latitude)

const columnAt = ({ west, east }: Extent, x: number) =>
  Math.max(0, Math.min(COLUMNS - 1, Math.floor(((x - west) / (east - west)) * COLUMNS)))

/** The cells that a side runs through are mixed. */
function markSide(shape: Shape, { x, south, north, slope, wraps }: Side): void {
  const height = (shape.north - shape.south) / shape.bands
  const last = bandAt(shape, north)
  for (let band = bandAt(shape, south); band <= last; band++) {
    const from = Math.max(south, shape.south + band * height - MARGIN)
    const to = Math.min(north, shape.south + (band + 1) * height + MARGIN)
    const ends = [x + 360 * wraps + (from - south) * slope, x + 360 * wraps + (to - south) * slope] as const
    mark(shape, band, Math.min(...ends), Math.max(...ends))
  }
}

function mark(shape: Shape, band: number, west: number, east: number): void {
  const start = band * COLUMNS
  shape.cells.fill(MIXED, start + columnAt(shape, west - MARGIN), start + columnAt(shape, east + MARGIN) + 1)
}

/** Between two mixed cells all are inside or all outside, as no side runs there. */
function fillCells(shape: Shape): void {
  const { south, north, west, east, bands, cells } = shape
  for (let band = 0; band < bands; band++) {
    const latitude = south + ((band + 0.5) * (north - south)) / bands
    for (let column = 0, before = MIXED; column < COLUMNS; column++) {
      const cell = band * COLUMNS + column
      const longitude = west + ((column + 0.5) * (east - west)) / COLUMNS
      if (cells[cell] !== MIXED && before === MIXED)
        cells[cell] = isOddEastOf(shape.tree, latitude, longitude, 0) ? INSIDE : OUTSIDE
      else if (cells[cell] !== MIXED) cells[cell] = before
      before = cells[cell] as number
    }
  }
}

/** Tolerance for points on the western edge; points further west are still outside. */
const SLACK = 1e-12

/**
 * Whether a point is inside, by the even-odd rule: a side counts from its southern end up to, not including, its northern one, and for
 * points west of it. So a point on the common side of two polygons is inside exactly one of them.
 */
export function isInside(shape: Shape, latitude: number, longitude: number): boolean {
  const { south, north, west, cells } = shape
  if (!(latitude >= south && latitude < north)) return false
  const wraps = Math.ceil((west - longitude) / 360 - SLACK)
  const x = longitude + 360 * wraps
  if (x > shape.east) return false
  const band = bandAt(shape, latitude)
  const cell = cells[band * COLUMNS + columnAt(shape, x)]
  return cell === MIXED ? isOddEastOf(shape.tree, latitude, longitude, wraps) : cell === INSIDE
}
