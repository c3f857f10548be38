/** What a cell of a workbook holds. */
export type SheetValue = string | number | boolean | Date | null

/** A row of a file. */
export interface Row {
  /** The line on which it begins, or the row of the sheet, from 1. */
  line: number
  /** Its text with its line end, where the file is text. */
  raw?: string
  /** Its values, where the file is a workbook. */
  values?: readonly SheetValue[]
  /** The texts of its cells; none where it is blank or a quote in it is wrong. */
  cells: readonly string[]
  /** Why it cannot be read. */
  fault?: string
  /** The number of the column at fault, from 0, where one is. */
  faultColumn?: number
  blank?: true
}
