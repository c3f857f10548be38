import { arrange, type Box, type Candidate, type Placed } from '#features/map/model/base/labels/arrange.ts'
import type { Labels } from '#features/map/model/base/labels/labels.ts'
import type { Located } from '#reference/place-files.ts'
import type { Frame } from '../CanvasLayer.ts'
import type { Palette } from '../palette.ts'
import { labelRequests, type Wish } from './label-requests.ts'
import { STYLES, type TextStyle } from './styles.ts'

/** Room on the map that names must leave free: around a point (degrees), in pixels. */
export type KeepFree = Located & { width: number; height: number }

type Name = Candidate & { text: string; style: TextStyle }

const RING_RADIUS = 2.6

/** Chooses the names that fit into the frame and writes them. */
export function drawLabels(frame: Frame, labels: Labels, palette: Palette, keepFree: KeepFree[]) {
  const { ctx, zoom, place } = frame
  const names = labelRequests(seen(frame, labels), zoom).map((wish) => ({
    ...sized(ctx, wish),
    ...place(wish.Latitude, wish.Longitude),
  }))
  const taken = keepFree.map((room) => around(place(room.Latitude, room.Longitude), room))
  const placed = arrange(names, taken)
  for (const one of placed) if (one.candidate.ring) drawRing(ctx, one.candidate, palette)
  for (const one of placed) write(ctx, one, palette)
}

function seen({ sees }: Frame, { cities, waters, counties, states }: Labels): Labels {
  const isSeen = ({ Latitude, Longitude }: Located) => sees(Latitude, Longitude)
  return {
    cities: cities.filter(isSeen),
    waters: waters.filter(isSeen),
    counties: counties.filter(isSeen),
    states: states.filter(isSeen),
  }
}

function sized(ctx: CanvasRenderingContext2D, { text, style, ring }: Wish) {
  const written = STYLES[style]
  return { text, style: written, ring, width: widthOf(ctx, text, written), height: written.size }
}

const widths = new Map<string, number>()

function widthOf(ctx: CanvasRenderingContext2D, text: string, style: TextStyle): number {
  const key = `${style.font} ${text}`
  const known = widths.get(key)
  if (known !== undefined) return known
  setStyle(ctx, style)
  const width = ctx.measureText(text).width
  widths.set(key, width)
  return width
}

/** Forgets measured widths: they were of another font if the right one has come since. */
export const fontsArrived = () => widths.clear()

function setStyle(ctx: CanvasRenderingContext2D, { font, tracking }: TextStyle) {
  ctx.font = font
  // Safari before 18 has no tracking on a canvas; names are then a little narrower.
  if ('letterSpacing' in ctx) ctx.letterSpacing = `${tracking}px`
}

const around = ({ x, y }: { x: number; y: number }, { width, height }: KeepFree): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
})

function drawRing(ctx: CanvasRenderingContext2D, { x, y }: Name, palette: Palette) {
  ctx.beginPath()
  ctx.arc(x, y, RING_RADIUS, 0, 2 * Math.PI)
  ctx.fillStyle = palette.land
  ctx.fill()
  ctx.lineWidth = 1.3
  ctx.strokeStyle = palette.ring
  ctx.stroke()
}

function write(ctx: CanvasRenderingContext2D, { candidate, textX, textY }: Placed<Name>, palette: Palette) {
  const { text, style, width } = candidate
  setStyle(ctx, style)
  // Letters are sharpest when they begin on a whole pixel, so they are not centred by the canvas.
  const left = Math.round(textX - width / 2)
  const middle = Math.round(textY)
  ctx.textBaseline = 'middle'
  ctx.lineJoin = 'round'
  ctx.lineWidth = 3
  ctx.strokeStyle = palette[style.halo]
  ctx.strokeText(text, left, middle)
  ctx.fillStyle = palette[style.color]
  ctx.fillText(text, left, middle)
}
