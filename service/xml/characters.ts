/** One character that no document can hold: most control characters, half of a pair, U+FFFE and U+FFFF (XML 1.0, Char). */
export const illegal = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u

const references: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' }
const special = new RegExp(`[&<>\\r]|${illegal.source}`, 'gu')
/** Matches any special character; fast to test. */
const suspect = /[^\t\n !-%'-;=?-\uD7FF\uE000-\uFFFD]/

/** A text escaped for an element; characters that are illegal in XML are dropped. */
export function escaped(text: string): string {
  return suspect.test(text) ? text.replace(special, (character) => references[character] ?? '') : text
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const reference = /&(?:#(\d+)|#x([\da-fA-F]+)|([a-z]+));/y

/** The unescaped text; undefined when an ampersand in it begins no reference to a legal character. */
export function unescaped(raw: string): string | undefined {
  let text = ''
  let from = 0
  for (let at = raw.indexOf('&'); at >= 0; at = raw.indexOf('&', from)) {
    reference.lastIndex = at
    const [whole, decimal, hex, name] = reference.exec(raw) ?? []
    const character = name ? named[name] : characterOf(Number.parseInt(hex ?? decimal ?? '', hex ? 16 : 10))
    if (whole === undefined || character === undefined) return undefined
    text += raw.slice(from, at) + character
    from = at + whole.length
  }
  return from === 0 ? raw : text + raw.slice(from)
}

function characterOf(code: number): string | undefined {
  if (!(code <= 0x10ffff)) return undefined
  const character = String.fromCodePoint(code)
  return illegal.test(character) ? undefined : character
}
