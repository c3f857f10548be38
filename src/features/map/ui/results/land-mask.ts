import type { PlaceChoice } from '#criteria/places.ts'
import { type Gazetteer, outlineOf } from '#features/map/model/areas/outline.ts'
import type { Shapes } from '#features/map/model/boundaries.ts'
import { toPlane } from '#features/map/model/plane.ts'
import type { Grid } from '#features/map/model/results/density.ts'

/** Surfaces on the map's plane at zoom 0. */
export interface Surfaces {
  land: Path2D | undefined
  included: Path2D | undefined
  excluded: Path2D | undefined
}

/** The land of all states. */
export function landPath({ states }: Shapes): Path2D {
  const path = new Path2D()
  for (const { geometry } of states)
    for (const area of geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates)
      for (const ring of area) {
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
export function areaPaths(places: readonly PlaceChoice[], gazetteer: Gazetteer): Omit<Surfaces, 'land'> {
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
  const path = new Path2D()
  for (const ring of surfaces.flatMap(({ polygons }) => polygons.flat())) {
    ring.forEach((point, i) => {
      const { x, y } = toPlane(point, 0)
      if (i === 0) path.moveTo(x, y)
      else path.lineTo(x, y)
    })
    path.closePath()
  }
  return path
}

/** 1 for every square of the grid that is on land, in an included area and in no excluded one; undefined when all are. */
export function allowedSquares(grid: Grid, { land, included, excluded }: Surfaces): Uint8Array | undefined {
  if (!land && !included && !excluded) return undefined
  const { columns, rows, zoom, side, left, top } = grid
  const ctx = new OffscreenCanvas(columns, rows).getContext('2d', { willReadFrequently: true })
  if (!ctx) return undefined
  ctx.fillRect(0, 0, columns, rows)
  const scale = 2 ** zoom / side
  ctx.setTransform(scale, 0, 0, scale, -left / side, -top / side)
  for (const surface of [land, included]) {
    if (!surface) continue
    ctx.globalCompositeOperation = 'destination-in'
    ctx.fill(surface, surface === land ? 'evenodd' : 'nonzero')
  }
  ctx.globalCompositeOperation = 'destination-out'
  if (excluded) ctx.fill(excluded)
  const { data } = ctx.getImageData(0, 0, columns, rows)
  return Uint8Array.from({ length: columns * rows }, (_, i) => ((data[4 * i + 3] ?? 0) > 127 ? 1 : 0))
}
