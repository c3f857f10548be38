import { cleanText } from '#shared/text/clean-text.ts'
import type { Reading } from './notes.ts'

/** The usual web address, which needs no parser. */
const PLAIN = /^https?:\/\/(?!\S*xn--)(?:[a-z\d-]+\.)+[a-z]{2,}(?:\/[\w\-.~%/]*)?$/

function isWebAddress(text: string): boolean {
  if (PLAIN.test(text)) return true
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return /^https?:$/.test(protocol) && /^[^.]+(\.[^.]+)+$/.test(hostname)
}

/** A web address with its scheme and host in small letters; anything that is not http or https has no value. */
export function readUri(cell: string): Reading<string> {
  const text = cleanText(cell)
  if (text === '') return {}
  const full = /^[a-z][a-z\d+.-]*:\/*/i.test(text) && !/^[\w.-]+:\d+/.test(text) ? text : `http://${text}`
  if (/\s|\.\.\.$|@/.test(text) || !isWebAddress(full)) return { note: 'uriUnreadable' }
  return {
    value: full
      .replace(/^[^/]*\/\/[^/?#]*/, (start) => start.toLowerCase())
      .replace(/^([^/]*\/\/[^/]+)\/$/, '$1'),
  }
}
