/** A value of a cell; what is absent becomes an empty cell. */
export type Cell = string | number | undefined

const plainNumber = /^[+-]?[\d.,\s()-]*$/

/** What a spreadsheet may begin a formula with; East Asian ones take the full-width signs for the others. */
const formulaStart = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/

/**
 * A text that a spreadsheet would run as a formula gets a leading apostrophe; plain numbers and phone numbers do not.
 */
export function harmless(text: string): string {
  return formulaStart.test(text) && !plainNumber.test(text) ? `'${text}` : text
}

/**
 * One cell of CSV (RFC 4180) that a spreadsheet does not run. Digits with leading zeros are quoted, which marks them as text; only
 * a spreadsheet that guesses types drops the zeros.
 */
export function csvCell(value: Cell): string {
  const safe = harmless(value === undefined ? '' : String(value))
  return /[",\r\n]|^\s|\s$|^0\d/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** One line of CSV with its line end. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

/** Byte order mark: spreadsheets read the file as UTF-8 only when it is there. */
export const BOM = '\uFEFF'
