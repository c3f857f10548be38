import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { operatorCall, operatorDelete } from '#api/operator-calls.ts'
import {
  Decided,
  Merge,
  MergeAnswer,
  MergePairs,
  type MergeSettings,
  Merges,
  mergePaths,
  type NewMerge,
  type PairDecision,
} from '#contract/merges.ts'
import type { PercentBounds } from '#shared/pair-counts.ts'
import { dataSetsQuery, followSets } from './queries.ts'

const RUNNING_INTERVAL = 600

export const isMergeRunning = ({ state }: Merge): boolean => state === 'comparing' || state === 'merging'

/** The merges of the service, read again while one runs. */
export const mergesQuery = queryOptions({
  queryKey: ['merges'],
  queryFn: async ({ signal }) => (await operatorCall(Merges, mergePaths.merges, { signal })).merges,
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.some(isMergeRunning) ? RUNNING_INTERVAL : false),
})

/** A merge with what it would do; read again while it runs. */
export const mergeQuery = (id: string) =>
  queryOptions({
    queryKey: ['merges', id],
    queryFn: ({ signal }) => operatorCall(MergeAnswer, mergePaths.merge(id), { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data && isMergeRunning(state.data.merge) ? RUNNING_INTERVAL : false,
    retry: false,
  })

/** Pairs of a page of the review. */
export const PAIRS_PAGE = 50

/** A page of the pairs in doubt. */
export const pairsQuery = (id: string, bounds: PercentBounds, page: number) =>
  queryOptions({
    queryKey: ['merges', id, 'pairs', bounds, page],
    queryFn: ({ signal }) =>
      readPairs(id, { list: 'doubt', ...bounds, offset: page * PAIRS_PAGE, limit: PAIRS_PAGE }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The pairs around the threshold. */
export const nearPairsQuery = (id: string, bounds: PercentBounds) =>
  queryOptions({
    queryKey: ['merges', id, 'near', bounds],
    queryFn: ({ signal }) => readPairs(id, { list: 'near', ...bounds, offset: 0, limit: 10 }, signal),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })

type PairsQuery = PercentBounds & { list: 'doubt' | 'near'; offset: number; limit: number }

const readPairs = (id: string, { list, ...numbers }: PairsQuery, signal: AbortSignal) => {
  const query = Object.entries(numbers).map(([name, value]) => [name, String(value)])
  return operatorCall(
    MergePairs,
    `${mergePaths.pairs(id)}?${new URLSearchParams([['list', list], ...query])}`,
    {
      signal,
    },
  )
}

/** Begins to compare two data sets. */
export function useCompare(onBegun: (merge: Merge) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NewMerge) => operatorCall(Merge, mergePaths.merges, { body }),
    networkMode: 'always',
    onSuccess: (merge) => {
      shown(client, merge)
      onBegun(merge)
    },
  })
}

/** Begins to make the merged version. */
export function useMerge(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: MergeSettings) => operatorCall(Merge, mergePaths.run(id), { body }),
    networkMode: 'always',
    onSuccess: (merge) => shown(client, merge),
  })
}

/** Ends what runs. */
export function useCancelMerge(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => operatorCall(Merge, mergePaths.cancel(id), { method: 'POST' }),
    networkMode: 'always',
    onSuccess: (merge) => shown(client, merge),
  })
}

/** Removes a merge from the list; the versions that it made remain. */
export function useRemoveMerge(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => operatorDelete(mergePaths.merge(id)),
    networkMode: 'always',
    onSuccess: () => client.invalidateQueries({ queryKey: mergesQuery.queryKey, exact: true }),
  })
}

/** Shows a merge as an answer has it, then as the service has it. */
function shown(client: QueryClient, merge: Merge): void {
  client.setQueryData(mergeQuery(merge.id).queryKey, (before) => ({ ...before, merge }))
  void client.invalidateQueries({ queryKey: mergesQuery.queryKey, exact: true })
  void client.invalidateQueries({ queryKey: mergeQuery(merge.id).queryKey, exact: true })
}

/** Stores what a person decided on a pair. Raises `ApiProblem`. */
export async function decidePair(
  client: QueryClient,
  id: string,
  decision: { pair: number; decision: PairDecision },
): Promise<void> {
  const decided = await operatorCall(Decided, mergePaths.decisions(id), { body: { decisions: [decision] } })
  client.setQueryData(mergeQuery(id).queryKey, (before) => before && { ...before, decided })
}

/** The app follows a merged version that came into use while the page was open. */
export function useMergedVersion({ report }: Pick<Merge, 'report'>): void {
  const client = useQueryClient()
  const version = report?.version
  const first = useRef(version)
  useEffect(() => {
    if (version === first.current) return
    first.current = version
    void client.fetchQuery(dataSetsQuery).then((sets) => followSets(client, sets))
  }, [client, version])
}
