import { brands } from './brands.ts'
import { languageMessages as messages } from './messages.ts'
import { named } from './name-rule.ts'
import { listed, phraseBook } from './phrase-book.ts'
import type { Rule } from './rule.ts'
import { negations } from './stop-words.ts'
import { type Token, tokensOf } from './tokens.ts'

const plain = (tokens: readonly Token[]) => tokens.flatMap(({ sign, word }) => (sign ? [] : [word])).join('')

const book = phraseBook(brands.flatMap((brand) => brand.forms.map((form) => [form, brand] as const)))
const typedForms = new Set(brands.flatMap(({ forms }) => forms.map((form) => plain(tokensOf(form)))))

/** What a chain has many of: "subway locations", "shell stations". */
const tails = listed(
  'stores, locations, restaurants, branches, outlets, offices, plants, facilities, dealerships, sites, warehouses, clinics, stations, gas stations, dealers, supercenters, shops, agents',
)
/** Words that make something else of the name of a chain: a subway station. */
const others = new Set(['station', 'line', 'system', 'tunnel'])

const isExcluded = (tokens: readonly Token[], at: number) =>
  [at - 1, at - 2].some((start) => start >= 0 && negations.find(tokens, start)?.next === at)

/** "subway in houston", "no starbucks": the chains that are typed in small letters, by the name of the company. */
export const brandName: Rule = ({ kind, tokens }, at) => {
  const found = kind === 'companies' ? book.find(tokens, at) : undefined
  if (!found || !typedForms.has(plain(tokens.slice(at, found.next)))) return undefined
  const { name, isEveryday } = found.value
  if (others.has(tokens[found.next]?.stem ?? '')) return undefined
  const tail = tails.find(tokens, found.next)
  if (isEveryday && !tail && !isExcluded(tokens, at)) return undefined
  const read = named(kind, 'whole', name)
  return (
    read && {
      meaning: { type: 'criteria', criteria: read.criteria, words: read.words },
      next: tail?.next ?? found.next,
      note: messages.takenAsCompany,
    }
  )
}
