import { placeWords } from '#shared/address/place-words.ts'
import { directions, suffixes, units } from '#shared/address/street-words.ts'
import { usLegalForms } from '#shared/text/legal-forms.ts'
import { canonicalWords } from '#shared/text/name-words.ts'
import { ordinals } from '#shared/text/ordinals.ts'

/** Words that tell nobody apart: legal forms, small words, and the word before the number of a unit. */
export const stopWords: Record<'Name' | 'StreetAddress' | 'City', ReadonlySet<string>> = {
  Name: new Set([...usLegalForms, 'the', 'of', 'and']),
  StreetAddress: new Set(['suite', 'ste', 'apartment', 'apt', 'unit', 'no']),
  City: new Set(['the']),
}

/** Abbreviations in names that may mean something else where nothing is known of the other side. */
const likelyMeanings = {
  contr: 'contractor',
  bldr: 'builder',
  plbg: 'plumbing',
  st: 'saint',
  dr: 'doctor',
  mt: 'mount',
  ft: 'fort',
}

/** From a word in lower case to the one spelling of it, in a name, a street and a city. */
export const fullForms: Record<'Name' | 'StreetAddress' | 'City', ReadonlyMap<string, string>> = {
  Name: new Map([...canonicalWords, ...Object.entries(likelyMeanings)]),
  StreetAddress: new Map([...suffixes, ['pk', 'Park'], ...units, ...directions, ...ordinals]),
  City: new Map([...placeWords, ['cty', 'city'], ['vlg', 'village']]),
}
