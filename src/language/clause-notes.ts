import type { Clause } from './read-clauses.ts'

/** A phrase, and why it is ignored where it is. */
interface ClauseOutcome {
  clause: Clause
  why?: string | undefined
}

const CROSSED = 'All of these are searched in all of the places: none is tied to one place'
const ADDED = 'Places add up: records in any one of them count'

/**
 * Notes on phrases that are clear one by one but that one search combines, by the index of
 * their outcome: "dentists in Omaha; lawyers in Lincoln" finds dentists in Lincoln too, and "in Omaha within 10 miles
 * of 68046" is no overlap.
 */
export function notesTogether(outcomes: readonly ClauseOutcome[]): Map<number, string> {
  const notes = new Map<number, string>()
  const seen = new Set<string>()
  let last: { key: string; clause: Clause } | undefined
  let returned: string | undefined
  outcomes.forEach(({ clause, why }, i) => {
    const key = why === undefined && !clause.negative ? keyOf(clause) : undefined
    if (!key) return
    const isPlaces = key === PLACES
    if (last?.key === key && isPlaces && !clause.or && isCircle(clause) !== isCircle(last.clause))
      notes.set(i, ADDED)
    if (last?.key !== key && seen.has(key)) {
      if (returned && (isPlaces || returned === PLACES)) notes.set(i, CROSSED)
      returned ??= key
    }
    seen.add(key)
    last = { key, clause }
  })
  return notes
}

const PLACES = 'places'

/** The subject of a phrase: phrases of one key are alternatives. */
function keyOf({ meaning }: Clause): string | undefined {
  if (meaning.type === 'places') return PLACES
  if (meaning.type === 'criteria') return Object.keys(meaning.criteria).join()
  return meaning.type === 'span' ? 'span' : undefined
}

const isCircle = ({ meaning }: Clause) =>
  meaning.type === 'places' && meaning.places.some(({ kind }) => kind === 'circle' || kind === 'postalCircle')
