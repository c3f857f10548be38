import type { RegionShape } from '#features/map/model/results/region-shapes.ts'
import { addLine } from '../basemap/add-line.ts'

/** A color, a pattern, or nothing. */
export type Fill = string | CanvasPattern | undefined

/** A region as paths of the plane at zoom 0. */
export interface RegionPaths {
  shape: RegionShape
  whole: Path2D
  shore: Path2D
  borders: Path2D
}

/** How far land is counted to the region whose outline is nearest, in pixels of the plane at zoom 0: about 11 miles. */
export const SHORE_REACH = 0.15

export const regionPaths = (shapes: readonly RegionShape[]): RegionPaths[] =>
  shapes.map((shape) => ({
    shape,
    whole: pathOf(shape.rings),
    shore: pathOf(shape.shore),
    borders: pathOf(shape.borders),
  }))

function pathOf(lines: RegionShape['rings']): Path2D {
  const path = new Path2D()
  for (const line of lines) addLine(path, line)
  return path
}

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D
type Painted = Pick<RegionPaths, 'whole' | 'shore'> & { fill: Fill }

/**
 * Paints regions with their fills; one without a fill clears what is there. With a reach, in units of the context, what is that near to a shore
 * is counted to the region whose shore is nearest: outlines are coarser than the shores of the base map.
 */
export function paintRegions(ctx: Context, regions: readonly Painted[], reach: number): void {
  if (reach > 0) paintShores(ctx, regions, reach)
  for (const { whole, fill } of regions) replace(ctx, fill, () => ctx.fill(whole, 'evenodd'))
}

/** Land outside all outlines: each shore as a wide line, and over it narrower ones, so that the nearest region is seen. */
function paintShores(ctx: Context, regions: readonly Painted[], reach: number): void {
  ctx.lineJoin = 'round'
  for (const [lineCap, width] of [
    ['round', 2],
    ['butt', 2],
    ['butt', 1],
    ['butt', 0.4],
  ] as const) {
    Object.assign(ctx, { lineCap, lineWidth: width * reach })
    for (const { shore, fill } of regions) replace(ctx, fill, () => ctx.stroke(shore))
  }
  ctx.lineCap = 'butt'
}

/** Marks a part of the context with a fill in place of what is there. */
function replace(ctx: Context, fill: Fill, mark: () => void): void {
  if (typeof fill !== 'string') {
    ctx.globalCompositeOperation = 'destination-out'
    Object.assign(ctx, { fillStyle: '#000', strokeStyle: '#000' })
    mark()
    ctx.globalCompositeOperation = 'source-over'
  }
  if (fill === undefined) return
  Object.assign(ctx, { fillStyle: fill, strokeStyle: fill })
  mark()
}
