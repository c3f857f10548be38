import type { CriteriaPlace } from '#criteria/places.ts'
import { languageMessages as messages } from './messages.ts'
import type { Clause } from './read-clauses.ts'
import type { Reading } from './rule.ts'

const SIGNS = new Set([
  ',',
  ':',
  '(',
  '-',
  '–',
  '—',
  ';',
  'the',
  'cities',
  'towns',
  'counties',
  'of',
  'in',
  'only',
  'mainly',
  'specifically',
  'especially',
])

const stateOf = (place: CriteriaPlace) => ('StateProvince' in place ? place.StateProvince : undefined)
const keyOf = (place: CriteriaPlace) => JSON.stringify(place)

/** "Ohio (Cleveland, Akron)", "Jersey Shore, Ocean and Monmouth county": places within the one before them count, not all of it. */
export function withNarrowerPlaces({ tokens }: Reading, clauses: readonly Clause[]): Clause[] {
  const wide = clauses.filter((clause, i) => isNarrowed(tokens, clause, clauses[i + 1], clauses[i - 1]))
  return clauses.flatMap((clause, i): Clause[] => {
    if (wide.includes(clause)) return []
    const before = clauses[i - 1]
    if (!before || !wide.includes(before) || before.meaning.type !== 'places') return [clause]
    const [state] = before.meaning.places
    const beside = messages.besideState(state?.kind === 'state' ? state.StateProvince : '')
    const own = clause.note?.replace(beside, '').replace(/^; /, '')
    const note = [own, messages.onlyWithin(before.meaning.words)].filter(Boolean).join('; ')
    return [{ ...clause, from: before.from, note }]
  })
}

function isNarrowed(
  tokens: Reading['tokens'],
  wide: Clause,
  next: Clause | undefined,
  last: Clause | undefined,
): boolean {
  if (wide.meaning.type !== 'places' || next?.meaning.type !== 'places') return false
  if (wide.negative || next.negative || next.or || isJoined(tokens, last, wide)) return false
  const between = tokens.slice(wide.to, next.from)
  const isDirect = between.every(({ word }) => SIGNS.has(word))
  return isDirect && areWithin(next.meaning.places, wide.meaning.places)
}

/** Whether a state is one of a list of places: "Nebraska, Iowa, Omaha" is of all of them. */
const isJoined = (tokens: Reading['tokens'], last: Clause | undefined, wide: Clause) =>
  last?.meaning.type === 'places' &&
  tokens.slice(last.to, wide.from).every(({ word }) => [',', 'and', 'or'].includes(word))

/** Whether places are all within others: counties and cities in one state, or some of a list of counties. */
function areWithin(narrow: readonly CriteriaPlace[], wide: readonly CriteriaPlace[]): boolean {
  const [state, more] = wide
  if (state?.kind === 'state' && !more)
    return narrow.every(
      (place) => ['city', 'county'].includes(place.kind) && stateOf(place) === state.StateProvince,
    )
  const keys = new Set(wide.map(keyOf))
  const areCounties = [...narrow, ...wide].every(({ kind }) => kind === 'county')
  return areCounties && narrow.length < wide.length && narrow.every((place) => keys.has(keyOf(place)))
}
