import type { Criterion } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import { fieldOf } from '#criteria/fields.ts'
import { languageMessages as messages } from './messages.ts'
import type { Clause, Gap } from './read-clauses.ts'

/** What was read without the phrases that are filters of fields which the data in use does not have. */
export function withoutMissing(
  { clauses, gaps }: { clauses: readonly Clause[]; gaps: readonly Gap[] },
  isOffered: (criterion: Criterion) => boolean,
  kind: Kind,
): { clauses: Clause[]; gaps: Gap[] } {
  const missingOf = (clause: Clause) => criteriaOf(clause).find((criterion) => !isOffered(criterion))
  const missing = clauses.flatMap((clause): Gap[] => {
    const criterion = missingOf(clause)
    if (!criterion) return []
    const why = messages.notInData(fieldOf(kind, criterion).label)
    return [{ from: clause.from, to: clause.to, why, isClear: true }]
  })
  return {
    clauses: clauses.filter((clause) => missingOf(clause) === undefined),
    gaps: [...gaps, ...missing].toSorted((a, b) => a.from - b.from),
  }
}

function criteriaOf({ meaning }: Clause): Criterion[] {
  if (meaning.type === 'criteria') return Object.keys(meaning.criteria) as Criterion[]
  return meaning.type === 'span' && meaning.measure.bands ? [meaning.measure.bands[0]] : []
}
