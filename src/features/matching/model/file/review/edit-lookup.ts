import type { Kind } from '#contract/kind.ts'
import { editLookupMessages, invalidFieldMessages } from '#features/matching/messages/review.ts'
import { type Role, roles, rolesOf } from '../columns/roles.ts'
import { canBeLookedUp, cleaners, type LookupFields } from '../columns/row-request.ts'

/** The text in the fields of a row's lookup. */
export type LookupDraft = Partial<Record<Role, string>>

/** An edited lookup, or its errors by field. */
export type EditedLookup = { fields: LookupFields; errors?: never } | { fields?: never; errors: LookupDraft }

/** Reads the edited fields like cells of a file, except that an invalid value is an error and not dropped. */
export function editedLookup(kind: Kind, draft: LookupDraft): EditedLookup {
  const fields: LookupFields = {}
  const errors: LookupDraft = {}
  for (const role of rolesOf[kind]) {
    const text = draft[role]?.trim()
    if (!text) continue
    const value = cleaners[role](text)
    if (value === undefined) errors[role] = invalidFieldMessages[role] ?? editLookupMessages.invalid
    else fields[role] = value
  }
  const [name] = fieldsToEdit(kind, draft)
  if (Object.keys(errors).length === 0 && !canBeLookedUp(fields) && name)
    errors[name] = editLookupMessages.empty
  return Object.keys(errors).length > 0 ? { errors } : { fields }
}

/** The fields of a lookup that can be edited: the name of a person in one field, or in two if the row has it so. */
export function fieldsToEdit(kind: Kind, draft: LookupDraft): Role[] {
  const isSplit = draft.FirstName !== undefined || draft.LastName !== undefined
  const isWhole = draft.Name !== undefined || !isSplit
  return rolesOf[kind].filter(
    (role) => (role !== 'Name' || isWhole) && ((role !== 'FirstName' && role !== 'LastName') || isSplit),
  )
}

/** Whether two lookups are the same, ignoring case. */
export const isSameLookup = (a: LookupFields, b: LookupFields): boolean =>
  roles.every((role) => a[role]?.toLowerCase() === b[role]?.toLowerCase())
