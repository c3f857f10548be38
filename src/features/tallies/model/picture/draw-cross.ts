import { pictureMessages as messages } from '#features/tallies/messages.ts'
import type { CellNumber } from '#session/tally-layout.ts'
import { count, percent } from '#shared/text/format.ts'
import { type Axis, type CrossCounts, crossNumbers, heatPercent } from '../cross.ts'
import {
  type Block,
  type Drawing,
  type Frame,
  ink,
  MARGIN,
  type Measure,
  pictureOf,
  textBlock,
} from './drawing.ts'

const LABEL_WIDTH = 200
const CELL = 92
const SIZE = 12
/** Above and below the text of a row. */
const PAD = 4

interface Content {
  cross: CrossCounts
  axes: { row: Axis; column: Axis }
  cells: CellNumber
  /** What the rows are. */
  corner: string
}

/** One row: its label, and a text for each column; `heats` are the percents of the bar color behind the cells. */
interface CrossRow {
  label: string
  texts: readonly string[]
  heats?: readonly number[]
  isHead?: boolean
}

/** A cross tally as a picture: the table as it is shown, the larger a number the deeper its ground. */
export function drawCross(given: Frame, { cross, axes, cells, corner }: Content, measure: Measure): Drawing {
  const frame = { ...given, title: given.title + messages.cells[cells] }
  const width = Math.max(480, 2 * MARGIN + LABEL_WIDTH + CELL * (cross.columns.length + 1))
  const shown = crossNumbers(cross, cells)
  const text = (n: number) => (cells === 'count' ? count(n) : percent(n, 1))
  const rows: CrossRow[] = [
    { label: corner, texts: [...cross.columns.map(axes.column.label), messages.all], isHead: true },
    ...cross.rows.map((value, r) => {
      const numbers = shown.cells[r] ?? []
      return {
        label: axes.row.label(value),
        texts: [...numbers.map((n) => (n === 0 ? '' : text(n))), text(shown.rowTotals[r] ?? 0)],
        heats: numbers.map((n) => heatPercent(n, shown.hottest)),
      }
    }),
    { label: messages.all, texts: [...shown.columnTotals, shown.total].map(text) },
  ]
  const table = (top: number): Block => {
    const drawn = { marks: [] as Block['marks'][number][], height: 0 }
    for (const row of rows) {
      const { marks, height } = drawRow(row, top + drawn.height, measure)
      drawn.marks.push(...marks)
      drawn.height += height
    }
    return drawn
  }
  return pictureOf(frame, width, table, measure)
}

/** A row, as high as the text with the most lines. */
function drawRow({ label, texts, heats = [], isHead }: CrossRow, top: number, measure: Measure): Block {
  const fill = isHead ? ink.second : ink.text
  const style = { y: top + PAD, size: SIZE, fill }
  const right = (column: number) => MARGIN + LABEL_WIDTH + CELL * (column + 1)
  const isTotal = (column: number) => column === texts.length - 1
  const blocks = [
    textBlock(label, { ...style, x: MARGIN, width: LABEL_WIDTH - 8, weight: isHead ? 600 : 400 }, measure),
    ...texts.map((text, c) => {
      const weight = isHead || isTotal(c) || heats.length === 0 ? 600 : 400
      return textBlock(text, { ...style, x: right(c) - 8, width: CELL - 12, weight, align: 'right' }, measure)
    }),
  ]
  const height = Math.max(...blocks.map((block) => block.height)) + 2 * PAD
  const grounds = heats.flatMap((heat, c) =>
    heat === 0
      ? []
      : [
          {
            box: [right(c) - CELL, top, CELL, height] as [number, number, number, number],
            fill: shade(heat),
          },
        ],
  )
  return { marks: [...grounds, ...blocks.flatMap(({ marks }) => marks)], height }
}

/** The bar color on white, by percent. */
function shade(heat: number): string {
  const mix = (from: number) => Math.round(255 + ((from - 255) * heat) / 100)
  return `rgb(${mix(16)} ${mix(152)} ${mix(173)})`
}
