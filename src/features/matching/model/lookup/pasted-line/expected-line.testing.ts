import type { Known } from '#criteria/known.ts'

/** Name, street, city, state, ZIP, phone; '' for what a line does not say. */
export type ExpectedLine = [
  name?: string,
  street?: string,
  city?: string,
  state?: string,
  zip?: string,
  phone?: string,
]

/** The same as the contents of the fields. */
export function knownFrom([
  Name,
  StreetAddress,
  City,
  StateProvince,
  PostalCode,
  Phone,
]: ExpectedLine): Known {
  const all = { Name, StreetAddress, City, StateProvince, PostalCode, Phone }
  return Object.fromEntries(Object.entries(all).filter(([, text]) => text)) as Known
}
