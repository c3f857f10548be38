import {
  cut,
  type Drawing,
  type Frame,
  footOf,
  headOf,
  ink,
  MARGIN,
  type Mark,
  type Measure,
} from '#features/tallies/model/picture/drawing.ts'
import { count } from '#shared/text/format.ts'
import { type Bar, shareText } from '#ui/BarRow.tsx'

const WIDTH = 640
const ROW = 26
const LABEL_WIDTH = 210
const SIZE = 12.5

/** Where the columns of numbers end, from the right: count, percent, and with a comparison its percent and the difference. */
const columns = {
  plain: { count: 60, percent: 0 },
  compared: { count: 174, percent: 116, other: 58, change: 0 },
}

/** A panel as a picture: its bars as they are shown, beside their numbers. */
export function drawBars(frame: Frame, bars: readonly Bar[], measure: Measure): Drawing {
  const head = headOf(frame, WIDTH, measure)
  const compared = bars.some((bar) => bar.other)
  const values = bars.filter((bar) => !bar.secondary)
  const max = Math.max(
    ...values.map((bar) => (compared ? Math.max(bar.share ?? 0, bar.other?.share ?? 0) : bar.count)),
    Number.MIN_VALUE,
  )
  const rows = bars.flatMap((bar, i) => drawRow(bar, head.height + ROW * i, { max, compared }, measure))
  const foot = footOf(frame, WIDTH, head.height + ROW * bars.length, measure)
  return { width: WIDTH, height: foot.height, marks: [...head.marks, ...rows, ...foot.marks] }
}

interface Scale {
  max: number
  compared: boolean
}

function drawRow(bar: Bar, top: number, { max, compared }: Scale, measure: Measure): Mark[] {
  const at = columns[compared ? 'compared' : 'plain']
  const right = WIDTH - MARGIN
  const line = top + ROW / 2 + 4.5
  const fill = bar.excluded ? ink.danger : bar.secondary ? ink.second : ink.text
  const weight = bar.selected ? 550 : 400
  const number = (text: string, from: number, color = fill): Mark => ({
    text,
    at: [right - from, line],
    size: SIZE,
    weight,
    fill: color,
    align: 'right',
  })
  const track: Track = {
    left: MARGIN + LABEL_WIDTH + 12,
    width: right - at.count - 60 - (MARGIN + LABEL_WIDTH + 12),
    top: top + ROW / 2,
  }
  return [
    ...(bar.selected
      ? [{ box: [MARGIN - 8, top + 1, right - MARGIN + 16, ROW - 2], fill: ink.wash, radius: 6 } as Mark]
      : []),
    {
      text: cut(bar.label, LABEL_WIDTH, SIZE, weight, measure),
      at: [MARGIN, line],
      size: SIZE,
      weight,
      fill,
    },
    ...(bar.secondary ? [] : tracksOf(bar, track, { max, compared })),
    number(count(bar.excluded ? -bar.count : bar.count), at.count),
    number(bar.excluded ? 'NOT' : shareText(bar.share), at.percent, bar.excluded ? fill : ink.second),
    ...(bar.other && 'other' in at
      ? [number(shareText(bar.other.share), at.other, ink.other), number(bar.other.change, at.change)]
      : []),
  ]
}

interface Track {
  left: number
  width: number
  /** The middle of the row. */
  top: number
}

function tracksOf(bar: Bar, { left, width, top }: Track, { max, compared }: Scale): Mark[] {
  const long = (part: number) => (part > 0 ? Math.max(2, (width * part) / max) : 0)
  const one = (from: number, high: number, part: number, fill: string, hatch = false): Mark[] => [
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
