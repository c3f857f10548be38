import type { Kind } from '#contract/kind.ts'
import type { AnyRecord, RecordField } from '#records/record.ts'
import type { Cell } from '#shared/tabular/csv.ts'
import type { Column } from '../column.ts'
import { cellOf } from '../columns.ts'

/** Writes one file from batches of records, so that a long file need not be in memory as a whole. */
export interface FileWriter {
  /** The next chunk of the file; undefined where the format writes it at the end. */
  add(records: readonly AnyRecord[]): BlobPart | undefined
  /** The last chunk of the file. */
  end(): BlobPart | Promise<BlobPart>
  /** Notes about the written file, in sentences: "12 records without an address: no label." */
  notes?(): string[]
}

/** The input of a writer. */
export interface WriterInput {
  kind: Kind
  columns: readonly Column[]
}

/** A fixed column of a format: its heading, its field, and its cell where that is not the field's value. */
export type FixedColumn = Column & { cell?: (record: AnyRecord) => Cell }

/** The cell of a record in a fixed column. */
export const fixedCell = ({ name, cell }: FixedColumn, record: AnyRecord): Cell =>
  cell ? cell(record) : cellOf(record, name)

/** A format of exported files. */
export interface FileFormatSpec {
  /** "CSV", "Labels 5160". */
  label: string
  /** A short text below the label. */
  note: string
  /** A sentence or two of advice. */
  hint?: string
  /** The extension without a dot. */
  extension: string
  /** The media type. */
  type: string
  /** The columns of a format whose columns cannot be selected. */
  fixedColumns?: (kind: Kind) => readonly FixedColumn[]
  /** Columns that can be added to the fixed ones. */
  optionalColumns?: readonly Column[]
  /** Whether the file has no headings, so that columns keep the names of the API. */
  unnamed?: boolean
  /** Fields that it needs besides those of the columns. */
  needs?: readonly RecordField[]
  /** Creates a writer of one file; large libraries are loaded then. */
  writer: (order: WriterInput) => FileWriter | Promise<FileWriter>
}
