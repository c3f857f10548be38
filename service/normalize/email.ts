import { cleanText } from '#shared/text/clean-text.ts'
import type { Reading } from './notes.ts'

const EMAIL = /^[^@\s,;]+@[^@\s,;]+\.[^@\s,;.]{2,}$/

/** An email address in small letters, without `mailto:`. */
export function readEmail(cell: string): Reading<string> {
  const text = cleanText(cell)
    .toLowerCase()
    .replace(/^mailto:/, '')
  if (text === '') return {}
  return EMAIL.test(text) ? { value: text } : { note: 'emailUnreadable' }
}
