import type { Spread } from '#features/map/model/results/density.ts'
import type { Frame } from '../basemap/CanvasLayer.ts'

export const SIDE_PIXELS = 7
const MIN_RADIUS = 0.8
const LARGEST_RADIUS = 3.4
const MIN_OPACITY = 0.35
/** Sizes of dots; more could not be distinguished. */
const LEVELS = 24

/** Writes the dots pixel by pixel: there are tens of thousands, none over another, and a call for each would take long. */
export function drawDots(frame: Frame, { grid, values, max }: Spread, color: string) {
  const { canvas } = frame.ctx
  const ratio = canvas.width / frame.width
  const side = Math.ceil(SIDE_PIXELS * ratio)
  const dots = Array.from({ length: LEVELS + 1 }, (_, level) => dotPixels(level / LEVELS, side, color))
  const image = frame.ctx.createImageData(canvas.width, canvas.height)
  const pixels = new Uint32Array(image.data.buffer)
  const origin = frameOrigin(frame)
  const [left, top] = [grid.left - origin.x, grid.top - origin.y]
  values.forEach((value, i) => {
    const dot = value > 0 && dots[Math.round(Math.sqrt(value / max) * LEVELS)]
    if (!dot) return
    const x = Math.round((left + (i % grid.columns) * SIDE_PIXELS) * ratio)
    const y = Math.round((top + Math.floor(i / grid.columns) * SIDE_PIXELS) * ratio)
    if (x < 0 || x + side > canvas.width) return
    for (let row = 0, at = 0; row < side; row++)
      for (let p = (y + row) * canvas.width + x, end = p + side; p < end; p++) pixels[p] = dot[at++] ?? 0
  })
  frame.ctx.putImageData(image, 0, 0)
}

/** The pixels of a dot for the root of a share of the most: larger and darker the more there are. */
function dotPixels(level: number, side: number, color: string): Uint32Array {
  const ctx = new OffscreenCanvas(side, side).getContext('2d')
  if (!ctx) return new Uint32Array()
  ctx.scale(side / SIDE_PIXELS, side / SIDE_PIXELS)
  ctx.globalAlpha = MIN_OPACITY + (1 - MIN_OPACITY) * level
  ctx.fillStyle = color
  const radius = MIN_RADIUS + (LARGEST_RADIUS - MIN_RADIUS) * level
  ctx.arc(SIDE_PIXELS / 2, SIDE_PIXELS / 2, radius, 0, 2 * Math.PI)
  ctx.fill()
  return new Uint32Array(ctx.getImageData(0, 0, side, side).data.buffer)
}

/** The point of the map's plane (pixels at the frame's zoom) at the frame's north-west corner. */
export function frameOrigin({ toPixel, zoom }: Frame): { x: number; y: number } {
  const middle = 128 * 2 ** zoom
  const { x, y } = toPixel(0, 0)
  return { x: middle - x, y: middle - y }
}
