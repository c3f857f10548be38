import { cleanText } from '#shared/text/clean-text.ts'
import type { Note, Reading } from './notes.ts'

type Words = Record<string, string>

const genders: Words = {
  m: 'Male',
  male: 'Male',
  man: 'Male',
  mr: 'Male',
  f: 'Female',
  female: 'Female',
  woman: 'Female',
  ms: 'Female',
  mrs: 'Female',
  miss: 'Female',
  u: 'Unknown',
  unknown: 'Unknown',
  x: 'Unknown',
}
const yesNo: Words = {
  y: 'Yes',
  yes: 'Yes',
  true: 'Yes',
  t: 'Yes',
  '1': 'Yes',
  x: 'Yes',
  n: 'No',
  no: 'No',
  false: 'No',
  f: 'No',
  '0': 'No',
}
const ratings: Words = {
  a: 'A',
  excellent: 'A',
  b: 'B',
  'very good': 'B',
  c: 'C',
  good: 'C',
  i: 'I',
  institution: 'I',
  institutional: 'I',
  u: 'U',
  unknown: 'U',
}

function readWord(cell: string, words: Words, note: Note): Reading<string> {
  const text = cleanText(cell).toLowerCase().replace(/\.$/, '')
  if (text === '') return {}
  const value = words[text]
  return value ? { value } : { note }
}

/** `Male`, `Female` or `Unknown`. */
export const readGender = (cell: string) => readWord(cell, genders, 'genderUnknown')
/** `Yes` or `No`. */
export const readFranchise = (cell: string) => readWord(cell, yesNo, 'franchiseUnknown')
/** `A`, `B`, `C`, `I` or `U`. */
export const readCredit = (cell: string) => readWord(cell, ratings, 'creditUnknown')

/** Nine digits, lost zeros restored. */
export function readEin(cell: string): Reading<string> {
  const text = cleanText(cell).replace(/\.0+$/, '')
  if (text === '') return {}
  const digits = text.replace(/[\s-]/g, '')
  return /^\d{7,9}$/.test(digits) && Number(digits) > 0
    ? { value: digits.padStart(9, '0') }
    : { note: 'einUnreadable' }
}
