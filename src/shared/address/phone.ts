import { cleanText, withoutDecimals } from '../text/clean-text.ts'

/** Ten digits and more, or why there are none; nothing of an empty cell. */
export interface PhoneReading {
  value?: string
  note?: 'phoneUnreadable' | 'phoneFalse'
}

const EXTENSION = /[\s,;]*(?:ext\.?|extension|x|#)[\s.:]*\d{1,6}\s*$/i
const SEVERAL = /\s*(?:[/;,|]|\bor\b)\s*/i
const ROUNDED = /^\d(\.\d+)?e\+?\d+$/i
const NORTH_AMERICAN = /^[2-9]\d\d[2-9]\d{6}$/
/** The usual way of writing one, with its country. */
const AFTER_PLUS = /^\+1([2-9]\d\d[2-9]\d{6})$/
const keypad = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const keys = '22233344455566677778889999'

/** `1-800-FLOWERS` as digits; other words are unchanged. */
function dial(text: string): string {
  if (!/\d{3}.*[A-Z]{3}/i.test(text) || text.replace(/\D/g, '').length >= 10) return text
  return text.toUpperCase().replace(/[A-Z]/g, (letter) => keys[keypad.indexOf(letter)] ?? '')
}

/** A number without its extension: `x12`, `ext. 12`, `#12`. */
export const withoutExtension = (text: string): string => text.replace(EXTENSION, '')

/** The first of several numbers in one cell, without its extension. */
function firstNumber(text: string): string {
  const parts = withoutExtension(text).split(SEVERAL)
  return parts.find((part) => part.replace(/\D/g, '').length >= 7) ?? text
}

/** The digits of a number without the 1 of North America before ten others. */
export const phoneDigits = (text: string): string => text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')

/** Whether digits are one digit again and again, as in no number. */
export const isOneDigit = (digits: string): boolean => /^(\d)\1+$/.test(digits)

function judge(digits: string, foreign: boolean): PhoneReading {
  if (digits.length < 7 || digits.length > 15) return { note: 'phoneUnreadable' }
  if (isOneDigit(digits)) return { note: 'phoneFalse' }
  const local = digits.length === 10 && !foreign
  return local && !NORTH_AMERICAN.test(digits) ? { note: 'phoneFalse' } : { value: digits }
}

/**
 * A phone number as digits: ten in the US and Canada, without their 1; elsewhere the country's number and all that
 * follows. `401 000 1111` cannot be dialed and has no value. Extensions and second numbers are dropped.
 */
export function parsePhone(cell: string): PhoneReading {
  const text = withoutDecimals(cleanText(cell))
  if (text === '') return {}
  const plain = NORTH_AMERICAN.test(text) ? text : AFTER_PLUS.exec(text)?.[1]
  if (plain !== undefined) return judge(plain, false)
  if (ROUNDED.test(text)) return { note: 'phoneUnreadable' }
  const number = dial(firstNumber(text))
  const digits = number.replace(/\D/g, '')
  const plus = /^\s*\(?\+/.test(number)
  const dialled = !plus && /^(011|00)/.test(digits) ? digits.replace(/^(011|00)/, '') : digits
  const abroad = plus || dialled !== digits
  if (dialled.length === 11 && dialled.startsWith('1')) return judge(dialled.slice(1), false)
  return judge(dialled, abroad && !dialled.startsWith('1'))
}
