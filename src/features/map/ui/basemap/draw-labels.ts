import type { StreetsBox } from '#features/map/data/basemap-source.ts'
import type { Labels } from '#features/map/model/label-placement.ts'
import {
  type Box,
  type LabelBox,
  type PlacedLabel,
  placeLabels,
  type ReservedBox,
} from '#features/map/model/label-placement.ts'
import type { Located } from '#reference/place-files.ts'
import type { Frame } from './CanvasLayer.ts'
import { type LabelCandidate, labelCandidates, STYLES, type TextStyle } from './label-candidates.ts'
import type { Palette } from './palette.ts'
import { STREET_NAMES_FROM } from './streets/street-labels.ts'

type Name = LabelBox & { text: string; style: TextStyle }

const RING_RADIUS = 2.6

/** What is left to other things: boxes, and where streets have names. */
type LabelSpace = { reserved: readonly ReservedBox[]; streetNames: StreetsBox | undefined }

/** Chooses the names that fit into the frame and writes them. */
export function drawLabels(
  frame: Frame,
  labels: Labels,
  palette: Palette,
  { reserved, streetNames }: LabelSpace,
) {
  const { ctx, zoom, toPixel } = frame
  const free = streetNames && Math.round(zoom) >= STREET_NAMES_FROM ? outside(streetNames) : () => true
  const text = textOn(ctx)
  const names = labelCandidates(seen(frame, labels), zoom)
    .filter(free)
    .map((candidate) => ({
      ...sized(text, candidate),
      ...toPixel(candidate.Latitude, candidate.Longitude),
    }))
  const taken = reserved.map((room) => around(toPixel(room.Latitude, room.Longitude), room))
  const placed = placeLabels(names, taken)
  for (const one of placed) if (one.candidate.ring) drawRing(ctx, one.candidate, palette)
  for (const style of Object.values(STYLES))
    for (const one of placed) if (one.candidate.style === style) write(text, one, palette)
}

const outside =
  ([west, south, east, north]: StreetsBox) =>
  ({ Latitude, Longitude }: Located) =>
    Longitude < west || Longitude > east || Latitude < south || Latitude > north

function seen({ isVisible }: Frame, { cities, waters, counties, states }: Labels): Labels {
  const isSeen = ({ Latitude, Longitude }: Located) => isVisible(Latitude, Longitude)
  return {
    cities: cities.filter(isSeen),
    waters: waters.filter(isSeen),
    counties: counties.filter(isSeen),
    states: states.filter(isSeen),
  }
}

function sized(canvas: StyledText, { text, style: name, ring }: LabelCandidate) {
  const style = STYLES[name]
  return { text, style, ring, width: widthOf(canvas, text, style), height: style.size }
}

const widths = new Map<string, number>()

function widthOf(canvas: StyledText, text: string, style: TextStyle): number {
  const key = `${style.font} ${text}`
  const known = widths.get(key)
  if (known !== undefined) return known
  const { width } = canvas.in(style).measureText(text)
  widths.set(key, width)
  return width
}

interface StyledText {
  /** The canvas, ready to write in a style. */
  in(style: TextStyle): CanvasRenderingContext2D
}

/** A canvas looks up each font that it is given in the styles of the page, so that it is given another one only. */
function textOn(ctx: CanvasRenderingContext2D): StyledText {
  let last: TextStyle | undefined
  return {
    in(style) {
      if (style === last) return ctx
      last = style
      ctx.font = style.font
      // Safari before 18 has no tracking on a canvas; names are then a little narrower.
      if ('letterSpacing' in ctx) ctx.letterSpacing = `${style.tracking}px`
      return ctx
    },
  }
}

const around = ({ x, y }: { x: number; y: number }, { width, height }: ReservedBox): Box => ({
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

function write(canvas: StyledText, { candidate, textX, textY }: PlacedLabel<Name>, palette: Palette) {
  const { text, style, width } = candidate
  const ctx = canvas.in(style)
  // Text is sharpest when it begins on a whole pixel, so it is not centered by the canvas.
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
