/** The value of a cell of a workbook. */
export type SheetValue = string | number | boolean | Date | null

/** A row of a file. */
export interface FileRow {
  /** The line on which it begins, or the row of the sheet, from 1. */
  line: number
  /** Its text with its line end, where the file is text. */
  raw?: string
  /** Its values, where the file is a workbook. */
  values?: readonly SheetValue[]
  /** The texts of its cells; none where it is blank or a quote in it is wrong. */
  cells: readonly string[]
  /** Why it cannot be read. */
  error?: string
  /** The number of the column with the error, from 0; absent when no column has it. */
  errorColumn?: number
  blank?: true
}

/** The text of one record of JSON, with its line end. */
export interface Line {
  line: number
  raw: string
  error?: string
}
