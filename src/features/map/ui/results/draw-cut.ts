import type { Frame } from '../basemap/CanvasLayer.ts'
import { frameOrigin } from './draw-dots.ts'
import { clipTo, type Surfaces } from './land-mask.ts'

/** Lines and roads of the base map show through. */
const OPACITY = 0.8

/** A context of its own, as large as a frame, whose unit is a pixel of the page. */
export type Sheet = OffscreenCanvasRenderingContext2D

/** Draws on a sheet, cuts it to the surfaces, and puts it on the frame. */
export function drawCut(frame: Frame, surfaces: Surfaces, paint: (sheet: Sheet) => void): void {
  const { canvas } = frame.ctx
  const sheet = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d')
  if (!sheet) return
  const ratio = canvas.width / frame.width
  sheet.setTransform(ratio, 0, 0, ratio, 0, 0)
  paint(sheet)
  const origin = frameOrigin(frame)
  const world = ratio * 2 ** frame.zoom
  sheet.setTransform(world, 0, 0, world, -ratio * origin.x, -ratio * origin.y)
  clipTo(sheet, surfaces)
  frame.ctx.globalAlpha = OPACITY
  frame.ctx.drawImage(sheet.canvas, 0, 0, frame.width, frame.height)
  frame.ctx.globalAlpha = 1
}
