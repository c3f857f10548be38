import type { Clause, Gap } from './read-clauses.ts'
import type { Meaning, Reading } from './rule.ts'

/** What a company that is named has many of; alone they are trades too. */
const STORES = new Set(['store', 'shop', 'location', 'outlet', 'branch'])

/** "Home Depot, all Arizona stores": the stores are those of the company, no trade of their own. */
export function withStoresOfBrands(
  { kind, tokens }: Reading,
  clauses: readonly Clause[],
  gaps: readonly Gap[],
): { clauses: readonly Clause[]; gaps: readonly Gap[] } {
  const brand = clauses.find(
    ({ meaning, negative }) =>
      !negative && meaning.type === 'criteria' && meaning.criteria.CompanyName !== undefined,
  )
  if (!brand) return { clauses, gaps }
  const isOfBrand = ({ from, to }: Gap) =>
    from >= brand.to && to === from + 1 && STORES.has(tokens[from]?.stem ?? '')
  const isTrade = ({ meaning, negative }: Clause) =>
    !negative && meaning.type === 'criteria' && meaning.criteria.PrimarySic !== undefined
  const meaning: Meaning = { type: 'kind', kind }
  const words = gaps.filter((gap) => !gap.why && isOfBrand(gap))
  const all = [
    ...clauses.map((clause) => (isTrade(clause) && isOfBrand(clause) ? { ...clause, meaning } : clause)),
    ...words.map(({ from, to }): Clause => ({ meaning, from, to, negative: false, or: false })),
  ]
  return {
    clauses: all.toSorted((a, b) => a.from - b.from),
    gaps: gaps.filter((gap) => !words.includes(gap)),
  }
}
