import { useQuery } from '@tanstack/react-query'
import { matchesQuery } from '../../../api/matches.ts'
import { ApiProblem } from '../../../api/problem.ts'
import { type MatchField, matchFields } from '../../../match/known.ts'
import { bodyOf, canAsk, type Question } from '../../../match/pick/question.ts'

/**
 * The candidates for what is asked, without the record that others are looked for beside; and how many were read. Nothing is asked
 * while there is nothing to go by.
 */
export function useMatches(question: Question) {
  const query = useQuery({ ...matchesQuery(bodyOf(question)), enabled: canAsk(question) })
  const candidates = query.data?.filter(({ record }) => record.Id !== question.beside)
  return { query, candidates, read: query.data?.length ?? 0, faults: faultsIn(query.error) }
}

/** A field of the question that the service may find fault with. */
export type FaultyField = MatchField | 'Confidence'

const byName = new Map<string, FaultyField>(
  [...matchFields, 'Confidence' as const].map((field) => [field.toLowerCase(), field]),
)

/** What the service says of each field, and whether that is all that it says. */
export interface FieldFaults {
  at: ReadonlyMap<FaultyField, string>
  all: boolean
}

function faultsIn(error: Error | null): FieldFaults {
  const faults = error instanceof ApiProblem ? error.faults : []
  const placed = faults.flatMap(({ Item, Description }) => {
    const field = byName.get(Item.toLowerCase())
    return field ? [[field, Description] as const] : []
  })
  return { at: new Map(placed), all: placed.length > 0 && placed.length === faults.length }
}
