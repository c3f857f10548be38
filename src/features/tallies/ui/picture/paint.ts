import { saveMessages as messages } from '#features/tallies/messages.ts'
import type { Drawing, Mark, Measure } from '#features/tallies/model/picture/drawing.ts'
import { saveFile } from '#ui/save-file.ts'

/** Pixels of the file for one of the screen. */
const SCALE = 2

const font = (size: number, weight: number) => `${weight} ${size}px 'Inter Variable', sans-serif`

/** Lays a picture out by the font's own widths, paints it, and hands it to the browser to save. */
export async function savePicture(name: string, draw: (measure: Measure) => Drawing): Promise<void> {
  await Promise.all([400, 650].map((weight) => document.fonts.load(font(12, weight))))
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) throw new Error(messages.cannotDraw)
  const drawing = draw((text, size, weight) => {
    context.font = font(size, weight)
    return context.measureText(text).width
  })
  Object.assign(canvas, { width: drawing.width * SCALE, height: drawing.height * SCALE })
  context.scale(SCALE, SCALE)
  paint(context, drawing)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (!blob) throw new Error(messages.tooLarge)
  saveFile(name, [blob], 'image/png')
}

function paint(context: CanvasRenderingContext2D, { width, height, marks }: Drawing): void {
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  for (const mark of marks) paintMark(context, mark)
}

function paintMark(context: CanvasRenderingContext2D, mark: Mark): void {
  context.fillStyle = mark.fill
  if ('text' in mark) {
    context.font = font(mark.size, mark.weight)
    context.textAlign = mark.align ?? 'left'
    context.fillText(mark.text, ...mark.at)
    return
  }
  const [x, y, width, height] = mark.box
  context.beginPath()
  context.roundRect(x, y, width, height, Math.min(mark.radius ?? 0, width / 2))
  if (mark.hatch) paintHatch(context, mark.box, mark.fill)
  else context.fill()
}

/** Lines of 45 degrees inside the current path. */
function paintHatch(
  context: CanvasRenderingContext2D,
  [x, y, width, height]: [number, number, number, number],
  fill: string,
) {
  context.save()
  context.clip()
  context.strokeStyle = fill
  context.lineWidth = 2
  context.beginPath()
  for (let at = x - height; at < x + width + height; at += 5) {
    context.moveTo(at, y + height)
    context.lineTo(at + height, y)
  }
  context.stroke()
  context.restore()
}
