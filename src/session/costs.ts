import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { create } from 'zustand'
import { countQuery, countsQuery } from '#api/queries.ts'
import { costOf, costQueries } from '#criteria/filter-costs.ts'
import { useAllCriteria, useKind } from './search.ts'
import { useMultiple } from './service.ts'

interface Pointed {
  /** Id of the one filter whose cost is requested where the service answers one count a call. */
  pointed: string | undefined
  costPointed: (id: string | undefined) => void
}

/** Which filter is pointed at: without several counts in one call, only its cost is requested. */
export const usePointedCost = create<Pointed>()((set) => ({
  pointed: undefined,
  costPointed: (pointed) => set({ pointed }),
}))

/**
 * What each filter costs in records, by its id; undefined until it is known. Requested once the count of the search
 * is there, in one call where the service has it, and dropped when the search changes.
 */
export function useCosts(): (id: string) => number | undefined {
  const kind = useKind()
  const all = useAllCriteria()
  const multiple = useMultiple()
  const pointed = usePointedCost((state) => (multiple ? undefined : state.pointed))
  const queries = useMemo(() => {
    const every = costQueries(kind, all)
    return multiple ? every : every.filter(({ id }) => id === pointed)
  }, [kind, all, multiple, pointed])
  const own = useQuery(countQuery(kind, all.criteria))
  const now = own.isPlaceholderData ? undefined : own.data?.MatchCount
  const costs = useQuery({
    ...countsQuery(
      kind,
      queries.map(({ criteria }) => criteria),
      multiple,
    ),
    enabled: now !== undefined && queries.length > 0,
  })
  const data = costs.isPlaceholderData ? undefined : costs.data
  return useCallback(
    (id) => {
      const at = queries.findIndex((query) => query.id === id)
      const [query, other] = [queries[at], data?.[at]]
      return query && other !== undefined && now !== undefined ? costOf(query, now, other) : undefined
    },
    [queries, data, now],
  )
}
