import { expect, it } from 'vitest'
import { inRows } from './rows.ts'

it.each([
  { widths: [], rows: [] },
  { widths: [40, 50], rows: [[0, 1]] },
  { widths: [40, 51], rows: [[0], [1]] },
  { widths: [200, 40, 40], rows: [[0], [1, 2]] },
])('puts items of $widths pixels in rows', ({ widths, rows }) => {
  expect(inRows(widths, 100, 10)).toEqual(rows)
})
