/** ZIP codes out of a text, each once; what is no ZIP code, and short codes that had lost their zeros. */
export interface PostalCodes {
  codes: string[]
  others: string[]
  /** "2903 read as 02903". */
  mended: string[]
}

const CODE = /^(\d{5}(-?\d{4})?|[A-Z]\d[A-Z]\d[A-Z]\d)$/
const SHORT = /^\d{3,4}$/

/** ZIP codes out of any words; a code that a spreadsheet took for a number gets its zeros back when `mend` is set. */
export function postalCodesIn(words: readonly string[], mend = false): PostalCodes {
  const [codes, others, mended] = [new Set<string>(), [] as string[], [] as string[]]
  for (const given of words) {
    const word = given.toUpperCase().replace(/\.0+$/, '')
    if (CODE.test(word)) codes.add(/^\d/.test(word) ? word.slice(0, 5) : word)
    else if (mend && SHORT.test(word)) {
      codes.add(word.padStart(5, '0'))
      mended.push(`${word} read as ${word.padStart(5, '0')}`)
    } else others.push(given)
  }
  return { codes: [...codes], others, mended }
}

/** ZIP codes out of any pasted text, with anything between them. */
export function postalCodesFrom(text: string): PostalCodes {
  const words = text
    .toUpperCase()
    .replace(/([A-Z]\d[A-Z]) (\d[A-Z]\d)/g, '$1$2')
    .split(/[\s,;|"']+/)
    .filter(Boolean)
  return postalCodesIn(
    words,
    words.every((word) => /^[\d.-]+$/.test(word)),
  )
}

/** "a, b and 3 more": the first few of many. */
export function firstOf(words: readonly string[], most = 5): string {
  return words.length > most
    ? `${words.slice(0, most).join(', ')} and ${words.length - most} more`
    : words.join(', ')
}
