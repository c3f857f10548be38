import { withoutAccents } from '#shared/text/fold.ts'

/**
 * What the standard fonts of PDF can show: WinAnsi, which is Windows-1252 (PDF 32000-1, annex D.2). The app's own font comes
 * as WOFF2, which a PDF cannot hold.
 */
const beyondLatin1 = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'
const shown = (character: string) =>
  /[\u0020-\u007e\u00a0-\u00ff]/.test(character) || beyondLatin1.includes(character)

/** Letters with a stroke, which no normal form takes apart, and signs that have a plain one. */
const plainLetters: Readonly<Record<string, string>> = {
  Đ: 'D',
  đ: 'd',
  Ħ: 'H',
  ħ: 'h',
  ı: 'i',
  Ł: 'L',
  ł: 'l',
  Ŋ: 'N',
  ŋ: 'n',
  Ŧ: 'T',
  ŧ: 't',
  ẞ: 'ß',
  '‐': '-',
  '‑': '-',
  '‒': '–',
  '―': '—',
  '−': '-',
  '′': "'",
  '″': '"',
  ʻ: "'",
  ʼ: "'",
}

/** A text in the letters of WinAnsi: accents that it lacks are dropped, any other letter becomes a question mark. */
export function latin(text: string): string {
  if (/^[ -~]*$/.test(text)) return text.trim()
  // Invisible signs, such as those that turn the direction of reading, and control characters show nothing.
  const visible = text
    .normalize('NFC')
    .replace(/[\p{Cf}\p{Cc}]+/gu, ' ')
    .replace(/\p{Zs}+/gu, ' ')
  return Array.from(visible, letter).join('').trim()
}

function letter(character: string): string {
  if (shown(character)) return character
  const plain = plainLetters[character] ?? withoutAccents(character)
  const whole = Array.from(plain, (part) => plainLetters[part] ?? part)
  if (whole.every(shown)) return whole.join('')
  return '?'
}
