import type { Position } from 'geojson'
import type { PlaceChoice } from '#criteria/places.ts'
import { type Gazetteer, outlineOf } from '#features/map/model/areas/outline.ts'
import type { Shapes } from '#features/map/model/boundaries.ts'
import { toPlane } from '#features/map/model/plane.ts'
import type { Coverage, Grid } from '#features/map/model/results/grid.ts'
import { LAKES } from '#reference/lakes.ts'

/** Land on the map's plane at zoom 0, without the lakes in it. */
export interface Land {
  land: Path2D
  lakes: Path2D
}

/** The land of the United States, and what may be land beyond it; undefined until it is loaded. */
export type LandSides = Record<'us' | 'abroad', Land> | undefined

/** What is drawn is cut to land and to the included areas, without the excluded ones; undefined where there is nothing to cut. */
export interface Areas {
  included: Path2D | undefined
  excluded: Path2D | undefined
}
export type Surfaces = Areas & Partial<Land>

/** The two sides of the border by their shores. Beyond it only lakes are known. */
export function landSides(shapes: Shapes | undefined): LandSides {
  if (!shapes) return undefined
  const rings = shapes.nation.flat()
  const abroad = pathOf(rings)
  abroad.rect(0, 0, WORLD_SIDE, WORLD_SIDE)
  const inland = LAKES.filter(({ of }) => of === 'inland')
  return {
    us: { land: pathOf(rings), lakes: lakePath(inland) },
    abroad: { land: abroad, lakes: lakePath(LAKES) },
  }
}

const WORLD_SIDE = 256

const lakePath = (lakes: typeof LAKES) => pathOf(lakes.flatMap(({ rings }) => rings))

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

/** Clears what is drawn outside the surfaces; a unit of the context is a pixel of the plane at zoom 0. */
export function clipTo(
  ctx: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  { land, lakes, included, excluded }: Surfaces,
): void {
  ctx.globalCompositeOperation = 'destination-in'
  if (land) ctx.fill(land, 'evenodd')
  if (included) ctx.fill(included)
  ctx.globalCompositeOperation = 'destination-out'
  if (lakes) ctx.fill(lakes, 'evenodd')
  if (excluded) ctx.fill(excluded)
}

const probe = new OffscreenCanvas(1, 1).getContext('2d')

/** Whether a point of the plane at zoom 0 is in the surfaces. */
export function isInside({ land, lakes, included, excluded }: Surfaces, x: number, y: number): boolean {
  const isIn = (path: Path2D | undefined, rule: CanvasFillRule) =>
    path && probe?.isPointInPath(path, x, y, rule)
  return (
    isIn(land, 'evenodd') !== false &&
    isIn(included, 'nonzero') !== false &&
    !isIn(lakes, 'evenodd') &&
    !isIn(excluded, 'nonzero')
  )
}

/** The part of each cell of the grid that is in the surfaces; undefined when all are. */
export function coverageOf(grid: Grid, surfaces: Surfaces): Coverage {
  const { land, included, excluded } = surfaces
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
