import { parseNotes } from './messages.ts'

/** The ZIP codes of a text, each once. */
export interface PostalCodes {
  codes: string[]
  /** What is not a ZIP code. */
  rejected: string[]
  /** Codes whose leading zeros were restored: "2903 read as 02903". */
  padded: string[]
}

const CODE = /^(\d{5}(-?\d{4})?|[A-Z]\d[A-Z]\d[A-Z]\d)$/
const SHORT = /^\d{3,4}$/

/** The ZIP codes among tokens. With `pad` a code that a spreadsheet stored as a number gets its leading zeros back. */
export function postalCodesIn(tokens: readonly string[], pad = false): PostalCodes {
  const [codes, rejected, padded] = [new Set<string>(), [] as string[], [] as string[]]
  for (const given of tokens) {
    const token = given.toUpperCase().replace(/\.0+$/, '')
    if (CODE.test(token)) codes.add(/^\d/.test(token) ? token.slice(0, 5) : token)
    else if (pad && SHORT.test(token)) {
      codes.add(token.padStart(5, '0'))
      padded.push(parseNotes.paddedCode(token, token.padStart(5, '0')))
    } else rejected.push(given)
  }
  return { codes: [...codes], rejected, padded }
}

/** The ZIP codes of a pasted text, with any separators. */
export function postalCodesFrom(text: string): PostalCodes {
  const tokens = text
    .toUpperCase()
    .replace(/([A-Z]\d[A-Z]) (\d[A-Z]\d)/g, '$1$2')
    .split(/[\s,;|"']+/)
    .filter(Boolean)
  return postalCodesIn(
    tokens,
    tokens.every((token) => /^[\d.-]+$/.test(token)),
  )
}

/** "a, b and 3 more": the first few of many. */
export function firstFew(tokens: readonly string[], max = 5): string {
  return tokens.length > max
    ? `${tokens.slice(0, max).join(', ')} and ${tokens.length - max} more`
    : tokens.join(', ')
}
