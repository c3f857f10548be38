import { dollarsFrom } from '#criteria/cost.ts'
import { settingsMessages as messages } from '#features/settings/messages/page.ts'

const MAX = 100

/** Dollars a record from typed text, or the error message of text that is no rate. */
export function rateFrom(typed: string): { rate: number } | { error: string } {
  const rate = dollarsFrom(typed)
  if (rate === undefined) return { error: messages.rateNotNumber }
  return rate > MAX ? { error: messages.rateTooHigh(MAX) } : { rate }
}
