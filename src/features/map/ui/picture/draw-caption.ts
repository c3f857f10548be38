import { inRows } from '#features/map/model/picture/rows.ts'
import type { ScaleBar } from '#features/map/model/picture/scale-bar.ts'
import { ramps } from '../basemap/palette.ts'
import type { LegendLine, Sign } from './legend-lines.ts'

/** What is below a picture of the map. */
export interface Caption {
  bar: ScaleBar
  lines: readonly LegendLine[]
  attribution: string
}

/** The colors of a caption, in the scheme of the map. */
export interface CaptionColors {
  background: string
  text: string
  second: string
  accent: string
  danger: string
  dot: string
}

const FONT = "12px 'Inter Variable', sans-serif"
const MARGIN = 12
const ROW = 20
const SIGN = 20
const GAP = 18
/** Space below the map before the attribution, beside the legend. */
const BAR_ROW = 26

/** The rows of a legend that is so wide. */
function rowsOf(ctx: CanvasRenderingContext2D, lines: readonly LegendLine[], width: number): number[][] {
  ctx.font = FONT
  const widths = lines.map(({ sign, text }) => (sign ? SIGN : 0) + ctx.measureText(text).width)
  return inRows(widths, width - 2 * MARGIN, GAP)
}

/** How many CSS pixels high a caption is below a map that is so wide. */
export const captionHeight = (ctx: CanvasRenderingContext2D, { lines }: Caption, width: number): number =>
  BAR_ROW + ROW * rowsOf(ctx, lines, width).length + MARGIN / 2

/** Draws a caption at `top`: the scale bar with the attribution beside it, and the legend in rows below. */
export function drawCaption(
  ctx: CanvasRenderingContext2D,
  { bar, lines, attribution }: Caption,
  colors: CaptionColors,
  { top, width }: { top: number; width: number },
): void {
  const rows = rowsOf(ctx, lines, width)
  ctx.fillStyle = colors.background
  ctx.fillRect(0, top, width, BAR_ROW + ROW * rows.length + MARGIN / 2)
  ctx.textBaseline = 'middle'
  drawBar(ctx, bar, colors, top)
  ctx.fillStyle = colors.second
  ctx.textAlign = 'right'
  const left = MARGIN + bar.pixels + 80
  ctx.fillText(attribution, width - MARGIN, top + BAR_ROW / 2, width - MARGIN - left)
  ctx.textAlign = 'left'
  rows.forEach((row, r) => {
    let x = MARGIN
    const y = top + BAR_ROW + ROW * (r + 0.5)
    for (const i of row) {
      const { sign, text } = lines[i] ?? { text: '' }
      if (sign) drawSign(ctx, sign, colors, x, y)
      ctx.fillStyle = colors.text
      const start = x + (sign ? SIGN : 0)
      ctx.fillText(text, start, y)
      x = start + ctx.measureText(text).width + GAP
    }
  })
}

function drawBar(ctx: CanvasRenderingContext2D, bar: ScaleBar, colors: CaptionColors, top: number): void {
  const y = top + BAR_ROW / 2
  ctx.strokeStyle = colors.text
  ctx.lineWidth = 1.5
  ctx.beginPath()
  ctx.moveTo(MARGIN, y - 4)
  ctx.lineTo(MARGIN, y + 4)
  ctx.lineTo(MARGIN + bar.pixels, y + 4)
  ctx.lineTo(MARGIN + bar.pixels, y - 4)
  ctx.stroke()
  ctx.fillStyle = colors.text
  ctx.textAlign = 'left'
  ctx.fillText(bar.text, MARGIN + bar.pixels + 8, y)
}

const DOTS = [
  [2, 1.5, 0.55],
  [7, 2.2, 0.75],
  [13, 3, 1],
] as const

function drawSign(ctx: CanvasRenderingContext2D, sign: Sign, colors: CaptionColors, x: number, y: number) {
  const color = sign.kind === 'fill' ? sign.color : colors.dot
  ctx.fillStyle = color
  if (sign.kind === 'dot' || sign.kind === 'dots') {
    for (const [left, radius, alpha] of sign.kind === 'dot' ? DOTS.slice(2) : DOTS) {
      ctx.globalAlpha = alpha
      ctx.beginPath()
      ctx.arc(x + (sign.kind === 'dot' ? 7 : left), y, radius, 0, 2 * Math.PI)
      ctx.fill()
    }
    ctx.globalAlpha = 1
    return
  }
  const isFill = sign.kind === 'fill'
  ctx.strokeStyle = isFill ? (ramps.light[1] ?? color) : sign.excluded ? colors.danger : colors.accent
  ctx.lineWidth = isFill ? 1 : 2
  if (isFill) ctx.fillRect(x, y - 6, 13, 12)
  ctx.strokeRect(x + 0.5, y - 5.5, 12, 11)
  if (isFill || !sign.excluded) return
  ctx.lineWidth = 1
  ctx.beginPath()
  for (const step of [0, 4, 8]) {
    ctx.moveTo(x + step, y + 5)
    ctx.lineTo(x + step + 4, y - 5)
  }
  ctx.stroke()
}
