import type { Members } from '#lists/list.ts'
import type { AnyRecord, RecordField } from '#records/record.ts'
import { SLICE, type Sliced } from '#shared/time-slices.ts'

/** The changes of a list: ids in the order of the later version, removed ones in that of the earlier. */
export interface ListDifference {
  added: string[]
  removed: string[]
  /** In both, in another version. */
  changed: string[]
  /** In both, in the same version. */
  same: number
  /** In both, where one of the versions is not known. */
  unknown: number
}

/** The difference of two versions of a list; record versions are compared by ETag. */
export function* differenceOf(before: Members, after: Members): Sliced<ListDifference> {
  const versions = new Map<string, string>()
  const found: ListDifference = { added: [], removed: [], changed: [], same: 0, unknown: 0 }
  for (let i = 0; i < before.ids.length; i++) {
    if (i % SLICE === SLICE - 1) yield
    versions.set(before.ids[i] as string, before.etags[i] ?? '')
  }
  for (let i = 0; i < after.ids.length; i++) {
    if (i % SLICE === SLICE - 1) yield
    const id = after.ids[i] as string
    const [old, now] = [versions.get(id), after.etags[i] ?? '']
    versions.delete(id)
    if (old === undefined) found.added.push(id)
    else if (old === '' || now === '') found.unknown++
    else if (old !== now) found.changed.push(id)
    else found.same++
  }
  found.removed = [...versions.keys()]
  return found
}

const ignoredFields: ReadonlySet<string> = new Set(['ETag', 'Id', 'Links'])

/** The fields that differ between two versions of a record, of those that were read of both, in the order of the first. */
export function changedFields(
  before: { record: AnyRecord; fields: readonly string[] },
  after: { record: AnyRecord; fields: readonly string[] },
): RecordField[] {
  const readAgain = new Set(after.fields)
  return before.fields.filter(
    (field): field is RecordField =>
      readAgain.has(field) &&
      !ignoredFields.has(field) &&
      canonical(before.record[field as RecordField]) !== canonical(after.record[field as RecordField]),
  )
}

/** A value as text that is equal for equal values, whatever the order of their parts. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? ''
  const parts = Object.entries(value).filter(([, part]) => part !== undefined)
  return `{${parts
    .map(([name, part]) => `${name}:${canonical(part)}`)
    .toSorted()
    .join()}}`
}
