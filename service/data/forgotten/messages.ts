import type { Kind } from '#contract/kind.ts'
import { count, some } from '#shared/text/format.ts'

/** The texts about forgotten records. */
export const forgottenMessages = {
  oneOf: 'Give the Id of a record, or details',
  noRecord: (id: string) => `The data in use has no record with the Id "${id}".`,
  alreadyForgotten: (id: string) => `"${id}" is forgotten already.`,
  needsName: (kind: Kind) => (kind === 'people' ? 'A first and a last name are needed' : 'A name is needed'),
  needsContact: (kind: Kind) =>
    kind === 'people'
      ? 'Add a street address with its ZIP code, a phone number or an email address'
      : 'Add a street address with its ZIP code, or a phone number',
  notAPhone: 'Not a phone number',
  notAnEmail: 'Not an email address',
  notAPostalCode: 'Not a ZIP code or a Canadian postal code',
  needsStreet: 'A ZIP code needs a street address',
  needsPostalCode: 'A street address needs its ZIP code',
  tooMany: (max: number) => `${count(max)} records of a kind can be forgotten.`,
  busy: 'Another change is being stored. Try again.',
  noEntry: (entry: string) => `Nothing is forgotten under "${entry}".`,

  heading: (kind: Kind, n: number) => `${kind}: ${some(n, 'forgotten record', 'forgotten records')}`,
  line: (entry: string, day: string, by: string, id: string | undefined, reason: string | undefined) =>
    [entry, day, by, id ?? '(by details)', reason ?? ''].filter(Boolean).join('  '),
  stored: (entry: string) =>
    `Forgotten (${entry}). A running service excludes the record within a second, also in later releases.`,
  lifted: (entry: string) => `Lifted: ${entry}. Records in the data are found again.`,
} as const
