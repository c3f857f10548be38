import { pictureMessages as messages } from '#features/tallies/messages.ts'
import * as picture from '#features/tallies/model/picture/drawing.ts'
import { count } from '#shared/text/format.ts'
import { type Bar, shareText } from '#ui/BarRow.tsx'

const { ink, MARGIN, textBlock } = picture
const WIDTH = 640
const LABEL_WIDTH = 210
const SIZE = 12.5
/** Above and below the text of a row. */
const PAD = 4

/** Where the columns of numbers end, from the right: count, percent, and with a comparison its percent and the difference. */
const columns = {
  plain: { count: 60, percent: 0 },
  compared: { count: 174, percent: 116, other: 58, change: 0 },
}

/** A panel as a picture: its bars as they are shown, with whole names, beside their numbers. */
export function drawBars(
  frame: picture.Frame,
  bars: readonly Bar[],
  measure: picture.Measure,
): picture.Drawing {
  const compared = bars.some((bar) => bar.other)
  const values = bars.filter((bar) => !bar.secondary)
  const max = Math.max(
    ...values.map((bar) => (compared ? Math.max(bar.share ?? 0, bar.other?.share ?? 0) : bar.count)),
    Number.MIN_VALUE,
  )
  const rows = (top: number): picture.Block => {
    const marks: picture.Mark[] = []
    let height = 0
    for (const bar of bars) {
      const row = drawRow(bar, top + height, { max, compared }, measure)
      marks.push(...row.marks)
      height += row.height
    }
    return { marks, height }
  }
  return picture.pictureOf(frame, WIDTH, rows, measure)
}

interface Scale {
  max: number
  compared: boolean
}

function drawRow(bar: Bar, top: number, { max, compared }: Scale, measure: picture.Measure): picture.Block {
  const at = columns[compared ? 'compared' : 'plain']
  const right = WIDTH - MARGIN
  const fill = bar.excluded ? ink.danger : bar.secondary ? ink.second : ink.text
  const weight = bar.selected ? 550 : 400
  const style = { y: top + PAD, size: SIZE, weight }
  const label = textBlock(bar.label, { ...style, x: MARGIN, width: LABEL_WIDTH, fill }, measure)
  const height = label.height + 2 * PAD
  const number = (text: string, from: number, color = fill) =>
    textBlock(text, { ...style, x: right - from, width: WIDTH, fill: color, align: 'right' }, measure).marks
  const left = MARGIN + LABEL_WIDTH + 12
  const track = { left, width: right - at.count - 60 - left, top: top + PAD + SIZE * 0.7 }
  const highlight: picture.Mark = {
    box: [MARGIN - 8, top, right - MARGIN + 16, height - 1],
    fill: ink.wash,
    radius: 6,
  }
  const marks = [
    ...(bar.selected ? [highlight] : []),
    ...label.marks,
    ...(bar.secondary ? [] : tracksOf(bar, track, { max, compared })),
    ...number(count(bar.excluded ? -bar.count : bar.count), at.count),
    ...number(
      bar.excluded ? messages.excluded : shareText(bar.share),
      at.percent,
      bar.excluded ? fill : ink.second,
    ),
    ...(bar.other && 'other' in at
      ? [...number(shareText(bar.other.share), at.other, ink.other), ...number(bar.other.change, at.change)]
      : []),
  ]
  return { marks, height }
}

interface Track {
  left: number
  width: number
  /** The middle of the first line. */
  top: number
}

function tracksOf(bar: Bar, { left, width, top }: Track, { max, compared }: Scale): picture.Mark[] {
  const long = (part: number) => (part > 0 ? Math.max(2, (width * part) / max) : 0)
  const one = (from: number, high: number, part: number, fill: string, hatch = false): picture.Mark[] => [
    { box: [left, from, width, high], fill: ink.well, radius: high / 2 },
    { box: [left, from, long(part), high], fill, radius: high / 2, hatch },
  ]
  const own = bar.excluded ? ink.hatch : ink.bar
  if (!compared) return one(top - 4, 8, bar.count, own, bar.excluded)
  return [
    ...one(top - 6, 7, bar.share ?? 0, own, bar.excluded),
    ...one(top + 3, 4, bar.other?.share ?? 0, ink.other),
  ]
}
