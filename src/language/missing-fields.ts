import type { Criterion } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import { fieldOf } from '#criteria/fields.ts'
import { languageMessages as messages } from './messages.ts'
import { asGaps, type Clause, type Gap } from './read-clauses.ts'

/** What was read without the phrases that are filters of fields which the data in use does not have. */
export function withoutMissing(
  { clauses, gaps }: { clauses: readonly Clause[]; gaps: readonly Gap[] },
  isOffered: (criterion: Criterion) => boolean,
  kind: Kind,
): { clauses: Clause[]; gaps: Gap[] } {
  const missing = new Map(
    clauses.flatMap((clause) => {
      const criterion = criteriaOf(clause).find((name) => !isOffered(name))
      return criterion ? [[clause, messages.notInData(fieldOf(kind, criterion).label)]] : []
    }),
  )
  return asGaps(clauses, gaps, [...missing.keys()], (clause) => ({
    from: clause.from,
    to: clause.to,
    why: missing.get(clause) as string,
    isClear: true,
  }))
}

function criteriaOf({ meaning }: Clause): Criterion[] {
  if (meaning.type === 'criteria') return Object.keys(meaning.criteria) as Criterion[]
  return meaning.type === 'span' && meaning.measure.bands ? [meaning.measure.bands[0]] : []
}
