import { languageMessages as messages } from './messages.ts'
import { asGaps, type Clause, type Gap } from './read-clauses.ts'
import type { Reading } from './rule.ts'

/** Trades that are also the last word of the name of a place: "near O'Fallon airport", "in Wicker Park". */
const ofPlaces = new Set(
  'park airport beach college university hospital mall school church museum library zoo farm golf hotel station'.split(
    ' ',
  ),
)
/** Words that say nothing of the trade of a name before them: "foobar stores". */
const ofNames = new Set(['store', 'shop', 'retail'])
const beforePlaces = new Set(['in', 'at', 'near', 'around', 'from', 'by', 'of', 'to'])

/** A trade of one word that ends a name whose first words no rule has read is no trade, but of that name. */
export function withWholeNames(
  { tokens }: Reading,
  clauses: readonly Clause[],
  gaps: readonly Gap[],
): { clauses: Clause[]; gaps: Gap[] } {
  const taken = new Set<Clause>()
  const wider = gaps.map((gap): Gap => {
    const after = clauses.find(({ from }) => from === gap.to)
    if (gap.why || !after || after.to !== after.from + 1 || !isTrade(after)) return gap
    const word = tokens[after.from]?.stem ?? ''
    const hasLead = [gap.from - 1, gap.from].some((i) => beforePlaces.has(tokens[i]?.word ?? ''))
    if (!(hasLead && ofPlaces.has(word)) && !ofNames.has(word)) return gap
    taken.add(after)
    return { ...gap, to: after.to }
  })
  return { clauses: clauses.filter((clause) => !taken.has(clause)), gaps: wider }
}

/** "investment property owners": a trade in the singular right before another one only says of which sort that is. */
export function withoutModifiers(
  { tokens }: Reading,
  clauses: readonly Clause[],
  gaps: readonly Gap[],
): { clauses: Clause[]; gaps: Gap[] } {
  const modifiers = clauses.filter((clause, i) => {
    const [next, token] = [clauses[i + 1], tokens[clause.from]]
    const isOne = clause.to === clause.from + 1 && token?.word === token?.stem
    return isOne && next?.from === clause.to && isTrade(clause) && isTrade(next) && !clause.negative
  })
  return asGaps(clauses, gaps, modifiers, ({ from, to }) => ({ from, to }))
}

const isTrade = ({ meaning }: Clause) =>
  meaning.type === 'criteria' && meaning.criteria.PrimarySic !== undefined

/** "Hyde Park Chicago": a place of that name elsewhere is not intended, but an unknown part of the city behind it. */
export function withoutPartsOfCities(
  clauses: readonly Clause[],
  gaps: readonly Gap[],
): { clauses: Clause[]; gaps: Gap[] } {
  const parts = clauses.filter((clause, i) => isPartOf(clause, clauses[i + 1]))
  return asGaps(clauses, gaps, parts, (part) => {
    const city = clauses[clauses.indexOf(part) + 1]?.meaning
    const words = city?.type === 'places' ? city.words : ''
    return { from: part.from, to: part.to, why: messages.partOf(words), isClear: true }
  })
}

function isPartOf({ meaning, to, negative }: Clause, next: Clause | undefined): boolean {
  if (meaning.type !== 'places' || next?.meaning.type !== 'places' || next.from !== to) return false
  const [own, other] = [meaning.places, next.meaning.places]
  const [part, city] = [own[0], other[0]]
  const areOne = own.length === 1 && other.length === 1 && next.meaning.bare && next.negative === negative
  if (!areOne || part?.kind !== 'city' || city?.kind !== 'city') return false
  return !meaning.isStated && part.StateProvince !== city.StateProvince
}
