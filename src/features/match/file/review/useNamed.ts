import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Kind } from '#contract/kind'
import { foundCandidatesQuery } from '../../../../api/matches.ts'
import { type Answer, withNamed } from '../../../../match/file/answer.ts'
import { knownIn } from '../../../../match/file/known-row.ts'
import { MOST_CANDIDATES, type NameSearch } from '../../../../match/pick/question.ts'
import { likestFirst } from '../../../../match/reasons.ts'

const none: ReadonlyMap<number, NameSearch> = new Map()

/**
 * The answer of a row with those who bear its name behind its candidates, once they were asked for: records that agree equally well
 * are no candidates of a service whose scores are shares of one whole.
 */
export function useNamed(kind: Kind, answer: Answer | undefined) {
  const [searches, setSearches] = useState(none)
  const shown = answer && searches.get(answer.row)
  const { data, error, refetch } = useQuery({
    ...foundCandidatesQuery(kind, shown?.criteria ?? {}, MOST_CANDIDATES),
    enabled: shown !== undefined,
  })
  const named = shown && data
  const whole =
    answer && named
      ? withNamed(
          answer,
          likestFirst(knownIn(answer.asked), named).map(({ record }) => record),
        )
      : answer
  const show = (search: NameSearch) => answer && setSearches(new Map(searches).set(answer.row, search))
  return { whole, shown, show, error: shown && error, refetch }
}
