import type { Kind } from '#contract/kind.ts'
import { type Role, roles, rolesOf } from '../columns/roles.ts'
import { canBeLookedUp, cleaners, type LookupFields } from '../columns/row-request.ts'

/** What a person typed into the fields of a row's lookup. */
export type LookupDraft = Partial<Record<Role, string>>

/** The lookup of a row as it was typed, or what is wrong with it, by field. */
export type EditedLookup = { asked: LookupFields; errors?: never } | { asked?: never; errors: LookupDraft }

const messages: Partial<Record<Role, string>> = {
  StateProvince: 'Enter a state or province, such as NE.',
  PostalCode: 'Enter a ZIP code of 5 digits or a Canadian postal code.',
  Phone: 'Enter a phone number of 10 digits.',
}

/** Reads the typed fields as the cells of a file are read; a field that cannot be read is an error here, and not dropped. */
export function editedLookup(kind: Kind, draft: LookupDraft): EditedLookup {
  const asked: LookupFields = {}
  const errors: LookupDraft = {}
  for (const role of rolesOf[kind]) {
    const text = draft[role]?.trim()
    if (!text) continue
    const value = cleaners[role](text)
    if (value === undefined) errors[role] = messages[role] ?? 'This cannot be read.'
    else asked[role] = value
  }
  const [name] = fieldsToEdit(kind, draft)
  if (Object.keys(errors).length === 0 && !canBeLookedUp(asked) && name)
    errors[name] = 'Enter a name, a street or a phone number.'
  return Object.keys(errors).length > 0 ? { errors } : { asked }
}

/** The fields of a lookup that are offered: people have their name in one field, or in two where the row has it so. */
export function fieldsToEdit(kind: Kind, asked: LookupDraft): Role[] {
  const isSplit = asked.FirstName !== undefined || asked.LastName !== undefined
  const isWhole = asked.Name !== undefined || !isSplit
  return rolesOf[kind].filter(
    (role) => (role !== 'Name' || isWhole) && ((role !== 'FirstName' && role !== 'LastName') || isSplit),
  )
}

/** Whether two lookups are the same, whatever the letter case. */
export const isSameLookup = (a: LookupFields, b: LookupFields): boolean =>
  roles.every((role) => a[role]?.toLowerCase() === b[role]?.toLowerCase())
