import { placeWords } from '#shared/address/place-words.ts'
import { directions, suffixes, units } from '#shared/address/street-words.ts'
import { fold } from '#shared/text/fold.ts'
import { usLegalForms } from '#shared/text/legal-forms.ts'
import { canonicalWords } from '#shared/text/name-words.ts'
import { ordinals } from '#shared/text/ordinals.ts'
import { withoutPlural } from '#shared/text/singular.ts'

/** A word of a text with its position. */
export interface Token {
  from: number
  to: number
  text: string
  /** In lower case, without accents, apostrophes and dots. */
  plain: string
  /** The full form of an abbreviation, in the singular. */
  form: string
  /** Does not identify a record: `Inc`, `of`, `Apt`. */
  isStopWord: boolean
}

/** Fields that are compared word by word. */
export type TokenField = keyof typeof fullForms

/** Words that do not identify a record: legal forms, small words, and the word before the number of a unit. */
const ignoredTokens: Record<'Name' | 'StreetAddress' | 'City', ReadonlySet<string>> = {
  Name: new Set([...usLegalForms, 'the', 'of', 'and']),
  StreetAddress: new Set(['suite', 'ste', 'apartment', 'apt', 'unit', 'no']),
  City: new Set(['the']),
}

/** Abbreviations in names with their most likely meaning. */
const likelyMeanings = {
  contr: 'contractor',
  bldr: 'builder',
  plbg: 'plumbing',
  st: 'saint',
  dr: 'doctor',
  mt: 'mount',
  ft: 'fort',
}

/** From a lower-case word to its full form, in a name, a street and a city. */
const fullForms: Record<'Name' | 'StreetAddress' | 'City', ReadonlyMap<string, string>> = {
  Name: new Map([...canonicalWords, ...Object.entries(likelyMeanings)]),
  StreetAddress: new Map([...suffixes, ['pk', 'Park'], ...units, ...directions, ...ordinals]),
  City: new Map([...placeWords, ['cty', 'city'], ['vlg', 'village']]),
}

/** Initials with dots are one word; a word may have apostrophes inside. */
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
      isStopWord: ignoredTokens[field].has(plain),
    }
  })
}
