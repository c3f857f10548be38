import type { Position } from 'geojson'
import type { PlaceChoice } from '#criteria/places.ts'
import { type Gazetteer, outlineOf } from '#features/map/model/areas/outline.ts'
import type { Shapes } from '#features/map/model/boundaries.ts'
import { toPlane } from '#features/map/model/plane.ts'
import type { Coverage, Grid } from '#features/map/model/results/grid.ts'
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

/** What is drawn is cut to land and to the included areas, without the excluded ones; undefined where there is nothing to cut. */
export interface Areas {
  included: Path2D | undefined
  excluded: Path2D | undefined
}
export type Surfaces = Areas & { side: Side | undefined }

/** The two sides of the border. Shores are those of the drawn land: what is not abroad is of the United States. */
export function landSides(shapes: Shapes | undefined, drawn: DrawnLand | undefined): LandSides {
  if (!shapes || !drawn) return undefined
  const nation = pathOf(shapes.nation.flat())
  const outside = new Path2D(nation)
  outside.rect(0, 0, WORLD_SIDE, WORLD_SIDE)
  const side = { ...drawn, nation, outside }
  return { us: { ...side, isUs: true }, abroad: { ...side, isUs: false } }
}

const WORLD_SIDE = 256

function pathOf(rings: readonly Position[][]): Path2D {
  const path = new Path2D()
  for (const ring of rings) {
    ring.forEach(([Longitude = 0, Latitude = 0], i) => {
      const { x, y } = toPlane({ Latitude, Longitude }, 0)
      if (i === 0) path.moveTo(x, y)
      else path.lineTo(x, y)
    })
    path.closePath()
  }
  return path
}

/** The surfaces of the included places, if every one of them has one, and of the excluded places. */
export function areaPaths(places: readonly PlaceChoice[], gazetteer: Gazetteer): Areas {
  const included = places.filter(({ excluded }) => !excluded)
  return {
    included: surfaceOf(included, gazetteer, true),
    excluded: surfaceOf(
      places.filter(({ excluded }) => excluded),
      gazetteer,
      false,
    ),
  }
}

function surfaceOf(places: readonly PlaceChoice[], gazetteer: Gazetteer, all: boolean): Path2D | undefined {
  const outlines = places.flatMap((place) => outlineOf(place, gazetteer) ?? [])
  const surfaces = outlines.filter(({ polygons }) => polygons.length > 0)
  if (surfaces.length === 0 || (all && surfaces.length < places.length)) return undefined
  return pathOf(
    surfaces.flatMap(({ polygons }) =>
      polygons.flat().map((ring) => ring.map(({ Longitude, Latitude }) => [Longitude, Latitude])),
    ),
  )
}

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** Clears what is drawn outside the surfaces; a unit of the context is a pixel of the plane at zoom 0. */
export function clipTo(ctx: Context, { side, included, excluded }: Surfaces): void {
  if (side) clipToSide(ctx, side)
  ctx.globalCompositeOperation = 'destination-in'
  if (included) ctx.fill(included)
  ctx.globalCompositeOperation = 'destination-out'
  if (excluded) ctx.fill(excluded)
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

/** Whether a point of the plane at zoom 0 is in the surfaces. */
export function isInside({ side, included, excluded }: Surfaces, x: number, y: number): boolean {
  const isIn = (path: Path2D, rule: CanvasFillRule = 'nonzero') =>
    probe?.isPointInPath(path, x, y, rule) ?? false
  if ((included && !isIn(included)) || (excluded && isIn(excluded))) return false
  if (!side) return true
  const isAbroad = isIn(side.neighbors) && !isIn(side.nation, 'evenodd')
  return isIn(side.land) && isAbroad !== side.isUs
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
