import type { Clause } from './read-clauses.ts'

/** A phrase, and why it is not asked where it is not. */
interface ClauseOutcome {
  clause: Clause
  why?: string | undefined
}

const CROSSED = 'One search asks all of these in all of the places: none is tied to a place of its own'
const ADDED = 'Places add up: records in any one of them count'

/**
 * What should be told of phrases that were understood one by one but that one search reads together, by the index of
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

/** What a phrase speaks of: phrases of one key are alternatives. */
function keyOf({ meaning }: Clause): string | undefined {
  if (meaning.type === 'places') return PLACES
  if (meaning.type === 'criteria') return Object.keys(meaning.criteria).join()
  return meaning.type === 'span' ? 'span' : undefined
}

const isCircle = ({ meaning }: Clause) =>
  meaning.type === 'places' && meaning.places.some(({ kind }) => kind === 'circle' || kind === 'postalCircle')
