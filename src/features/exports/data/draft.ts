import type { Kind } from '#contract/kind.ts'
import type { Column, FileFormat } from '#files/column.ts'
import type { KeepRule } from '#lists/duplicates.ts'
import type { MatchKey } from '#lists/match-keys.ts'
import type { RecordField } from '#records/record.ts'
import { newExportMessages } from '../messages/new-export.ts'
import type { ExportOrder } from '../model/job.ts'
import type { FieldsOrder } from './export-queries.ts'

/** The settings of the next export, besides its source. */
export interface ExportDraft {
  form: FileFormat
  columns: readonly Column[]
  /** Maximum number of records as typed; undefined for all. */
  limit: string | undefined
  /** The order of the records of a search: undefined for that of the table, empty for that of the service. */
  sort: string | undefined
  /** File name as typed; undefined while it follows the name of the source. */
  file: string | undefined
  excludedLists: readonly string[]
  distinct: readonly MatchKey[]
  /** Which record of each group of duplicates is written, and the ids that were selected instead. */
  keep: KeepRule
  keepIds: readonly string[]
  /** How records are loaded; undefined for the cheapest way. */
  way: ExportOrder['way'] | undefined
  /** Fields that the do-not-contact entries are compared with. */
  screened: readonly RecordField[]
}

/** The part of a draft that determines which fields are loaded. */
export const fieldsOrderOf = (
  kind: Kind,
  { form, columns, distinct, keep, screened }: Omit<FieldsOrder, 'kind'>,
): FieldsOrder => ({ kind, form, columns, distinct, keep, screened })

/** Validation errors of a draft by field. */
export interface DraftErrors {
  limit?: string
  file?: string
}

export function errorsOf({ limit, file }: Pick<ExportDraft, 'limit' | 'file'>): DraftErrors {
  const number = enteredLimit({ limit })
  const isInvalid = number !== undefined && !(Number.isInteger(number) && number > 0)
  return {
    ...(isInvalid && { limit: newExportMessages.invalidLimit }),
    ...(file?.trim() === '' && { file: newExportMessages.missingFileName }),
  }
}

/** The maximum number of records, which may be invalid; undefined for all. */
export const enteredLimit = ({ limit }: Pick<ExportDraft, 'limit'>): number | undefined =>
  limit === undefined ? undefined : Number(limit.replaceAll(',', ''))

/** The maximum number of records if it is valid; undefined for all. */
export const validLimit = (draft: Pick<ExportDraft, 'limit' | 'file'>): number | undefined =>
  errorsOf(draft).limit ? undefined : enteredLimit(draft)

/** Today's date in a file name. */
export const today = (): string => new Date().toISOString().slice(0, 10)
