import { placeBeginnings } from '#shared/address/place-words.ts'
import { stateNames } from '#shared/address/states.ts'
import { withoutAccents } from '#shared/text/fold.ts'

/** Most names need none, and there are thirty thousand. */
const NEEDS_FOLDING = /[^ -&(-~]/

/** A name in plain small letters, words apart by one space, without accents and apostrophes: `O'Fallon` is `ofallon`. */
function plainWords(name: string): string[] {
  const letters = NEEDS_FOLDING.test(name) ? withoutAccents(name).replace(/['’ʻ]/g, '') : name
  const plain = letters.toLowerCase()
  return plain.split(/[^a-z0-9]+/).filter(Boolean)
}

/** A name as it is compared: plain words, short ones written in full (`St. Louis` is `saint louis`). */
export function readable(name: string): string {
  return plainWords(name)
    .map((word) => placeBeginnings.get(word) ?? word)
    .join(' ')
}

/** What typed words may mean: as they are (`st` begins Stamford) and in full (`st` begins Saint Louis). */
export function nameForms(text: string): string[] {
  return [...new Set([plainWords(text).join(' '), readable(text)])].filter(Boolean)
}

const codeByName = new Map(
  Object.entries(stateNames).flatMap(([code, name]) => [
    [code.toLowerCase(), code] as const,
    [readable(name), code] as const,
  ]),
)

/** A name followed by its state: `omaha, ne`, `kansas city missouri`. Undefined when the end is no state. */
export function namedState(text: string): { name: string; state: string } | undefined {
  const words = plainWords(text)
  for (let last = 1; last <= 3 && last < words.length; last++) {
    const state = codeByName.get(words.slice(-last).join(' '))
    if (state) return { name: words.slice(0, -last).join(' '), state }
  }
  return undefined
}
