import { contours } from 'd3-contour'
import type { Surface } from '#features/map/model/results/surface.ts'
import type { Frame } from '../basemap/CanvasLayer.ts'
import { frameOrigin } from './draw-dots.ts'
import { clipTo, type Surfaces } from './land-mask.ts'

/** A color and the density from which it is drawn. */
export interface Band {
  from: number
  color: string
}

/** Lines and roads of the base map show through. */
const OPACITY = 0.8

/** Draws the bands of a surface, each over the one before it, and nothing outside the surfaces that it is cut to. */
export function drawSurface(
  frame: Frame,
  surface: Surface,
  bands: readonly Band[],
  surfaces: Surfaces,
): void {
  const { canvas } = frame.ctx
  const ctx = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d')
  if (!ctx) return
  const ratio = canvas.width / frame.width
  const origin = frameOrigin(frame)
  const { side, left, top } = surface.grid
  const cell = ratio * side
  ctx.setTransform(cell, 0, 0, cell, ratio * (left - origin.x), ratio * (top - origin.y))
  drawBands(ctx, surface, bands)
  const world = ratio * 2 ** frame.zoom
  ctx.setTransform(world, 0, 0, world, -ratio * origin.x, -ratio * origin.y)
  clipTo(ctx, surfaces)
  frame.ctx.globalAlpha = OPACITY
  frame.ctx.drawImage(ctx.canvas, 0, 0, frame.width, frame.height)
  frame.ctx.globalAlpha = 1
}

/** A unit of the context is a cell of the grid. */
function drawBands(ctx: OffscreenCanvasRenderingContext2D, surface: Surface, bands: readonly Band[]): void {
  const { columns, rows } = surface.grid
  const trace = contours().size([columns, rows])
  const values = [...surface.values]
  for (const { from, color } of bands) {
    const path = new Path2D()
    for (const ring of trace.contour(values, from).coordinates.flat()) {
      ring.forEach(([x = 0, y = 0], i) => {
        if (i === 0) path.moveTo(x, y)
        else path.lineTo(x, y)
      })
      path.closePath()
    }
    ctx.fillStyle = color
    ctx.fill(path, 'evenodd')
  }
}
