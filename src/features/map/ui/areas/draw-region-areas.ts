import { coverageOutline } from '#features/map/model/results/coverage-outline.ts'
import type { Grid } from '#features/map/model/results/grid.ts'
import type { RegionShape } from '#features/map/model/results/region-shapes.ts'
import { addLine } from '../basemap/add-line.ts'
import type { Frame } from '../basemap/CanvasLayer.ts'
import { frameOrigin } from '../results/draw-dots.ts'
import { type AreaSurface, coverageOf, type Side } from '../results/land-mask.ts'
import { SHORE_REACH } from '../results/paint-regions.ts'
import type { AreaColors } from './area-colors.ts'

/** A state or a county of the search. */
export interface RegionArea {
  surface: AreaSurface
  box: RegionShape['box']
  excluded: boolean
  isSelected: boolean
}

/** Pixels of a square of the grid that outlines are traced on. */
const SQUARE = 3

/** Draws the lines and fills of regions up to the shores of the land. */
export function drawRegionAreas(
  frame: Frame,
  areas: readonly RegionArea[],
  side: Side,
  { accent, danger, casing }: AreaColors,
): void {
  const { ctx } = frame
  const lines = areas.flatMap((area) => {
    const path = outlineOn(frame, area, side)
    return path ? [{ ...area, path, color: area.excluded ? danger : accent }] : []
  })
  for (const { path, color, excluded, isSelected } of lines) {
    ctx.globalAlpha = excluded ? 1 : isSelected ? 0.1 : 0.08
    ctx.fillStyle = excluded ? (hatchOf(color) ?? color) : color
    ctx.fill(path)
    ctx.lineJoin = 'round'
    for (const [strokeStyle, globalAlpha, lineWidth] of [
      [casing, 0.75, 4.5],
      [color, 1, isSelected ? 2.5 : 2],
    ] as const) {
      Object.assign(ctx, { strokeStyle, globalAlpha, lineWidth })
      ctx.stroke(path)
    }
    ctx.globalAlpha = 1
  }
}

/** The outline of a region in pixels of the frame; undefined where it is not on the frame. */
function outlineOn(frame: Frame, { surface, box }: RegionArea, side: Side): Path2D | undefined {
  const origin = frameOrigin(frame)
  const grid = gridOver(frame, box)
  const coverage = grid && coverageOf(grid, { side, included: surface, excluded: undefined })
  if (!coverage) return undefined
  const path = new Path2D()
  const [left, top] = [grid.left - origin.x, grid.top - origin.y]
  for (const ring of coverageOutline(grid, coverage)) {
    addLine(
      path,
      ring.map(([x = 0, y = 0]) => [left + x, top + y]),
    )
    path.closePath()
  }
  return path
}

/** Squares over the part of a box that a frame shows, with the land near to it. */
function gridOver(frame: Frame, box: RegionShape['box']): Grid | undefined {
  const { zoom, width, height } = frame
  const { x, y } = frameOrigin(frame)
  const scale = 2 ** zoom
  const snap = (value: number) => Math.floor(value / SQUARE) * SQUARE
  const left = snap(Math.max(x - SQUARE, (box.minX - SHORE_REACH) * scale))
  const top = snap(Math.max(y - SQUARE, (box.minY - SHORE_REACH) * scale))
  const columns = Math.ceil((Math.min(x + width + SQUARE, (box.maxX + SHORE_REACH) * scale) - left) / SQUARE)
  const rows = Math.ceil((Math.min(y + height + SQUARE, (box.maxY + SHORE_REACH) * scale) - top) / SQUARE)
  return columns > 0 && rows > 0 ? { zoom, side: SQUARE, left, top, columns, rows } : undefined
}

/** Slanting lines like those of other excluded areas. */
function hatchOf(color: string): CanvasPattern | undefined {
  const tile = new OffscreenCanvas(7, 7)
  const ctx = tile.getContext('2d')
  if (!ctx) return undefined
  ctx.fillStyle = color
  ctx.globalAlpha = 0.1
  ctx.fillRect(0, 0, 7, 7)
  ctx.globalAlpha = 0.7
  ctx.fillRect(0, 0, 1.6, 7)
  const pattern = ctx.createPattern(tile, 'repeat') ?? undefined
  pattern?.setTransform(new DOMMatrix().rotate(45))
  return pattern
}
