import { cleanText } from '#shared/text/clean-text.ts'
import type { Reading } from './notes.ts'

const NUMBER = /^(\d{1,3}(?:\.\d+)?|\.\d+)\s*(%?)$/
const WHOLE = 100

/** A confidence in whole percent: from 0.87, 87 or 87 %. Where `isPercent`, 1 is one percent; else it is all. */
export function readConfidence(cell: string, isPercent: boolean): Reading<number> {
  const text = cleanText(cell)
  if (text === '') return {}
  const [, digits, sign] = NUMBER.exec(text) ?? []
  if (digits === undefined) return { note: 'confidenceUnreadable' }
  const isShare = !isPercent && !sign && Number(digits) <= 1
  const value = Math.round(Number(digits) * (isShare ? WHOLE : 1))
  return value <= WHOLE ? { value } : { note: 'confidenceUnreadable' }
}
