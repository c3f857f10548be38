import { fold } from '#shared/text/fold.ts'
import { withoutPlural } from '#shared/text/singular.ts'
import { fullForms, stopWords } from './token-forms.ts'

/** A word of a text with where it stands in it. */
export interface Token {
  from: number
  to: number
  text: string
  /** In small letters, without accents, apostrophes and dots. */
  plain: string
  /** The full spelling of an abbreviation, in the singular. */
  form: string
  /** Tells nobody apart: `Inc`, `of`, `Apt`. */
  isStopWord: boolean
}

/** Fields that are compared word by word. */
export type TokenField = keyof typeof fullForms

/** Initials with dots are one word; apostrophes stand inside words. */
const WORD = /(?:\p{L}\.){2,}|[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*|&/gu
const INNER = /['’.]/g

const plainOf = (text: string) => (text === '&' ? 'and' : fold(text).replace(INNER, ''))

function formOf(field: TokenField, plain: string): string {
  const known = fullForms[field]
  if (field !== 'Name') return known.get(plain) ?? plain
  // A plural's ending is no difference in a name.
  const one = withoutPlural(plain)
  return known.get(plain) ?? known.get(one) ?? one
}

/** The words of a text, in their order, as a field compares them. */
export function tokensOf(field: TokenField, text: string): Token[] {
  return [...text.matchAll(WORD)].map(({ 0: found, index }) => {
    const plain = plainOf(found)
    return {
      from: index,
      to: index + found.length,
      text: found,
      plain,
      form: formOf(field, plain),
      isStopWord: stopWords[field].has(plain),
    }
  })
}
