import type { CorrectableField } from '#contract/corrections.ts'
import type { Kind } from '#contract/kind.ts'
import { count, some } from '#shared/text/format.ts'

/** What a note calls each field. */
const words: Record<CorrectableField, string> = {
  CompanyName: 'The name',
  Address: 'The street address',
  City: 'The city',
  StateProvince: 'The state',
  PostalCode: 'The ZIP code',
  Phone: 'The phone number',
  UriList: 'The website',
  FirstName: 'The first name',
  LastName: 'The last name',
  Title: 'The title',
  PrimarySic: 'The SIC code',
  LocationEmployeesSizeActual: 'The number of employees',
  OperatingStatus: 'The operating status',
  Email: 'The email address',
}

/** The texts about corrections. */
export const correctionMessages = {
  noData: 'There is no data in use to correct.',
  noSet: (name: string) => `No data set is named "${name}".`,
  noRecord: (id: string) => `The data in use has no record with the Id "${id}".`,
  noCorrection: (id: string) => `No correction of "${id}" is stored.`,
  severalKinds: (name: string) =>
    `"${name}" is a data set of companies and one of people. Add --kind companies or --kind people.`,
  tooMany: (max: number) =>
    `A data set can have ${count(max)} corrected records. Undo some of them, or import a corrected file.`,
  busy: 'Another correction is being stored. Try again.',
  notOfKind: (field: string, kind: Kind) => `${field} cannot be corrected for ${kind}`,
  needed: 'A company needs a name',
  notAState: 'Not a state of the US or Canada',
  unknownSic: 'Not an SIC code: four or six digits',
  notANumber: 'Not a whole number from 1 to 10,000,000',
  unknownStatus: 'Must be Open, TemporarilyClosed or Closed',
  otherState: (code: string, state: string) => `${code} is in ${state}: correct the state too`,
  itself: 'A record cannot be a duplicate of itself',
  noOriginal: 'The data in use has no record with this Id',
  isDuplicate: (original: string) => `That record is marked as a duplicate of ${original}`,

  heading: (name: string, kind: Kind, n: number) =>
    `${name} (${kind}): ${some(n, 'corrected record', 'corrected records')}`,
  field: (field: string, before: string, after: string) =>
    `${field}: ${before || '(empty)'} -> ${after || '(empty)'}`,
  duplicate: (id: string) => `duplicate of ${id}`,
  missing: 'not in the data now',
  now: (field: string, value: string) => `the source now has ${field}: ${value || '(empty)'}`,
  written: (n: number, file: string) =>
    `${some(n, 'corrected record', 'corrected records')} written to ${file}`,
  undone: (name: string, id: string) => `Undone: ${name} (${id})`,

  noteOf: (name: string) => `${name}:`,
  noteField: (field: string, before: string, after: string) => {
    if (!after) return `${field} "${before}" is wrong.`
    return before ? `${field} is "${after}", not "${before}".` : `${field} is "${after}".`
  },
  noteClosed: 'It has closed for good.',
  noteDuplicate: (name: string | undefined, id: string) =>
    `It is a duplicate of ${name ? `${name} (${id})` : id}.`,
  words,
} as const
