import { plainWords, readable } from '#shared/address/readable-name.ts'
import { stateNames } from '#shared/address/states.ts'

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
