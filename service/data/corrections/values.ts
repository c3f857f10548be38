import { type CorrectableField, correctableFields } from '#contract/corrections.ts'
import type { Kind } from '#contract/kind.ts'
import { employeeBands } from '#contract/ranges.ts'
import { readCity } from '#service/normalize/city.ts'
import { readEmail } from '#service/normalize/email.ts'
import { notes, type Reading } from '#service/normalize/notes.ts'
import { statusOfText } from '#service/normalize/operating-status.ts'
import { readPostalCode } from '#service/normalize/postal-code.ts'
import { readSic } from '#service/normalize/sic.ts'
import { readSize } from '#service/normalize/size.ts'
import { readUri } from '#service/normalize/uri.ts'
import { postalArea } from '#service/reference/places/places.ts'
import { parsePhone } from '#shared/address/phone.ts'
import { stateByName } from '#shared/address/states.ts'
import { cleanText } from '#shared/text/clean-text.ts'
import { correctionMessages as messages } from './messages.ts'

/** What is wrong with a field of a request, for the person who wrote it. */
export interface FieldError {
  field: string
  message: string
}

/** Values that cannot be used; `errors` name each wrong field. */
export class WrongValues extends Error {
  constructor(readonly errors: readonly FieldError[]) {
    super(errors.map(({ field, message }) => `${field}: ${message}`).join('. '))
  }
}

/** A value as it is stored, or what is wrong with it. */
type Result = { value: string } | { message: string }

const MAX_EMPLOYEES = 10_000_000

const value = (text: string | undefined): Result => ({ value: text ?? '' })

/** What an import makes of a cell; a cell that it would remove is an error. */
function asImported({ value: text, note }: Reading<string>): Result {
  const [effect, words] = note ? notes[note] : []
  return effect === 'removed' ? { message: (words ?? '').replace(/^[\w, ]+: /, '') } : value(text)
}

/** No column is known from which a lost zero could be seen: a code is used as it is written. */
const oneSic = { zeros: 1, six: 0, naics: 0 }

function sicOf(text: string): Result {
  const { value: code, note } = readSic(text, oneSic)
  return note ? { message: messages.unknownSic } : value(code)
}

function employeesOf(text: string): Result {
  const { actual } = readSize(text, employeeBands)
  const isGood = actual !== undefined && actual <= MAX_EMPLOYEES
  return isGood ? value(String(actual)) : { message: messages.notANumber }
}

const knownOr = (text: string | undefined, message: string): Result => (text ? { value: text } : { message })

/** How the text of a field is read; it is not empty. */
const readers: Record<CorrectableField, (text: string) => Result> = {
  CompanyName: value,
  Address: value,
  City: (text) => asImported(readCity(text)),
  StateProvince: (text) => knownOr(stateByName(text), messages.notAState),
  PostalCode: (text) => {
    const { PostalCode, note } = readPostalCode(text)
    return asImported({ value: PostalCode, note })
  },
  Phone: (text) => asImported(parsePhone(text)),
  UriList: (text) => asImported(readUri(text)),
  FirstName: value,
  LastName: value,
  Title: value,
  PrimarySic: sicOf,
  LocationEmployeesSizeActual: employeesOf,
  OperatingStatus: (text) => knownOr(statusOfText(text), messages.unknownStatus),
  Email: (text) => asImported(readEmail(text)),
}

function read(kind: Kind, field: CorrectableField, text: string): Result {
  if (!(correctableFields[kind] as readonly string[]).includes(field))
    return { message: messages.notOfKind(field, kind) }
  const clean = cleanText(text)
  if (clean !== '') return readers[field](clean)
  return field === 'CompanyName' ? { message: messages.needed } : { value: '' }
}

type Values = Partial<Record<CorrectableField, string>>

/** Values of a person as an import would store them; `current` are those of the record. Throws `WrongValues`. Pure. */
export function readValues(
  kind: Kind,
  fields: Values,
  current: (field: CorrectableField) => string,
): Map<CorrectableField, string> {
  const results = (Object.entries(fields) as [CorrectableField, string][]).map(
    ([field, text]) => [field, read(kind, field, text)] as const,
  )
  const errors = results.flatMap(([field, result]) => ('message' in result ? [{ field, ...result }] : []))
  const values = new Map(
    results.flatMap(([field, result]) => ('value' in result ? [[field, result.value] as const] : [])),
  )
  errors.push(...placeErrors(values, current))
  if (errors.length > 0) throw new WrongValues(errors)
  return values
}

/** A corrected ZIP code or state must agree with the other one. */
function placeErrors(
  values: ReadonlyMap<CorrectableField, string>,
  current: (field: CorrectableField) => string,
): (FieldError & { field: CorrectableField })[] {
  const isOfPlace = values.has('PostalCode') || values.has('StateProvince')
  const [code, state] = (['PostalCode', 'StateProvince'] as const).map(
    (field) => values.get(field) ?? current(field),
  ) as [string, string]
  const area = isOfPlace && state ? postalArea(code) : undefined
  if (!area || area.StateProvince === state) return []
  return [{ field: 'PostalCode', message: messages.otherState(code, area.StateProvince) }]
}
