import { DataError } from '#service/versions/data-error.ts'

const NUMBER = /^[+-]?[\d.,\s]*\d$/

/** Refuses a first line that is data: then the file has no column names at all. */
function checkNames(cells: readonly string[]): void {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
  const numbers = filled.filter((cell) => NUMBER.test(cell)).length
  if (
    filled.length === 0 ||
    numbers * 3 > filled.length ||
    filled.some((cell) => /^\d{5,}$|@.+\./.test(cell))
  ) {
    throw new DataError(
      `The first line must name the columns, but it reads ${JSON.stringify(cells.join(' ').slice(0, 100))}.`,
    )
  }
}

/** Column names of a first line: trimmed, a name that comes again numbered, a missing one called by its place. */
export function columnNames(cells: readonly string[]): string[] {
  checkNames(cells)
  const seen = new Map<string, number>()
  return cells.map((cell, i) => {
    const name =
      cell
        .replace(/^\uFEFF/, '')
        .replace(/\s+/g, ' ')
        .trim() || `column ${i + 1}`
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return count === 1 ? name : `${name} (${count})`
  })
}
