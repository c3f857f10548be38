import type { Kind } from '#contract/kind.ts'

/** What identifies a record, as the cells of the search table have it: folded names and streets, digits, keys of emails. */
export interface IdentifyingCells {
  /** First and last name of a person, or the name of a company. */
  names: readonly (string | null)[]
  streetNumber: string | null
  streetName: string | null
  postalCode: string | null
  phone: string | null
  /** Keys of email addresses in use and of former ones. */
  emails: readonly string[]
}

/** Characters that two variants of a name may differ in; the engine removes the same ones. */
export const BETWEEN_LETTERS = ` !"#$%&'()*+,-./:;<=>?@[\\]^_\`{|}~`
const betweenLetters = new Set(BETWEEN_LETTERS)

const letters = (text: string | null) =>
  [...(text ?? '')].filter((character) => !betweenLetters.has(character)).join('')

/** The name of a record for hashing; empty where a part of it is missing. */
export function nameText(names: IdentifyingCells['names']): string {
  const parts = names.map(letters)
  return parts.includes('') ? '' : parts.join(' ')
}

/**
 * The details that identify a record, each as one text: its name with its address, its phone, or an email address. Two records with the same text count as
 * the same one. A company has many places with one phone, so its phone counts only where there is no address. Pure.
 */
export function detailTexts(kind: Kind, cells: IdentifyingCells): string[] {
  const name = nameText(cells.names)
  if (name === '') return []
  const { streetNumber, streetName, postalCode, phone, emails } = cells
  const address =
    streetName && postalCode
      ? [textOf(kind, 'address', name, letters(streetNumber), letters(streetName), letters(postalCode))]
      : []
  const hasPhone = phone && (kind === 'people' || address.length === 0)
  return [
    ...address,
    ...(hasPhone ? [textOf(kind, 'phone', name, phone)] : []),
    ...(kind === 'people' ? emails.map((email) => textOf(kind, 'email', name, email)) : []),
  ]
}

const textOf = (...parts: string[]) => parts.join('\t')
