import type { Known } from '#criteria/known.ts'
import { phone } from '#shared/text/format.ts'
import type { LookupFields } from '../columns/row-request.ts'

/** What a row says, in the fields that are compared. */
export function comparableFields({ CompanyName, Name, FirstName, LastName, ...rest }: LookupFields): Known {
  const name = CompanyName ?? Name ?? [FirstName, LastName].filter(Boolean).join(' ')
  const all = { ...rest, Name: name, Phone: rest.Phone && phone(rest.Phone) }
  return Object.fromEntries(Object.entries(all).filter(([, text]) => text)) as Known
}
