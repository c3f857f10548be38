import { readFileSync } from 'node:fs'
import { once } from '#shared/once.ts'
import { type LandPolygon, unpackLand } from './land-file.ts'

/** Land of the world, exact to 30 m where postal codes are, in the layout of `land-file.ts`; `scripts/land.ts` makes the file. */
export const readLand = (): LandPolygon[] => unpackLand(readFileSync(new URL('land.bin', import.meta.url)))

/** Height of a band of latitude in ten-thousandths of a degree. */
const BAND = 100
const BANDS = (180 * 10_000) / BAND
const AROUND = 360 * 10_000
/** West of here a point may be in a ring that passes 180 degrees. */
const FAR_WEST = -150 * 10_000

/** The sides of all rings, four numbers each, and for each band where its own begin in `sides`. */
interface Index {
  corners: Int32Array
  sides: Uint32Array
  firsts: Uint32Array
}

const landIndex = once(() => indexed(readLand()))

/** Whether a point (degrees) is on land: neither in the sea nor in a lake. The first call takes about 0.3 s. */
export function isOnLand(latitude: number, longitude: number): boolean {
  const index = landIndex()
  const [x, y] = [longitude * 10_000, latitude * 10_000]
  const isIn = isInside(index, x, y)
  return x < FAR_WEST ? isIn !== isInside(index, x + AROUND, y) : isIn
}

/** Width of the cells of a band; many points are in the same cells. */
const CELL = 100
const MAX_CELLS = 200_000
const MIXED = 2
/** Whether a cell is land, or MIXED where a side may run through it. */
const cells = new Map<number, boolean | typeof MIXED>()

/** As `crossesOdd`; a cell without a side is wholly inside or outside. */
function isInside(index: Index, x: number, y: number): boolean {
  const column = Math.floor(x / CELL)
  const cell = bandOf(y) * 2 * AROUND + column
  const known = cells.get(cell)
  if (known !== undefined) return known === MIXED ? crossesOdd(index, x, y) : known
  const inside = crossesOdd(index, x, y)
  if (cells.size === MAX_CELLS) cells.clear()
  cells.set(cell, hasSide(index, bandOf(y), column) ? MIXED : inside)
  return inside
}

/** Whether a side may run through a cell of a band, or touch it. */
function hasSide({ corners, sides, firsts }: Index, band: number, column: number): boolean {
  const [west, east] = [column * CELL, (column + 1) * CELL]
  for (let i = firsts[band] ?? 0; i < (firsts[band + 1] ?? 0); i++) {
    const at = 4 * (sides[i] as number)
    const [x1, x2] = [corners[at] as number, corners[at + 2] as number]
    if (Math.min(x1, x2) <= east && Math.max(x1, x2) >= west) return true
  }
  return false
}

/** By the even-odd rule, by which lakes are outside and their islands inside. */
function crossesOdd({ corners, sides, firsts }: Index, x: number, y: number): boolean {
  const band = bandOf(y)
  let inside = false
  for (let i = firsts[band] ?? 0; i < (firsts[band + 1] ?? 0); i++) {
    const at = 4 * (sides[i] as number)
    const [x1, y1] = [corners[at] as number, corners[at + 1] as number]
    const [x2, y2] = [corners[at + 2] as number, corners[at + 3] as number]
    if (y1 <= y && y < y2 && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside
  }
  return inside
}

const bandOf = (y: number) => Math.floor(y / BAND) + BANDS / 2

function indexed(polygons: readonly LandPolygon[]): Index {
  const corners = sidesOf(polygons.flat())
  const firsts = new Uint32Array(BANDS + 2)
  eachBand(corners, (band) => {
    firsts[band + 1] = (firsts[band + 1] ?? 0) + 1
  })
  for (let band = 1; band < firsts.length; band++)
    firsts[band] = (firsts[band] ?? 0) + (firsts[band - 1] ?? 0)
  const next = firsts.slice()
  const sides = new Uint32Array(firsts.at(-1) ?? 0)
  eachBand(corners, (band, side) => {
    sides[next[band] as number] = side
    next[band] = (next[band] as number) + 1
  })
  return { corners, sides, firsts }
}

/** Four numbers for each side of a ring, its southern end before its northern one. */
function sidesOf(rings: readonly (readonly number[])[]): Int32Array {
  const corners = new Int32Array(2 * rings.reduce((sum, { length }) => sum + length, 0))
  let end = 0
  for (const ring of rings)
    for (let i = 2; i < ring.length; i += 2) {
      const isNorthward = (ring[i - 1] as number) < (ring[i + 1] as number)
      const [south, north] = isNorthward ? [i - 2, i] : [i, i - 2]
      for (const at of [south, south + 1, north, north + 1]) corners[end++] = ring[at] as number
    }
  return corners.subarray(0, end)
}

function eachBand(corners: Int32Array, see: (band: number, side: number) => void) {
  for (let side = 0; 4 * side < corners.length; side++)
    for (
      let band = bandOf(corners[4 * side + 1] as number);
      band <= bandOf(corners[4 * side + 3] as number);
      band++
    )
      see(band, side)
}
