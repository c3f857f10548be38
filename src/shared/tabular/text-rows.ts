import { cutRows } from './cut-rows.ts'
import { preambleOf, textLayoutOf } from './layout.ts'

/** The rows of a short text with any delimiter: trimmed cells, without blank rows; a row whose quotes are wrong has no cells. */
export function rowsOfText(text: string): string[][] {
  const { delimiter, newline } = textLayoutOf(text, 'utf-8')
  const body = text.slice(preambleOf(text).length)
  const { rows } = cutRows(body, 1, { delimiter, newline, columns: Number.POSITIVE_INFINITY }, true)
  return rows.filter(({ blank }) => !blank).map(({ cells }) => cells.map((cell) => cell.trim()))
}
