import type { Dot } from '#features/map/data/point-details.ts'
import { pixelMiles } from '#features/map/model/plane.ts'
import { type PostalCounts, type Spread, spreadCounts } from '#features/map/model/results/density.ts'
import { type Grid, squareAt } from '#features/map/model/results/grid.ts'
import type { PlanePoint } from '#shared/geo/plane-point.ts'
import type { Frame } from '../basemap/CanvasLayer.ts'
import { drawDots, frameOrigin, SIDE_PIXELS } from './draw-dots.ts'
import { coverageOf, type Surfaces } from './land-mask.ts'

/** How far the records of a postal code may be spread. */
const REACH_MILES = 12

/** Draws the results as dots in a color, and returns how they were spread. `latitude` is that of the view's middle. */
export function drawDensityDots(
  frame: Frame,
  postalCounts: PostalCounts,
  surfaces: Surfaces,
  latitude: number,
  color: string,
): Spread {
  const grid = gridOf(frame)
  const reach = REACH_MILES / (SIDE_PIXELS * pixelMiles(latitude, frame.zoom))
  const spread = spreadCounts(postalCounts, grid, coverageOf(grid, surfaces), reach)
  drawDots(frame, spread, color)
  return spread
}

/** The squares of the plane that a frame shows; they do not move with the map. */
function gridOf(frame: Frame): Grid {
  const { x, y } = frameOrigin(frame)
  const side = SIDE_PIXELS
  const [left, top] = [Math.floor(x / side) * side, Math.floor(y / side) * side]
  const columns = Math.ceil((x + frame.width - left) / side)
  const rows = Math.ceil((y + frame.height - top) / side)
  return { zoom: frame.zoom, side, left, top, columns, rows }
}

/** The dot at a point with the postal codes behind it, those with the most records first. */
export function dotAt(
  { counts, points }: PostalCounts,
  { grid, values, seeds, codesIn }: Spread,
  point: PlanePoint,
): Dot | undefined {
  const square = squareAt(grid, point)
  if (square === undefined || !values[square]) return undefined
  const n = (i: number) => counts[i] ?? 0
  const codes = (codesIn.get(seeds[square] ?? -1) ?? []).filter(n).sort((a, b) => n(b) - n(a))
  return {
    kind: 'dot',
    codes: codes.map((i) => points[i]?.PostalCode ?? ''),
    count: codes.reduce((sum, i) => sum + n(i), 0),
    share: values[square] ?? 0,
  }
}
