import type { Criteria } from '#contract/criteria.ts'
import type { CriteriaPlace } from '#criteria/places.ts'
import { languageMessages as messages } from './messages.ts'
import type { Clause } from './read-clauses.ts'
import type { Reading } from './rule.ts'

/** Words that make of a state behind a circle a part of that circle. */
const NARROWING = new Set(['only', 'just', 'but'])

/** "within 60 miles of Chattanooga, only the ones in Tennessee": both the circle and the state, not either of them. */
export function withPlacesWithin({ tokens }: Reading, clauses: readonly Clause[]): readonly Clause[] {
  return clauses.map((clause, i): Clause => {
    const [before, { meaning, from, to, negative }] = [clauses[i - 1], clause]
    if (meaning.type !== 'places' || negative || !before || !isCircle(before)) return clause
    const between = tokens.slice(before.to, from)
    const isNarrowing =
      between.some(({ word }) => NARROWING.has(word)) || ['only', 'side'].includes(tokens[to]?.word ?? '')
    const criteria = areaOf(meaning.places)
    if (!isNarrowing || !criteria || between.some(({ word }) => word === 'or')) return clause
    const note = messages.withinCircle(meaning.words)
    return { ...clause, meaning: { type: 'criteria', criteria, words: meaning.words }, or: false, note }
  })
}

const isCircle = ({ meaning, negative }: Clause) =>
  meaning.type === 'places' && !negative && meaning.places.every(({ kind }) => /circle/i.test(kind))

/** States or counties as one list of criteria. */
function areaOf(places: readonly CriteriaPlace[]): Criteria | undefined {
  const states = places.flatMap((place) => (place.kind === 'state' ? [place.StateProvince] : []))
  const counties = places.flatMap((place) => {
    if (place.kind !== 'county') return []
    const { County, StateProvince } = place
    return [{ County, StateProvince }]
  })
  if (states.length === places.length) return { StatesProvinces: states }
  return counties.length === places.length ? { CountiesByStateProvince: counties } : undefined
}
