import type { Kind } from '#contract/kind.ts'
import { type AnyRecord, nameOf, webAddress } from './record.ts'

/** Octets of a line before it is folded (RFC 6350, 3.2). */
const LINE = 75

/** Octets of a character in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

const isPlain = (line: string) => /^[ -~]*$/.test(line)

/** Text of a value: what has a meaning in a vCard is escaped, and no control character goes in. */
const text = (value: string | undefined) =>
  (value ?? '')
    .replace(/\\/g, '\\\\')
    .replace(/[,;]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a vCard must not hold
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')

const parts = (...values: (string | undefined)[]) => values.map(text).join(';')

/** A line in parts of at most 75 octets, no character cut in two; what follows the first begins with a space. */
function folded(line: string): string {
  if (line.length <= LINE && isPlain(line)) return line
  const lines = ['']
  let octets = 0
  for (const character of line) {
    const more = octetsOf(character)
    if (octets + more > LINE) {
      lines.push(' ')
      octets = 1
    }
    lines[lines.length - 1] += character
    octets += more
  }
  return lines.join('\r\n')
}

function phoneLine(type: string, digits: string): string {
  const local = /^1?(\d{3})(\d{3})(\d{4})$/.exec(digits.replace(/\D/g, ''))
  if (!local) return `TEL;VALUE=text;TYPE=${type}:${text(digits)}`
  return `TEL;VALUE=uri;TYPE=${type}:tel:+1-${local[1]}-${local[2]}-${local[3]}`
}

/** The country of a postal code: only Canada's begin with a letter. */
export const countryOf = (postal = '') => (/^[A-Z]\d/i.test(postal) ? 'Canada' : 'United States of America')

/** The street parts of ADR before the street are not used and empty (RFC 6350, 6.3.1). */
function addressLine(kind: Kind, { Address, City, StateProvince, PostalCode }: AnyRecord): string {
  const type = kind === 'people' ? 'home' : 'work'
  return `ADR;TYPE=${type}:${parts('', '', Address, City, StateProvince, PostalCode, countryOf(PostalCode))}`
}

/** What a card has besides the record: texts of the person who saves it. */
interface CardExtras {
  note?: string
  categories?: readonly string[]
}

/** A record as a vCard 4.0 (RFC 6350) that address books take. */
export function vcardOf(kind: Kind, record: AnyRecord, { note, categories = [] }: CardExtras = {}): string {
  const { FirstName, MiddleInitial, LastName, CompanyName, Title, Phone, Fax, Email, UriList, Location } =
    record
  const place = kind === 'people' ? 'home' : 'work'
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    kind === 'people' ? 'KIND:individual' : !FirstName && !LastName && 'KIND:org',
    `FN:${text(nameOf(kind, record) ?? record.Id)}`,
    (FirstName || LastName) && `N:${parts(LastName, FirstName, MiddleInitial, '', '')}`,
    CompanyName && `ORG:${text(CompanyName)}`,
    Title && `TITLE:${text(Title)}`,
    Phone && phoneLine(kind === 'people' ? '"voice,home"' : '"voice,work"', Phone),
    Fax && phoneLine(`"fax,${place}"`, Fax),
    Email && `EMAIL;TYPE=${place}:${text(Email)}`,
    (record.Address || record.City) && addressLine(kind, record),
    Location && `GEO:geo:${Location.Latitude},${Location.Longitude}`,
    ...(UriList ?? []).map(({ Uri }) => webAddress(Uri)).map((web) => web && `URL:${new URL(web).href}`),
    categories.length > 0 && `CATEGORIES:${categories.map(text).join(',')}`,
    note && `NOTE:${text(note)}`,
    'END:VCARD',
  ]
  return lines
    .filter(Boolean)
    .map((line) => `${folded(line as string)}\r\n`)
    .join('')
}
