import { z } from 'zod'
import { POSTAL_CODE } from '#shared/address/postal-code.ts'
import { type Band, bandNamed } from './ranges.ts'

/** Maximum length of a text criterion; no name of a company, place or person is longer. */
const MAX_TEXT = 200

const control = /\p{Cc}|\p{Cs}/u

/** A text to look for: composed (NFC), without outer spaces, control characters or broken surrogates. */
export const Text = z
  .string({ error: 'must be a string' })
  .refine((s) => !control.test(s), 'must not contain control characters')
  .transform((s) => s.normalize('NFC').trim())
  .pipe(z.string().min(1, 'must not be empty').max(MAX_TEXT, `must have at most ${MAX_TEXT} characters`))

/** A list with 1 to `maxItems` items. */
export function listOf<T extends z.ZodType>(item: T, maxItems: number) {
  return z
    .array(item, { error: 'must be a list' })
    .min(1, 'must not be an empty list')
    .max(maxItems, `must have at most ${maxItems.toLocaleString('en-US')} items`)
}

const decimal = /^-?\d{1,20}(\.\d{1,20})?$/
const whole = /^\d{1,16}$/

/** A number, or a text with one in plain decimal digits. */
export function decimalBetween(low: number, high: number, message: string) {
  return z
    .union([z.number(), z.string().regex(decimal).transform(Number)], { error: message })
    .refine((n) => n >= low && n <= high, message)
}

/** A whole number, or a text of digits. */
export function wholeBetween(low: number, high: number, message: string) {
  return z
    .union([z.int(), z.string().regex(whole).transform(Number)], { error: message })
    .refine((n) => n >= low && n <= high, message)
}

/** `true` or `"true"`, `false` or `"false"` in any letter case. */
export const Flag = z.union(
  [
    z.boolean(),
    z
      .string()
      .regex(/^(true|false)$/i)
      .transform((s) => s.toLowerCase() === 'true'),
  ],
  { error: 'must be true or false' },
)

/** A month of a year or a whole year: "2026-11", "2026". */
export const MonthOrYear = z
  .string({ error: 'must be a string' })
  .trim()
  .regex(/^[1-9]\d{3}(-(0[1-9]|1[0-2]))?$/, 'must be a month like 2026-11 or a year like 2026')

/** One of `names`, in any letter case; the result is written as in `names`. */
export function oneOf<const T extends string>(
  names: readonly T[],
  message = `must be one of ${names.join(', ')}`,
) {
  const canonical = new Map(names.map((name) => [name.toLowerCase(), name]))
  return z.string({ error: message }).transform((s, ctx) => {
    const name = canonical.get(s.trim().toLowerCase())
    if (name !== undefined) return name
    ctx.addIssue({ code: 'custom', message })
    return z.NEVER
  })
}

/** A band, as a criterion value or a record label; the result is the criterion value. */
export function bandFrom(bands: readonly Band[]) {
  return z.string({ error: 'must be a string' }).transform((s, ctx) => {
    const band = bandNamed(bands, s)
    if (band) return band.value
    ctx.addIssue({
      code: 'custom',
      message: `${JSON.stringify(s.slice(0, 40))} is not one of the ranges ${bands.map((b) => b.value).join(', ')}`,
    })
    return z.NEVER
  })
}

/** A 5-digit US or a 6-character Canadian postal code; one inner space and lower case are accepted. */
export const PostalCode = z
  .string({ error: 'must be a list of strings, as numbers would lose leading zeros' })
  .transform((s) =>
    s
      .trim()
      .toUpperCase()
      .replace(/^(\w{3}) (\w{3})$/, '$1$2'),
  )
  .pipe(
    z.string().regex(POSTAL_CODE, {
      error: (issue) =>
        `${JSON.stringify(String(issue.input).slice(0, 20))} is not a 5-digit US or 6-character Canadian postal code`,
    }),
  )

/** Digits of a phone number, written with any punctuation. */
export const Phone = z
  .string({ error: 'must be a string' })
  .transform((s) => s.replace(/[\s().+-]/g, ''))
  .pipe(z.string().regex(/^\d{7,15}$/, 'must be a phone number of 7 to 15 digits'))
  .transform((digits) => (digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits))

/** The start of an industry code or a whole one: 2, 4 or 6 digits. */
export const SicCode = z
  .string({ error: 'must be a string, as numbers would lose leading zeros' })
  .regex(/^(\d{2}|\d{4}|\d{6})$/, 'must be a SIC code of 2, 4 or 6 digits')

/** The start of a NAICS code or a whole one: 2 to 8 digits. */
export const NaicsCode = z
  .string({ error: 'must be a string' })
  .regex(/^\d{2,8}$/, 'must be a NAICS code of 2 to 8 digits')
