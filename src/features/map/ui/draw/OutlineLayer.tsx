import { useMemo } from 'react'
import type { PlacedOutline } from '#features/map/model/draw/placed-outline.ts'
import type { Frame } from '../basemap/CanvasLayer.ts'
import { outlineLines, type Scheme } from '../basemap/palette.ts'
import { frameOrigin } from '../results/draw-dots.ts'
import { useCanvas } from '../results/useCanvas.ts'

interface Props {
  outlines: readonly PlacedOutline[]
  scheme: Scheme
}

/** Thin lines around all the places that can be picked: above the results, below the areas of the search. */
export function OutlineLayer({ outlines, scheme }: Props) {
  const draw = useMemo(
    () => (frame: Frame) => drawOutlines(frame, outlines, outlineLines[scheme]),
    [outlines, scheme],
  )
  useCanvas('outlines', 380, draw)
  return null
}

/** How much of the lines is seen. */
const OPACITY = 0.35

/** Draws the outlines in the frame: each for itself, as one path of thousands takes five times as long. */
function drawOutlines(frame: Frame, outlines: readonly PlacedOutline[], color: string): void {
  const { ctx, width, height, zoom } = frame
  const scale = 2 ** zoom
  const origin = frameOrigin(frame)
  const [west, north] = [origin.x / scale, origin.y / scale]
  const [east, south] = [(origin.x + width) / scale, (origin.y + height) / scale]
  ctx.strokeStyle = color
  ctx.lineJoin = 'bevel'
  for (const one of outlines) {
    if (one.west > east || one.east < west || one.north > south || one.south < north) continue
    ctx.beginPath()
    for (const ring of one.rings) addRing(ctx, ring, scale, origin)
    ctx.stroke()
  }
  // All at once, so that a border of two outlines is as faint as that of one.
  ctx.globalCompositeOperation = 'destination-in'
  ctx.fillStyle = `rgb(0 0 0 / ${OPACITY})`
  ctx.fillRect(0, 0, width, height)
}

/** Corners on one half pixel are drawn once, whichever way round a border goes. */
function addRing(
  ctx: CanvasRenderingContext2D,
  ring: Float64Array,
  scale: number,
  origin: { x: number; y: number },
) {
  let [lastX, lastY] = [Number.NaN, Number.NaN]
  for (let i = 0; i < ring.length; i += 2) {
    const x = Math.round(2 * ((ring[i] as number) * scale - origin.x)) / 2
    const y = Math.round(2 * ((ring[i + 1] as number) * scale - origin.y)) / 2
    if (x === lastX && y === lastY) continue
    if (i === 0) ctx.moveTo(x, y)
    else ctx.lineTo(x, y)
    ;[lastX, lastY] = [x, y]
  }
  ctx.closePath()
}
