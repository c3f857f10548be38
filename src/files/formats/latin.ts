import { withoutAccents } from '#shared/text/fold.ts'

/**
 * The characters of the standard fonts of PDF: WinAnsi, which is Windows-1252 (PDF 32000-1, annex D.2). The app's own font is
 * WOFF2, which a PDF cannot embed.
 */
const beyondLatin1 = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'
const shown = (character: string) =>
  /[\u0020-\u007e\u00a0-\u00ff]/.test(character) || beyondLatin1.includes(character)

/** Replacements of letters and signs that Unicode normalization does not decompose. */
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

/** A text in WinAnsi: accents that it lacks are removed, any other character becomes "?". */
export function latin(text: string): string {
  if (/^[ -~]*$/.test(text)) return text.trim()
  // Control and format characters are invisible.
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
