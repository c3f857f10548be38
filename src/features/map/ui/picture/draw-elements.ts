/** The corner of the map on the page. */
export interface Origin {
  x: number
  y: number
}

const PIN_RADIUS = 7
const HATCH_PIXELS = 7

/** Draws the outline of an area as the style sheet shows it. */
export function drawPath(ctx: CanvasRenderingContext2D, path: SVGPathElement, origin: Origin): void {
  const style = getComputedStyle(path)
  const onPage = path.getScreenCTM()
  if (!onPage) return
  ctx.translate(-origin.x, -origin.y)
  ctx.transform(onPage.a, onPage.b, onPage.c, onPage.d, onPage.e, onPage.f)
  const shape = new Path2D(path.getAttribute('d') ?? '')
  const alpha = ctx.globalAlpha
  if (style.fill !== 'none') {
    ctx.globalAlpha = alpha * Number(style.fillOpacity)
    ctx.fillStyle = style.fill.startsWith('url') ? hatch(ctx, style.stroke) : style.fill
    ctx.fill(shape, 'evenodd')
  }
  if (style.stroke === 'none') return
  ctx.globalAlpha = alpha * Number(style.strokeOpacity)
  ctx.strokeStyle = style.stroke
  ctx.lineWidth = Number.parseFloat(style.strokeWidth)
  ctx.lineJoin = 'round'
  ctx.setLineDash((style.strokeDasharray.match(/[\d.]+/g) ?? []).map(Number))
  ctx.stroke(shape)
}

/** The fill of excluded areas: slanting lines. */
function hatch(ctx: CanvasRenderingContext2D, color: string): CanvasPattern | string {
  const tile = document.createElement('canvas')
  const side = HATCH_PIXELS * 2
  tile.width = tile.height = side
  const lines = tile.getContext('2d')
  if (!lines) return 'transparent'
  lines.strokeStyle = color
  lines.globalAlpha = 0.7
  lines.lineWidth = 2.2
  for (const shift of [-side, 0, side]) {
    lines.moveTo(shift - 2, side + 2)
    lines.lineTo(shift + side + 2, -2)
  }
  lines.stroke()
  const pattern = ctx.createPattern(tile, 'repeat')
  pattern?.setTransform(new DOMMatrix().scale(0.7))
  return pattern ?? 'transparent'
}

/** Draws a text on the map with its box. */
export function drawChip(ctx: CanvasRenderingContext2D, chip: HTMLElement, origin: Origin): void {
  const style = getComputedStyle(chip)
  const { x, y, width, height } = chip.getBoundingClientRect()
  ctx.translate(x - origin.x, y - origin.y)
  ctx.beginPath()
  ctx.roundRect(0, 0, width, height, Number.parseFloat(style.borderTopLeftRadius) || 0)
  ctx.fillStyle = style.backgroundColor
  ctx.fill()
  if (Number.parseFloat(style.borderTopWidth) > 0) {
    ctx.strokeStyle = style.borderTopColor
    ctx.stroke()
  }
  ctx.fillStyle = style.color
  ctx.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.fillText(chip.textContent ?? '', width / 2, height / 2 + 0.5)
}

/** Draws the pin of an address or of a place without an outline, around the middle of its mark. */
export function drawPin(ctx: CanvasRenderingContext2D, pin: HTMLElement, origin: Origin): void {
  const { x, y, width, height } = pin.getBoundingClientRect()
  ctx.beginPath()
  ctx.arc(x + width / 2 - origin.x, y + height / 2 - origin.y, PIN_RADIUS - 1.5, 0, 2 * Math.PI)
  ctx.fillStyle = getComputedStyle(pin).getPropertyValue('--line').trim()
  ctx.fill()
  ctx.strokeStyle = '#ffffff'
  ctx.lineWidth = 3
  ctx.stroke()
}
