import type { Position } from 'geojson'
import type { Shapes } from '#features/map/model/boundaries.ts'
import { positionOnPlane } from '#features/map/model/plane.ts'
import type { Coverage, Grid } from '#features/map/model/results/grid.ts'
import { addLine } from '../basemap/add-line.ts'
import type { DrawnLand } from '../basemap/land-tiles.ts'

/** Land on one side of the border, on the map's plane at zoom 0. */
export interface Side extends DrawnLand {
  isUs: boolean
  /** The United States in rough outlines, but exact at the border; and everything else. */
  nation: Path2D
  outside: Path2D
}

/** The land of the United States, and that of its neighbors; undefined until it is loaded. */
export type LandSides = Record<'us' | 'abroad', Side> | undefined

/** A surface of places on the map's plane at zoom 0. */
export interface AreaSurface {
  /** Paints it in one color; a unit of the context is a pixel of the plane. */
  paint: (ctx: Context) => void
  has: (x: number, y: number) => boolean
}

/** What is drawn is cut to land and to the included areas, without the excluded ones; undefined where there is nothing to cut. */
export interface Areas {
  included: AreaSurface | undefined
  excluded: AreaSurface | undefined
}
export type Surfaces = Areas & { side: Side | undefined }

/** The two sides of the border. Shores are those of the drawn land: what is not abroad is of the United States. */
export function landSides(shapes: Shapes | undefined, drawn: DrawnLand | undefined): LandSides {
  if (!shapes || !drawn) return undefined
  const side = { ...drawn, ...nationPaths(shapes) }
  return { us: { ...side, isUs: true }, abroad: { ...side, isUs: false } }
}

const WORLD_SIDE = 256

type NationPaths = Pick<Side, 'nation' | 'outside'>
const nations = new WeakMap<Shapes, NationPaths>()

/** The paths of the nation, made once. */
function nationPaths(shapes: Shapes): NationPaths {
  const known = nations.get(shapes)
  if (known) return known
  const nation = pathOf(shapes.nation.flat())
  const outside = new Path2D(nation)
  outside.rect(0, 0, WORLD_SIDE, WORLD_SIDE)
  nations.set(shapes, { nation, outside })
  return { nation, outside }
}

/** Rings in degrees as a path of the plane at zoom 0. */
export function pathOf(rings: readonly Position[][]): Path2D {
  const path = new Path2D()
  for (const ring of rings) {
    addLine(path, ring.map(positionOnPlane))
    path.closePath()
  }
  return path
}

export type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** Clears what is drawn outside the surfaces; a unit of the context is a pixel of the plane at zoom 0. */
export function clipTo(ctx: Context, { side, included, excluded }: Surfaces): void {
  if (side) clipToSide(ctx, side)
  if (included) paintApart(ctx, 'destination-in', included.paint)
  if (excluded) paintApart(ctx, 'destination-out', excluded.paint)
}

/** Paints on a sheet as large as the context and in its units, and puts that on the context. */
export function paintApart(
  ctx: Context,
  operation: GlobalCompositeOperation,
  paint: (sheet: Context) => void,
): void {
  const sheet = new OffscreenCanvas(ctx.canvas.width, ctx.canvas.height).getContext('2d')
  if (!sheet) return
  sheet.setTransform(ctx.getTransform())
  paint(sheet)
  ctx.save()
  ctx.resetTransform()
  ctx.globalCompositeOperation = operation
  ctx.drawImage(sheet.canvas, 0, 0)
  ctx.restore()
}

/** Where the land is not known yet nothing is cleared. */
function clipToSide(ctx: Context, { known, land, neighbors, nation, outside, isUs }: Side): void {
  ctx.save()
  ctx.clip(known)
  ctx.globalCompositeOperation = 'destination-in'
  ctx.fill(land)
  if (!isUs) ctx.fill(neighbors)
  ctx.globalCompositeOperation = 'destination-out'
  if (!isUs) ctx.fill(nation, 'evenodd')
  else {
    ctx.save()
    ctx.clip(outside, 'evenodd')
    ctx.fill(neighbors)
    ctx.restore()
  }
  ctx.restore()
}

const probe = new OffscreenCanvas(1, 1).getContext('2d')

/** Whether a path of the plane has a point. */
export const isIn = (path: Path2D, x: number, y: number, rule: CanvasFillRule = 'nonzero'): boolean =>
  probe?.isPointInPath(path, x, y, rule) ?? false

/** Whether a point of the plane at zoom 0 is in the surfaces. */
export function isInside({ side, included, excluded }: Surfaces, x: number, y: number): boolean {
  if (included?.has(x, y) === false || excluded?.has(x, y)) return false
  if (!side) return true
  const isAbroad = isIn(side.neighbors, x, y) && !isIn(side.nation, x, y, 'evenodd')
  return isIn(side.land, x, y) && isAbroad !== side.isUs
}

/** The part of each cell of the grid that is in the surfaces; undefined when all are. */
export function coverageOf(grid: Grid, surfaces: Surfaces): Coverage {
  const { side: land, included, excluded } = surfaces
  if (!land && !included && !excluded) return undefined
  const { columns, rows, zoom, side, left, top } = grid
  const ctx = new OffscreenCanvas(columns, rows).getContext('2d', { willReadFrequently: true })
  if (!ctx) return undefined
  ctx.fillRect(0, 0, columns, rows)
  const scale = 2 ** zoom / side
  ctx.setTransform(scale, 0, 0, scale, -left / side, -top / side)
  clipTo(ctx, surfaces)
  const { data } = ctx.getImageData(0, 0, columns, rows)
  return Float32Array.from({ length: columns * rows }, (_, i) => (data[4 * i + 3] ?? 0) / 255)
}
