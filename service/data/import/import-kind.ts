import type { Note } from '#service/normalize/notes.ts'
import type { CompanyRow } from '#service/store/company-row.ts'
import type { PersonRow } from '#service/store/person-row.ts'
import type { Plan } from './columns/plan-readers.ts'
import type { Field } from './fields.ts'
import type { Key } from './key-table.ts'
import type { RowIds } from './register.ts'
import type { Reject } from './rejects.ts'

/** Why a readable row is rejected, and the field with the error. */
export interface RowRejection {
  field: Field
  reason: string
}

/** What is known when every row has been read. */
export interface ReadTotals {
  ids: RowIds
  /** The position of the row whose Id has a key. */
  placeOf: (key: Key) => number | undefined
  /** ISO date up to which the data holds. */
  date: string
}

/** Gathers, while a file is read for the first time, what only all rows together show. */
export interface Listener<Found> {
  /** A row that is in, with its place in the file. */
  hear(cells: readonly string[], place: number, line: number): void
  /** What was found, as plain data that threads can be sent, and the rows that are rejected in the end. */
  conclude(totals: ReadTotals): Conclusion<Found>
}

interface Conclusion<Found> {
  found: Found
  /** What the row at a place of the file has from others. */
  relationsOf?: ((place: number) => Relations | undefined) | undefined
  late: { place: number; reject: Reject }[]
}

/** What a row has from other rows. */
export interface Relations {
  /** The Id of its parent. */
  parent?: string | undefined
  /** Why the parent that it states was removed. */
  parentNote?: Note | undefined
}

/** A record made of a row, and what was done to its cells. */
export interface Conversion<Row> {
  row: Row
  notes: readonly Note[]
  /** Of a company without a SIC code: its first category. */
  withoutSic?: string | undefined
}

/** Figures of an import that belong to its kind alone, by name. */
export type Figures = Readonly<Record<string, number>>

/** Makes records of rows. */
export interface Converter<Row> {
  /** Takes note of a record that is in the data already, before any row is converted. */
  remember?(row: Row): void
  convert(cells: readonly string[], id: string, relations?: Relations): Conversion<Row>
  /** Of all rows converted so far. */
  figures(): Figures
}

/** What all rows of an import have in common. */
export interface DataSet {
  dataSet: string
  /** ISO date up to which it holds. */
  date: string
}

/** What an import of companies does otherwise than one of people. */
export interface ImportKind<Row extends CompanyRow | PersonRow, Found> {
  /** How many digits an Id has that is a number of the source. */
  idDigits: number
  /** Whether a record depends on the rows before, so that one converter has to have all of them in the order of the file. */
  inOrder: boolean
  /** What a row is known by. */
  nameOf(cells: readonly string[], plan: Plan): string
  rejectionOf(cells: readonly string[], plan: Plan): RowRejection | undefined
  /** The values that identify a row without an id, in later imports too; without the name. */
  about(cells: readonly string[], plan: Plan): readonly string[]
  listen(plan: Plan): Listener<Found>
  converter(plan: Plan, found: Found, dataSet: DataSet): Converter<Row>
  describe(figures: Figures): string
}
