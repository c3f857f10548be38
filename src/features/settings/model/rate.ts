import { settingsMessages as messages } from '#features/settings/messages/page.ts'

const MAX = 100

/** Dollars a record from typed text, or the error message of text that is no rate. */
export function rateFrom(typed: string): { rate: number } | { error: string } {
  const text = typed.trim().replace(/^\$/, '')
  if (!/^(\d+(\.\d*)?|\.\d+)$/.test(text)) return { error: messages.rateNotNumber }
  const rate = Number(text)
  return rate > MAX ? { error: messages.rateTooHigh(MAX) } : { rate }
}
