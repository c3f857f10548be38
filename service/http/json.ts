import { type Failure, problem } from './problem.ts'

/** Maximum nesting: three levels of criteria, each with lists of objects. */
const MAX_DEPTH = 32

const notJson = (why: string): Failure => problem(405, `The body is not JSON: ${why}.`)

/**
 * The value of a JSON body. Of two equal names in one object the last wins.
 * Raises a 405 for text that is not UTF-8, not JSON, or nested deeper than any request of the contract.
 */
export function readJson(bytes: Uint8Array): unknown {
  const text = decode(bytes, notJson)
  if (text.trim() === '') throw notJson('it is empty')
  if (tooDeep(bytes)) throw notJson('it is nested too deeply')
  try {
    return JSON.parse(text)
  } catch {
    throw notJson('its text is malformed')
  }
}

/** The text of a body in UTF-8, a byte order mark included; raises the failure of `refuse` for other bytes. */
export function decode(bytes: Uint8Array, refuse: (why: string) => Failure): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw refuse('its text is not UTF-8')
  }
}

const code = (character: string) => character.charCodeAt(0)
const [quote, backslash] = [code('"'), code('\\')]
const openers = new Set([code('['), code('{')])
const closers = new Set([code(']'), code('}')])

/** Counts open brackets outside of strings; stops at the first one over the maximum, before anything is parsed. */
function tooDeep(bytes: Uint8Array): boolean {
  let depth = 0
  for (let i = 0, inText = false; i < bytes.length; i++) {
    const byte = bytes[i] as number
    if (byte === quote) inText = !inText
    else if (inText) i += byte === backslash ? 1 : 0
    else if (openers.has(byte)) depth++
    else if (closers.has(byte)) depth--
    if (depth > MAX_DEPTH) return true
  }
  return false
}

/** The value of a JSON text; undefined where it is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The value of a JSON text within a call; undefined where it is none, or nested deeper than any request. */
export const jsonSent = (text: string): unknown => (tooDeep(Buffer.from(text)) ? undefined : jsonOf(text))
