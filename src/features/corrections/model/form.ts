import {
  type CorrectableField,
  type Correction,
  type CorrectRecord,
  correctableFields,
  correctableValue,
} from '#contract/corrections.ts'
import type { Kind } from '#contract/kind.ts'
import type { AnyRecord } from '#records/record.ts'

/** What a person writes about a record: every field that can be corrected, which record it is a duplicate of, and a note. */
export interface CorrectionForm {
  fields: Partial<Record<CorrectableField, string>>
  duplicateOf: string
  note: string
}

/** The form of a record with its current values, which are the corrected ones where there are such. */
export function formOf(kind: Kind, record: AnyRecord, stored: Correction | undefined): CorrectionForm {
  const values = correctableFields[kind].map((field) => [field, correctableValue(record, field)])
  return {
    fields: Object.fromEntries(values),
    duplicateOf: stored?.duplicateOf ?? '',
    note: stored?.note ?? '',
  }
}

/** What differs between two states of a form, as a request; undefined where nothing does. */
export function changesOf(
  before: CorrectionForm,
  after: CorrectionForm,
): Omit<CorrectRecord, 'kind' | 'id'> | undefined {
  const fields = Object.entries(after.fields).filter(
    ([field, value]) => value !== before.fields[field as CorrectableField],
  )
  const changes = {
    fields: Object.fromEntries(fields),
    ...(after.duplicateOf !== before.duplicateOf && { duplicateOf: after.duplicateOf }),
    ...(after.note !== before.note && { note: after.note }),
  }
  return fields.length + Object.keys(changes).length > 1 ? changes : undefined
}

/** The names of the corrected fields of a record. */
export const correctedFieldsOf = ({ CorrectedFields }: Pick<AnyRecord, 'CorrectedFields'>): string[] =>
  CorrectedFields?.split(', ') ?? []
