import type { ForgottenDetails } from '#contract/forgotten.ts'
import type { Kind } from '#contract/kind.ts'
import { readEmail } from '#service/normalize/email.ts'
import { readPostalCode } from '#service/normalize/postal-code.ts'
import type { IdentifyingRow } from '#service/store/duckdb/forgotten/identifying-cells.ts'
import { parseAddress } from '#shared/address/parse-address.ts'
import { parsePhone } from '#shared/address/phone.ts'
import { cleanText } from '#shared/text/clean-text.ts'
import { type FieldError, WrongValues } from '../corrections/values.ts'
import { forgottenMessages as messages } from './messages.ts'

/** Details as a person writes them, read as an import reads cells. Throws `WrongValues` for what cannot be read, and where they identify no one. Pure. */
export function readDetails(kind: Kind, details: ForgottenDetails): IdentifyingRow {
  const given = Object.fromEntries(
    Object.entries(details).map(([field, text]) => [field, cleanText(text ?? '')]),
  ) as ForgottenDetails
  const { PostalCode } = readPostalCode(given.PostalCode ?? '')
  const { value: Phone } = parsePhone(given.Phone ?? '')
  const { value: Email } = readEmail(given.Email ?? '')
  const AddressParsed = parseAddress(given.Address ?? '')
  const errors = [
    ...unreadable(given.PostalCode, PostalCode, 'PostalCode', messages.notAPostalCode),
    ...unreadable(given.Phone, Phone, 'Phone', messages.notAPhone),
    ...unreadable(given.Email, Email, 'Email', messages.notAnEmail),
    ...missing(kind, given),
  ]
  if (errors.length > 0) throw new WrongValues(errors)
  const names =
    kind === 'people'
      ? { FirstName: given.FirstName, LastName: given.LastName }
      : { CompanyName: given.CompanyName }
  return { ...names, AddressParsed, PostalCode, Phone, Email }
}

const unreadable = (text: string | undefined, value: string | undefined, field: string, message: string) =>
  text && !value ? [{ field: `details.${field}`, message }] : []

/** What details lack to identify someone. */
function missing(kind: Kind, details: ForgottenDetails): FieldError[] {
  const { CompanyName, FirstName, LastName, Address, PostalCode, Phone, Email } = details
  const errors: FieldError[] = []
  const add = (field: string, message: string) => errors.push({ field: `details.${field}`, message })
  const hasName = kind === 'people' ? FirstName && LastName : CompanyName
  if (!hasName)
    add(kind === 'companies' ? 'CompanyName' : FirstName ? 'LastName' : 'FirstName', messages.needsName(kind))
  if (Address && !PostalCode) add('PostalCode', messages.needsPostalCode)
  if (PostalCode && !Address) add('Address', messages.needsStreet)
  if (!Address && !PostalCode && !Phone && !(kind === 'people' && Email))
    add('Address', messages.needsContact(kind))
  return errors
}
