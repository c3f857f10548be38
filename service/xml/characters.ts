/** One character that no document can hold: most control characters, half of a pair, U+FFFE and U+FFFF (XML 1.0, Char). */
export const illegal = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u

const references: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' }
const special = new RegExp(`[&<>\\r]|${illegal.source}`, 'gu')
/** What any special character is among; quick to look for. */
const suspect = /[^\t\n !-%'-;=?-\uD7FF\uE000-\uFFFD]/

/** A text as it stands within an element; characters that are illegal in XML are dropped. */
export function escaped(text: string): string {
  return suspect.test(text) ? text.replace(special, (character) => references[character] ?? '') : text
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const reference = /&(?:#(\d+);|#x([\da-fA-F]+);|([a-z]+);)?/g

/** The text that escaped text stands for; undefined when an ampersand in it begins no reference to a legal character. */
export function unescaped(raw: string): string | undefined {
  if (!raw.includes('&')) return raw
  let sound = true
  const text = raw.replace(reference, (_, decimal?: string, hex?: string, name?: string) => {
    const character = name ? named[name] : characterOf(Number.parseInt(hex ?? decimal ?? '', hex ? 16 : 10))
    sound &&= character !== undefined
    return character ?? ''
  })
  return sound ? text : undefined
}

function characterOf(code: number): string | undefined {
  if (!(code <= 0x10ffff)) return undefined
  const character = String.fromCodePoint(code)
  return illegal.test(character) ? undefined : character
}
