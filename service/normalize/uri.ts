import { cleanText } from '#shared/text/clean-text.ts'
import type { Reading } from './notes.ts'

/** A web address with its scheme and host in small letters; anything that is not http or https has no value. */
export function readUri(cell: string): Reading<string> {
  const text = cleanText(cell)
  if (text === '') return {}
  const full = /^[a-z][a-z\d+.-]*:\/*/i.test(text) && !/^[\w.-]+:\d+/.test(text) ? text : `http://${text}`
  const whole = /\s|\.\.\.$|@/.test(text) || !URL.canParse(full) ? undefined : new URL(full)
  const good = whole && /^https?:$/.test(whole.protocol) && /^[^.]+(\.[^.]+)+$/.test(whole.hostname)
  if (!good) return { note: 'uriUnreadable' }
  return {
    value: full
      .replace(/^[^/]*\/\/[^/?#]*/, (start) => start.toLowerCase())
      .replace(/^([^/]*\/\/[^/]+)\/$/, '$1'),
  }
}
