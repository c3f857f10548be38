import type { Kind } from '#contract/kind.ts'
import type { RecordField } from '#records/record.ts'
import type { Column, FileFormat } from '../column.ts'
import { requiredFields } from '../columns.ts'
import { csv } from './csv.ts'
import type { FileFormatSpec, FixedColumn } from './format-spec.ts'
import { geojson } from './geojson.ts'
import { google } from './google.ts'
import { hubspot } from './hubspot.ts'
import { jsonLines } from './json-lines.ts'
import { labels } from './labels.ts'
import { vcard } from './vcard.ts'
import { xlsx } from './xlsx.ts'

/** Every file format, in the order in which they are offered. */
export const fileFormats: Record<FileFormat, FileFormatSpec> = {
  csv,
  xlsx,
  geojson,
  jsonl: jsonLines,
  vcard,
  'labels-5160': labels('5160'),
  'labels-5163': labels('5163'),
  'labels-L7160': labels('L7160'),
  google,
  hubspot,
}

/** The columns of a file: the fixed ones of its format and those that were added to them, else the selected ones. */
export function columnsOfFormat(
  format: FileFormat,
  kind: Kind,
  selected: readonly Column[],
): readonly Column[] {
  // Plain data: they are stored with the export and sent to its worker.
  return fixedColumnsOf(format, kind, selected)?.map(({ name, heading }) => ({ name, heading })) ?? selected
}

/** The columns that a format sets itself, and those that were added to them; undefined for any other format. */
export function fixedColumnsOf(
  format: FileFormat,
  kind: Kind,
  selected: readonly Column[],
): readonly FixedColumn[] | undefined {
  const { fixedColumns, optionalColumns = [] } = fileFormats[format]
  const names = new Set(selected.map(({ name }) => name))
  return fixedColumns && [...fixedColumns(kind), ...optionalColumns.filter(({ name }) => names.has(name))]
}

/** The fields to request for a file of this format with these selected columns. */
export function fieldsOfFormat(format: FileFormat, kind: Kind, selected: readonly Column[]): RecordField[] {
  const fields = requiredFields(columnsOfFormat(format, kind, selected))
  return [...new Set([...fields, ...(fileFormats[format].needs ?? [])])]
}
