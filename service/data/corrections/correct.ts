import {
  type CorrectableField,
  type Correction,
  type CorrectRecord,
  correctableFields,
  correctableValue,
  type UndoCorrection,
} from '#contract/corrections.ts'
import type { Kind, RecordOf } from '#contract/kind.ts'
import { readCorrections } from '#service/store/corrections/stored-corrections.ts'
import { DataError } from '#service/versions/data-error.ts'
import { kindFolder } from '#service/versions/kind-folders.ts'
import { recordName } from '../releases/differing-fields.ts'
import { changeCorrections } from './change-corrections.ts'
import { correctionMessages as messages } from './messages.ts'
import { nameInUse, type SourceRecords, withSourceRecords } from './source-records.ts'
import { readValues, WrongValues } from './values.ts'

/**
 * Stores a correction of a record of the data in use, with what is corrected of it already; returns the name of the data set. Throws `WrongValues`,
 * and a DataError where nothing can be stored.
 */
export async function correctRecord(
  dataDir: string,
  request: CorrectRecord,
  now = new Date(),
): Promise<string> {
  const { kind, id, duplicateOf } = request
  const folder = kindFolder(dataDir, kind)
  const name = await nameInUse(dataDir, kind)
  await withSourceRecords(dataDir, kind, name, async (records) => {
    const record = records.find(id)
    if (!record) throw new DataError(messages.noRecord(id))
    const stored = await readCorrections(folder, name)
    if (duplicateOf) checkOriginal(id, duplicateOf, records, stored)
    const earlier = stored.find((correction) => correction.id === id)
    const corrected = new Map(earlier?.fields.map(({ field, after }) => [field, after]))
    const source = (field: CorrectableField) => correctableValue(record, field)
    const values = readValues(kind, request.fields, (field) => corrected.get(field) ?? source(field))
    const at = now.toISOString()
    await changeCorrections(folder, name, (corrections) => {
      const before = corrections.find((correction) => correction.id === id)
      const after = withValues(before ?? newCorrection(record, at), values, source, request, at)
      return [...without(corrections, id), ...(isEmpty(after) ? [] : [after])]
    })
  })
  return name
}

/** Undoes a correction, or a part of it; returns what is undone. Throws a DataError when there is none. */
export async function undoCorrection(
  dataDir: string,
  { kind, id, field, ...given }: UndoCorrection,
): Promise<{ name: string; undone: Correction }> {
  const name = given.name ?? (await nameInUse(dataDir, kind))
  let undone: Correction | undefined
  await changeCorrections(kindFolder(dataDir, kind), name, (corrections) => {
    undone = corrections.find((correction) => correction.id === id)
    if (!undone) throw new DataError(messages.noCorrection(id))
    const rest = field === undefined ? undefined : withoutField(undone, field)
    return corrections.flatMap((correction) => {
      if (correction.id !== id) return [correction]
      return rest && !isEmpty(rest) ? [rest] : []
    })
  })
  return { name, undone: undone as unknown as Correction }
}

function withoutField(correction: Correction, undone: NonNullable<UndoCorrection['field']>): Correction {
  const { duplicateOf, ...others } = correction
  if (undone === 'duplicateOf') return others
  return { ...correction, fields: correction.fields.filter(({ field }) => field !== undone) }
}

const isEmpty = ({ fields, duplicateOf }: Correction) => fields.length === 0 && !duplicateOf
const without = (corrections: readonly Correction[], id: string) =>
  corrections.filter((correction) => correction.id !== id)

/** The original must be a record that is left, and lead to no circle. */
function checkOriginal(
  id: string,
  original: string,
  records: SourceRecords,
  stored: readonly Correction[],
): void {
  const refuse = (message: string) => {
    throw new WrongValues([{ field: 'duplicateOf', message }])
  }
  if (original === id) refuse(messages.itself)
  if (!records.find(original)) refuse(messages.noOriginal)
  const other = stored.find((correction) => correction.id === original)?.duplicateOf
  if (other) refuse(messages.isDuplicate(other))
}

/** The name of a record for lists: its Id where it has none. */
export const nameOrId = (record: RecordOf<Kind>): string => recordName(record) || record.Id

function newCorrection(record: RecordOf<Kind>, corrected: string): Correction {
  const { Id, Source, SourceId, Location } = record
  return {
    id: Id,
    name: nameOrId(record),
    ...(Source !== undefined && { source: Source }),
    ...(SourceId !== undefined && { sourceId: SourceId }),
    ...(Location && { location: { latitude: Location.Latitude, longitude: Location.Longitude } }),
    fields: [],
    corrected,
  }
}

/** A correction with new values; those that are the source's are dropped. Fields are in the order of their list. */
function withValues(
  correction: Correction,
  values: ReadonlyMap<CorrectableField, string>,
  source: (field: CorrectableField) => string,
  { kind, duplicateOf, note }: CorrectRecord,
  corrected: string,
): Correction {
  const before = new Map(correction.fields.map((field) => [field.field, field]))
  const fields = correctableFields[kind].flatMap((field) => {
    const after = values.get(field)
    const earlier = before.get(field)
    if (after === undefined || after === earlier?.after) return earlier ?? []
    return after === source(field) ? [] : [{ field, before: source(field), after, corrected }]
  })
  return {
    ...correction,
    fields,
    corrected,
    ...(duplicateOf !== undefined && { duplicateOf: duplicateOf || undefined }),
    ...(note !== undefined && { note: note || undefined }),
  }
}
