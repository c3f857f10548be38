import type { Kind } from '#contract/kind.ts'
import type { AnyRecord, RecordField } from '#records/record.ts'
import type { Cell } from '#shared/tabular/csv.ts'
import type { Column } from '../column.ts'
import { cellOf } from '../columns.ts'

/** Writes one file, a few records at a time; each answer is the next piece of it, so that a long file need not be held. */
export interface FileWriter {
  /** The next piece of the file; nothing where the form holds it back until the end. */
  add(records: readonly AnyRecord[]): BlobPart | undefined
  /** The last piece of the file. */
  end(): BlobPart | Promise<BlobPart>
  /** What is to be told of the file when it is written, in sentences: "12 have no address and stand on no label." */
  notes?(): string[]
}

/** What a writer has to know of an export. */
export interface WriterInput {
  kind: Kind
  columns: readonly Column[]
}

/** A column that a form has for everyone: its heading there, the field that it comes from, and how, where not as it is. */
export type FixedColumn = Column & { cell?: (record: AnyRecord) => Cell }

/** What stands in such a column of a record. */
export const fixedCell = ({ name, cell }: FixedColumn, record: AnyRecord): Cell =>
  cell ? cell(record) : cellOf(record, name)

/** A form in which records leave. */
export interface FileFormatSpec {
  /** "CSV", "Address labels, Avery 5160". */
  label: string
  /** A few words below the label. */
  note: string
  /** What has to be known before it is used, in a sentence or two. */
  hint?: string
  /** The file's extension without its dot. */
  extension: string
  /** Its media type. */
  type: string
  /** The columns of a form that takes no other ones. */
  fixedColumns?: (kind: Kind) => readonly FixedColumn[]
  /** Whether the file has no headings: columns are chosen and ordered, and keep the API's own names. */
  unnamed?: boolean
  /** Fields that it reads besides those of the columns. */
  needs?: readonly RecordField[]
  /** A writer of one file; heavy libraries come when it is asked for. */
  writer: (order: WriterInput) => FileWriter | Promise<FileWriter>
}
