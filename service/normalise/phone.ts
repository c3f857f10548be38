import type { Reading } from './notes.ts'
import { cleanText, withoutDecimals } from './text.ts'

const EXTENSION = /[\s,;]*(?:ext\.?|extension|x|#)[\s.:]*\d{1,6}\s*$/i
const SEVERAL = /\s*(?:[/;,|]|\bor\b)\s*/i
const ROUNDED = /^\d(\.\d+)?e\+?\d+$/i
const NORTH_AMERICAN = /^[2-9]\d\d[2-9]\d{6}$/
const keypad = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const keys = '22233344455566677778889999'

/** `1-800-FLOWERS` as digits; words that are no number stay words. */
function dial(text: string): string {
  if (!/\d{3}.*[A-Z]{3}/i.test(text) || text.replace(/\D/g, '').length >= 10) return text
  return text.toUpperCase().replace(/[A-Z]/g, (letter) => keys[keypad.indexOf(letter)] ?? '')
}

/** The first of several numbers in one cell, without its extension. */
function firstNumber(text: string): string {
  const parts = text.replace(EXTENSION, '').split(SEVERAL)
  return parts.find((part) => part.replace(/\D/g, '').length >= 7) ?? text
}

const allSame = (digits: string) => /^(\d)\1+$/.test(digits)

function judge(digits: string, foreign: boolean): Reading<string> {
  if (digits.length < 7 || digits.length > 15) return { note: 'phoneUnreadable' }
  if (allSame(digits)) return { note: 'phoneFalse' }
  const local = digits.length === 10 && !foreign
  return local && !NORTH_AMERICAN.test(digits) ? { note: 'phoneFalse' } : { value: digits }
}

/**
 * A phone number as digits: ten in the US and Canada, without their 1; elsewhere the country's number and all that
 * follows. `401 000 1111` cannot be dialled and is left out. Extensions and second numbers are dropped.
 */
export function readPhone(cell: string): Reading<string> {
  const text = withoutDecimals(cleanText(cell))
  if (text === '') return {}
  if (ROUNDED.test(text)) return { note: 'phoneUnreadable' }
  const number = dial(firstNumber(text))
  const digits = number.replace(/\D/g, '')
  const plus = /^\s*\(?\+/.test(number)
  const dialled = !plus && /^(011|00)/.test(digits) ? digits.replace(/^(011|00)/, '') : digits
  const abroad = plus || dialled !== digits
  if (dialled.length === 11 && dialled.startsWith('1')) return judge(dialled.slice(1), false)
  return judge(dialled, abroad && !dialled.startsWith('1'))
}
