import { cleanText, withoutDecimals } from '../text/clean-text.ts'

/** A whole code in its canonical form: five digits of the US, or `V6C0B9`. */
export const POSTAL_CODE = /^(\d{5}|[A-Z]\d[A-Z]\d[A-Z]\d)$/

/** A code in its canonical form: capitals without spaces, and without the last four digits of a ZIP+4. */
export const plainPostalCode = (code: string): string =>
  code
    .replace(/\s/g, '')
    .toUpperCase()
    .replace(/^(\d{5})-?\d{4}$/, '$1')

export interface PostalReading {
  /** Five digits of the US, or `V6C0B9`. */
  PostalCode?: string
  /** The postal code with the four digits that follow. */
  ZipPlus4?: string
  /** What is known of the place when the code as such is incomplete: `V6E`. */
  area?: string
  /** Zeros restored, letters and digits confused, too few digits of another place, or no code at all. */
  note?: 'zipZero' | 'zipLetters' | 'zipShort' | 'zipUnreadable'
}

const CANADIAN = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d$/
const CANADIAN_LIKE = /^[A-Z][\dOIL][A-Z][\dOIL][A-Z][\dOIL]$/
const CANADIAN_AREA = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]$/

/** `0` and `1` for a letter O, I or L in the position of a digit. */
const withDigits = (code: string) =>
  code.replace(/./g, (c, i: number) => (i % 2 === 1 ? c.replace('O', '0').replace(/[IL]/, '1') : c))

function readCanadian(code: string): PostalReading | undefined {
  if (CANADIAN.test(code)) return { PostalCode: code }
  if (CANADIAN_LIKE.test(code) && CANADIAN.test(withDigits(code)))
    return { PostalCode: withDigits(code), note: 'zipLetters' }
  const area = code.slice(0, 3)
  return CANADIAN_AREA.test(area) ? { area, note: 'zipUnreadable' } : undefined
}

/** The first three digits of all codes that begin with two zeros: New York and Puerto Rico. */
const mayExist = (code: string) => /^00[5-9]/.test(code)

/** Digits with their lost zeros: 4 or 8 always, 3 or 7 where the code exists (Puerto Rico, `00601`). */
function withZeros(digits: string, exists: (code: string) => boolean): string {
  if (digits.length === 4 || digits.length === 8) return `0${digits}`
  if (digits.length !== 3 && digits.length !== 7) return digits
  return exists(`00${digits.slice(0, 3)}`) ? `00${digits}` : digits
}

function readUs(digits: string, exists: (code: string) => boolean): PostalReading | undefined {
  const full = withZeros(digits, exists)
  if (!/^\d{5}(\d{4})?$/.test(full) || /^(0{5}|9{5})/.test(full)) return undefined
  const plus = full.length === 9 && !full.endsWith('0000') ? { ZipPlus4: full } : {}
  return { PostalCode: full.slice(0, 5), ...plus, ...(full === digits ? {} : { note: 'zipZero' as const }) }
}

/** `RI 02903-1234` as `029031234`: only digits and letters, without the state or country before them. */
function plain(text: string): string {
  const upper = text.toUpperCase().replace(/^[A-Z]{2,3}[\s,.-]+(?=\w{3})/, '')
  const parts = /^(\d{3,5})\s*[-– ]\s*(\d{1,4})?$/.exec(upper)
  if (!parts) return upper.replace(/[\s.-]/g, '')
  const [, code = '', plus = ''] = parts
  return code.padStart(5, '0').length + plus.length === 9 && code.length < 5
    ? code + plus
    : code + (plus.length === 4 ? plus : '')
}

/**
 * A postal code of the US (`2903`, `02903-1234`, `029031234`, `2903.0`) or Canada (`v6c 0b9`). Zeros that a spreadsheet
 * has lost come back; two of them only where the code `exists`.
 */
export function parsePostalCode(cell: string, exists = mayExist): PostalReading {
  const text = withoutDecimals(cleanText(cell))
  if (text === '') return {}
  const code = plain(text)
  return (/^\d+$/.test(code) ? readUs(code, exists) : readCanadian(code)) ?? { note: 'zipUnreadable' }
}

/** The two parts of a ZIP+4 column, which may hold the whole or the last four digits only. */
export function readZipPlus4(cell: string, PostalCode: string | undefined): string | undefined {
  const digits = withoutDecimals(cleanText(cell)).replace(/\D/g, '')
  if (digits.length === 9) return digits
  return PostalCode?.length === 5 && digits.length > 0 && digits.length <= 4
    ? PostalCode + digits.padStart(4, '0')
    : undefined
}
