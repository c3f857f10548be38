import { panelMessages as messages } from '#features/tallies/messages.ts'
import type { CellNumber } from '#session/tally-layout.ts'
import { count, percent } from '#shared/text/format.ts'
import { type Axis, type CrossCounts, crossNumbers, heatPercent } from '../cross.ts'
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
} from './drawing.ts'

const ROW = 24
const LABEL_WIDTH = 200
const CELL = 76
const SIZE = 12

interface Content {
  cross: CrossCounts
  axes: { row: Axis; column: Axis }
  cells: CellNumber
  /** What the rows are. */
  corner: string
}

const cellText: Record<CellNumber, string> = {
  count: '',
  row: messages.percentOfEachRow,
  column: messages.percentOfEachColumn,
  all: messages.percentOfAll,
}

/** A cross tally as a picture: the table as it is shown, the larger a number the deeper its ground. */
export function drawCross(given: Frame, { cross, axes, cells, corner }: Content, measure: Measure): Drawing {
  const frame = { ...given, title: given.title + cellText[cells] }
  const width = Math.max(480, 2 * MARGIN + LABEL_WIDTH + CELL * (cross.columns.length + 1))
  const head = headOf(frame, width, measure)
  const shown = crossNumbers(cross, cells)
  const text = (n: number) => (cells === 'count' ? count(n) : percent(n, 1))
  const top = (line: number) => head.height + ROW * line
  const right = (column: number) => MARGIN + LABEL_WIDTH + CELL * (column + 1)
  const label = (value: string, line: number, weight = 400): Mark => ({
    text: cut(value, LABEL_WIDTH - 8, SIZE, weight, measure),
    at: [MARGIN, top(line) + 16],
    size: SIZE,
    weight,
    fill: weight > 400 ? ink.second : ink.text,
  })
  const number = (value: string, line: number, column: number, weight = 400): Mark => ({
    text: cut(value, CELL - 10, SIZE, weight, measure),
    at: [right(column) - 8, top(line) + 16],
    size: SIZE,
    weight,
    fill: line === 0 ? ink.second : ink.text,
    align: 'right',
  })
  const last = { line: cross.rows.length + 1, column: cross.columns.length }
  const marks: Mark[] = [
    label(corner, 0, 600),
    ...cross.columns.map((value, c) => number(axes.column.label(value), 0, c, 600)),
    number('All', 0, last.column, 600),
    ...cross.rows.flatMap((value, r) => [
      label(axes.row.label(value), r + 1),
      ...cross.columns.flatMap((_, c): Mark[] => {
        const n = shown.cells[r]?.[c] ?? 0
        if (n === 0) return []
        const fill = shade(heatPercent(n, shown.hottest))
        return [{ box: [right(c) - CELL, top(r + 1), CELL, ROW], fill }, number(text(n), r + 1, c)]
      }),
      number(text(shown.rowTotals[r] ?? 0), r + 1, last.column, 600),
    ]),
    label('All', last.line, 600),
    ...cross.columns.map((_, c) => number(text(shown.columnTotals[c] ?? 0), last.line, c, 600)),
    number(text(shown.total), last.line, last.column, 600),
  ]
  const foot = footOf(frame, width, top(last.line + 1), measure)
  return { width, height: foot.height, marks: [...head.marks, ...marks, ...foot.marks] }
}

/** The bar color on white, by percent. */
function shade(heat: number): string {
  const mix = (from: number) => Math.round(255 + ((from - 255) * heat) / 100)
  return `rgb(${mix(16)} ${mix(152)} ${mix(173)})`
}
