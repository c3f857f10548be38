import { isOneDigit, phoneDigits, withoutExtension } from '#shared/address/phone.ts'
import { parsePostalCode } from '#shared/address/postal-code.ts'
import { stateByName } from '#shared/address/states.ts'

/** Longest text that a service takes (contract, values). */
const MAX_TEXT = 200

/** A text that can be asked for: composed, on one line, without control characters; undefined where nothing is left. */
export function cleanText(cell: string): string | undefined {
  const plain = cell
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim()
  return plain.slice(0, MAX_TEXT).trim() || undefined
}

/** The two letters of a state or province by its code or any usual name; undefined for what is none. */
export const cleanState = stateByName

/** A ZIP code of five digits or a Canadian code of six characters; a spreadsheet's lost zeros are put back. */
export const cleanPostalCode = (cell: string): string | undefined => parsePostalCode(cell).PostalCode

/** The ten digits of a North American number, without an extension, also of one that the service may drop; undefined for others. */
export function cleanPhone(cell: string): string | undefined {
  const digits = phoneDigits(withoutExtension(cell))
  return digits.length === 10 && !isOneDigit(digits) ? digits : undefined
}
