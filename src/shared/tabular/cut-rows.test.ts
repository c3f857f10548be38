import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { cutRows } from './cut-rows.ts'

const cutting = { delimiter: ',', newline: '\n', columns: 3, requireAllCells: true } as const
const cell = fc.string({ unit: fc.constantFrom('x', 'y', '"', ',', '\n', ' ', 'é'), maxLength: 6 })
const table = fc.array(
  fc.tuple(cell, cell, cell).filter((row) => row.some((text) => text.trim() !== '')),
  { minLength: 1, maxLength: 12 },
)

describe('cutRows', () => {
  it('reads back whatever is written as CSV, with the lines it is on', () => {
    fc.assert(
      fc.property(table, (rows) => {
        const text = `${Papa.unparse(rows, { newline: '\n' })}\n`
        const found = cutRows(text, 2, cutting, true).rows
        expect(found.map((row) => (row.error === undefined ? row.cells : row))).toEqual(rows)
        const lines = rows.map((row) => Papa.unparse([row]).split('\n').length)
        const starts = lines.map((_, i) => 2 + lines.slice(0, i).reduce((sum, count) => sum + count, 0))
        expect(found.map(({ line }) => line)).toEqual(starts)
      }),
      { numRuns: 500 },
    )
  })

  it('finds the same in parts as in one', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('x', '"', ',', '\n'), maxLength: 60 }),
        fc.nat(60),
        (text, at) => {
          fc.pre(at <= text.length && !text.slice(0, at).includes('"'))
          const first = cutRows(text.slice(0, at), 2, cutting, false)
          const rest = cutRows(text.slice(first.at), first.line, cutting, true)
          expect([...first.rows, ...rest.rows]).toEqual(cutRows(text, 2, cutting, true).rows)
        },
      ),
      { numRuns: 500 },
    )
  })

  it('loses no line of any text: all rows together are the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('x', '"', ',', '\n'), maxLength: 80 }), (text) => {
        const { rows, at, line } = cutRows(text, 1, cutting, true)
        expect(at).toBe(text.length)
        expect(rows.map(({ raw }) => raw).join('')).toBe(text)
        const lines = rows.map((row) => row.line)
        expect(lines).toEqual([...new Set(lines)].sort((a, b) => a - b))
        expect(Math.max(0, ...lines)).toBeLessThanOrEqual(line)
      }),
      { numRuns: 1000 },
    )
  })
})
