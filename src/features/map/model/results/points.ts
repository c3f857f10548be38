import type { Kind } from '#contract/kind.ts'
import type { Point } from '#contract/place.ts'
import { counted } from '#criteria/kinds.ts'
import { controlsMessages as messages } from '#features/map/messages/controls.ts'
import { count } from '#shared/text/format.ts'

/** Points on the map's plane, at zoom 0 (the world is 256 pixels wide), in the order of the records. */
export interface PlanePoints {
  x: Float64Array
  y: Float64Array
}

const CELL_PIXELS = 16

/** Finds the point nearest to a position, at most so many pixels away; both in the plane at the index's zoom. */
export type FindNearest = (x: number, y: number, within: number) => number | undefined

/** A grid over the points at a zoom, made in one pass. `within` may be up to 16 pixels. */
export function pointIndex({ x, y }: PlanePoints, zoom: number): FindNearest {
  const scale = 2 ** zoom
  const cells = new Map<number, number[]>()
  const key = (cx: number, cy: number) => cx * 0x4000000 + cy
  for (let i = 0; i < x.length; i++) {
    const k = key(
      Math.floor(((x[i] ?? 0) * scale) / CELL_PIXELS),
      Math.floor(((y[i] ?? 0) * scale) / CELL_PIXELS),
    )
    const cell = cells.get(k)
    if (cell) cell.push(i)
    else cells.set(k, [i])
  }
  return (px, py, within) => {
    const [cx, cy] = [Math.floor(px / CELL_PIXELS), Math.floor(py / CELL_PIXELS)]
    const near = [-1, 0, 1].flatMap((dx) =>
      [-1, 0, 1].flatMap((dy) => cells.get(key(cx + dx, cy + dy)) ?? []),
    )
    let [best, distance]: [number | undefined, number] = [undefined, within]
    for (const i of near) {
      const d = Math.hypot((x[i] ?? 0) * scale - px, (y[i] ?? 0) * scale - py)
      if (d <= distance) [best, distance] = [i, d]
    }
    return best
  }
}

/** The share of points that may be outside on each side, so that far islands do not make the map small. */
const OUTSIDE_SHARE = 0.005

/** South-west and north-east corners of a box around nearly all points. */
export function boxAroundPoints(points: readonly Point[]): [[number, number], [number, number]] | undefined {
  if (points.length === 0) return undefined
  const [south, north] = range(points.map((point) => point.Latitude))
  const [west, east] = range(points.map((point) => point.Longitude))
  return [
    [south, west],
    [north, east],
  ]
}

function range(values: number[]): [number, number] {
  const sorted = Float64Array.from(values).sort()
  const outside = Math.floor(sorted.length * OUTSIDE_SHARE)
  return [sorted[outside] ?? 0, sorted[sorted.length - 1 - outside] ?? 0]
}

/** How many companies a sample on the map may have. */
export const sampleSizes = [2_000, 10_000, 50_000] as const
export type SampleSize = (typeof sampleSizes)[number]

interface ShownPoints {
  shown: number
  total: number
  /** Whether the total counts only what is around the view. */
  inView: boolean
}

/** How many of the records are points: "2,000 of 31,204 companies in view", "1 of 16 shown". */
export function pointsText(kind: Kind, { shown, total, inView }: ShownPoints, size: number) {
  const where = inView ? messages.inViewSuffix : ''
  if (shown === total)
    return { head: `${counted(kind, total)}${where}`, detail: total ? messages.allShown : '' }
  const detail =
    total > size && shown ? `1 of ${count(Math.max(2, total / shown))} shown` : messages.othersWithoutLocation
  return { head: messages.shownOf(shown, kind, total, where), detail }
}
