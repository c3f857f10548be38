/** Encodings that a person can choose, by the names that browsers know them by. */
export const encodings = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Windows-1252 (Western)',
  'windows-1250': 'Windows-1250 (Central European)',
  'windows-1251': 'Windows-1251 (Cyrillic)',
  macintosh: 'Mac Roman',
  shift_jis: 'Shift JIS (Japanese)',
  gb18030: 'GB 18030 (Chinese)',
} as const
export type Encoding = keyof typeof encodings

/** What Western text is that is no UTF-8. */
export const WESTERN: Encoding = 'windows-1252'

/**
 * The encoding of text by its first bytes: a byte order mark, zeros at every other place, else UTF-8 where it is that. A byte
 * further on may still prove that it is not: then it is `WESTERN`.
 */
export function encodingOf(head: Uint8Array): Encoding {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  return wideOf(head) ?? (isUtf8(head) ? 'utf-8' : WESTERN)
}

function wideOf(head: Uint8Array): Encoding | undefined {
  const zeros = [0, 0]
  head.forEach((byte, i) => {
    if (byte === 0) zeros[i % 2] = (zeros[i % 2] ?? 0) + 1
  })
  const [even = 0, odd = 0] = zeros
  if (Math.max(odd, even) < head.length / 5 || Math.min(odd, even) > head.length / 100) return undefined
  return odd > even ? 'utf-16le' : 'utf-16be'
}

/** Whether bytes are UTF-8, of which the last character may be cut. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}
