import type { Estimate } from '#features/map/data/point-details.ts'
import { nearestCode, type PostalCounts } from '#features/map/model/results/density.ts'
import { densityBreaks, leastDrawn } from '#features/map/model/results/density-classes.ts'
import {
  codesAt,
  croppedTo,
  densityAt,
  estimateSurface,
  gridAround,
  kernelsIn,
  maxIn,
  type Surface,
} from '#features/map/model/results/surface.ts'
import type { PlanePoint } from '#shared/geo/plane-point.ts'
import type { Frame } from '../basemap/CanvasLayer.ts'
import { fillOf } from '../basemap/palette.ts'
import type { DensityInput } from './density-input.ts'
import { frameOrigin } from './draw-dots.ts'
import { drawSurface } from './draw-surface.ts'
import { coverageOf, isInside, type Surfaces } from './land-mask.ts'

/** The density of the results on one side of the border, with what it is cut to. */
interface Side {
  surface: Surface
  surfaces: Surfaces
}

/** What was drawn: the density on each side of the border, in records per square mile, and its classes in the unit that is shown. */
export interface DrawnSurface {
  sides: readonly Side[]
  breaks: readonly number[]
  /** How many of the shown unit of surface are in a square mile. */
  unit: number
}

/** Draws the results as a smooth surface, in the colors of the choropleth. */
export function drawDensitySurface(frame: Frame, input: DensityInput): DrawnSurface {
  const { postalCounts, bandwidthOf, land, areas, scheme, unit } = input
  const { x: left, y: top } = frameOrigin(frame)
  const view = { zoom: frame.zoom, left, top, width: frame.width, height: frame.height }
  const kernels = kernelsIn(postalCounts, bandwidthOf, view)
  const isUs = ({ code }: { code: number }) => /^\d/.test(postalCounts.points[code]?.PostalCode ?? '')
  const groups = [
    { surfaces: { ...areas, side: land?.us }, near: kernels.filter(isUs) },
    { surfaces: { ...areas, side: land?.abroad }, near: kernels.filter((kernel) => !isUs(kernel)) },
  ].filter(({ near }) => near.length > 0)
  const sides = groups.map(({ surfaces, near }) => {
    const grid = gridAround(near, view)
    const coverage = coverageOf(grid, surfaces)
    const surface = estimateSurface(near, postalCounts.counts, grid, coverage)
    return { surface: croppedTo(surface, view), surfaces, max: maxIn(surface, view, coverage) }
  })
  const breaks = densityBreaks(Math.max(0, ...sides.map(({ max }) => max)) / unit)
  const bands = [leastDrawn(breaks), ...breaks].map((from, i) => ({
    from: from * unit,
    color: fillOf(scheme, i, breaks.length + 1),
  }))
  for (const { surface, surfaces } of sides) drawSurface(frame, surface, bands, surfaces)
  return { sides, breaks, unit }
}

/** The estimate at a point of the plane at the zoom that was drawn; undefined where nothing is drawn. */
export function estimateAt(
  postalCounts: PostalCounts,
  { sides, breaks, unit }: DrawnSurface,
  point: PlanePoint,
  zoom: number,
): Estimate | undefined {
  const scale = 2 ** zoom
  const side = sides.find(({ surfaces }) => isInside(surfaces, point.x / scale, point.y / scale))
  if (!side) return undefined
  const density = densityAt(side.surface, point) / unit
  if (density < leastDrawn(breaks)) return undefined
  const { counts, points } = postalCounts
  const codes = codesAt(side.surface, counts, point)
  const nearest = nearestCode(postalCounts, point.x / scale, point.y / scale)
  return {
    kind: 'estimate',
    density,
    codes: codes.map((i) => points[i]?.PostalCode ?? ''),
    count: codes.reduce((sum, i) => sum + (counts[i] ?? 0), 0),
    nearest: { code: points[nearest]?.PostalCode ?? '', count: counts[nearest] ?? 0 },
  }
}
