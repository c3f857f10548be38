import { stateNames } from '#contract/place.ts'

/** Longest text that a service takes (contract, values). */
const MAX_TEXT = 200

/** A text that can be asked for: composed, on one line, without control characters; undefined where nothing is left. */
export function textOf(cell: string): string | undefined {
  const plain = cell
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim()
  return plain.slice(0, MAX_TEXT).trim() || undefined
}

const codes = new Map(
  Object.entries(stateNames).flatMap(([code, name]) => [
    [code.toLowerCase(), code],
    [name.toLowerCase(), code],
  ]),
)

/** The two letters of a state or province by its code or name; undefined for what is none. */
export function stateOf(cell: string): string | undefined {
  return codes.get(
    cell
      .normalize('NFC')
      .replace(/[.\s]+/g, ' ')
      .trim()
      .toLowerCase(),
  )
}

/** A ZIP code of five digits or a Canadian code of six characters; a spreadsheet's lost zeros are put back. */
export function postalCodeOf(cell: string): string | undefined {
  const plain = cell.trim().toUpperCase()
  const zip = /^(\d{3,5})(?:[-\s]?\d{4})?$/.exec(plain)?.[1]
  if (zip && (zip.length === 5 || plain.length < 5 || plain.includes('-'))) return zip.padStart(5, '0')
  return /^([A-Z]\d[A-Z])[\s-]?(\d[A-Z]\d)$/.exec(plain)?.slice(1).join('')
}

/** The ten digits of a North American number, without an extension; undefined for fewer, or one digit ten times. */
export function phoneOf(cell: string): string | undefined {
  const own = cell.replace(/(ext|x|#).*$/i, '').replace(/\D/g, '')
  const digits = own.length === 11 && own.startsWith('1') ? own.slice(1) : own
  return digits.length === 10 && !/^(\d)\1+$/.test(digits) ? digits : undefined
}
