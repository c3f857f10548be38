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
const reference = /&(#x?)?(\w+);/g

/** The text that an element's escaped text stands for; undefined when a reference in it names no legal character. */
export function unescaped(raw: string): string | undefined {
  if (!raw.includes('&')) return raw
  let sound = true
  const text = raw.replace(reference, (_, number: string | undefined, name: string) => {
    const character = number ? characterOf(Number.parseInt(name, number === '#x' ? 16 : 10)) : named[name]
    sound &&= character !== undefined
    return character ?? ''
  })
  return sound ? text : undefined
}

function characterOf(code: number): string | undefined {
  const character = code <= 0x10ffff ? String.fromCodePoint(code) : '\0'
  return illegal.test(character) ? undefined : character
}
