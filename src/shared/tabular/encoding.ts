/** Encodings that a person can choose, by their names in the Encoding Standard. */
export const encodings = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Windows-1252 (Western)',
  'windows-1250': 'Windows-1250 (Central European)',
  'windows-1251': 'Windows-1251 (Cyrillic)',
  'windows-1254': 'Windows-1254 (Turkish)',
  'iso-8859-2': 'ISO 8859-2 (Central European)',
  'iso-8859-15': 'ISO 8859-15 (Western)',
  macintosh: 'Mac Roman',
  shift_jis: 'Shift JIS (Japanese)',
  'euc-jp': 'EUC-JP (Japanese)',
  'euc-kr': 'EUC-KR (Korean)',
  gb18030: 'GB 18030 (Chinese)',
  big5: 'Big5 (Chinese)',
} as const
export type Encoding = keyof typeof encodings

/** The encoding of Western text that is not UTF-8. */
export const WESTERN: Encoding = 'windows-1252'

/** The encoding of a name or alias (`latin1`, `sjis`); undefined for an unknown one. */
export function encodingByName(name: string): Encoding | undefined {
  try {
    const { encoding } = new TextDecoder(name)
    return encoding in encodings ? (encoding as Encoding) : undefined
  } catch {
    return undefined
  }
}

/**
 * The encoding of text by its first bytes: a byte order mark, zeros at every other place, UTF-8 where they are valid, an East Asian
 * encoding where that is certain, else `WESTERN`. A later byte may still prove that text is not UTF-8: then it is `WESTERN`.
 */
export async function encodingOf(head: Uint8Array): Promise<Encoding> {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  return wideOf(head) ?? (isUtf8(head) ? 'utf-8' : ((await eastAsianOf(head)) ?? WESTERN))
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

const eastAsian = /^(Shift_JIS|GB18030|Big5|EUC-)/
/** Confidence in percent from which text is not mistaken for Western text. */
const MIN_CONFIDENCE = 80

async function eastAsianOf(head: Uint8Array): Promise<Encoding | undefined> {
  const { analyse } = await import('chardet')
  const match = analyse(head).find(
    ({ name, confidence }) => eastAsian.test(name) && confidence >= MIN_CONFIDENCE,
  )
  return match && encodingByName(match.name)
}
