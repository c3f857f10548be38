/** What a cell of a workbook holds. */
export type SheetValue = string | number | boolean | Date | null

/** A row as it stands in a file. */
export interface Row {
  /** The line on which it begins, or the row of the sheet, from 1. */
  line: number
  /** Its text with its line end, as it stands in a text file. */
  raw?: string
  /** Its values, as they stand in a workbook. */
  values?: readonly SheetValue[]
  /** The texts of its cells; none where it is blank or broken. */
  cells: readonly string[]
  /** Why it cannot be read. */
  fault?: string
  blank?: true
}
