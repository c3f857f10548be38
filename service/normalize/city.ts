import { cleanText } from '#shared/text/clean-text.ts'
import type { Reading } from './notes.ts'
import { remember } from './remember.ts'

const small = new Set(['of', 'the', 'and', 'de', 'la', 'du', 'des', 'sur', 'aux', 'on', 'by'])

function capitalise(word: string, first: boolean): string {
  if (!first && small.has(word)) return word
  return word
    .replace(/^\p{L}/u, (letter) => letter.toUpperCase())
    .replace(/^(O'|D'|L'|Mc)(\p{L})/u, (_, start: string, letter: string) => start + letter.toUpperCase())
}

/** Words with capital first letters: `ST. JOHN'S` is `St. John's`, `MCALLEN` is `McAllen`. */
export function titleCase(text: string): string {
  const words = text.toLowerCase().split(/([\s/-]+)/)
  return words.map((word, i) => capitalise(word, i === 0)).join('')
}

/** A city's name. All capitals or all small letters become capital first letters; a state after a comma goes. */
export const readCity = remember((cell): Reading<string> => {
  const text = cleanText(cell).replace(/\s*,.*$/, '')
  if (text === '') return {}
  const flat = text === text.toUpperCase() || text === text.toLowerCase()
  if (!flat || !/\p{L}{2}/u.test(text)) return { value: text }
  return { value: titleCase(text), note: 'cityCapitals' }
})
