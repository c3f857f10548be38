import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { type Limit, lastLimits, onLimits } from '#api/limits.ts'
import { rateOf } from '#criteria/cost.ts'
import { type Draft, mostIn, orderIn } from '#features/exports/data/draft.ts'
import { fieldsOfOrder } from '#features/exports/data/export-queries.ts'
import { type ExportEstimate, planOf } from '#features/exports/model/plan.ts'
import { duplicateCount } from '#lists/duplicates.ts'
import { useSettings } from '#session/settings.ts'
import { cachedQuery, duplicatesQuery, excludedQuery } from '../estimate-queries.ts'
import type { SourceNow } from '../useSource.ts'

/** What is known of the next export, with the quota of the key where the service tells one. */
export interface CurrentEstimate extends ExportEstimate {
  quota: Limit | undefined
  /** Whether some will turn out to be the same once they are read. */
  guessed: boolean
  /** Whether everything that counts is known. */
  settled: boolean
}

/** Whether all is known of an export that has anything to write. */
export const canStart = (estimate: CurrentEstimate): boolean =>
  estimate.settled && planOf(estimate).records > 0

export function useExportEstimate(source: SourceNow, draft: Draft): CurrentEstimate {
  const { rates } = useSettings()
  const limits = useSyncExternalStore(onLimits, lastLimits)
  const { leftOut: lists } = draft
  const most = mostIn(draft)
  const order = orderIn(source.kind, draft)
  const fields = fieldsOfOrder(order)
  const leftOut = useQuery(excludedQuery(source, lists))
  // Whichever stays of a group, as many go.
  const doubles = useQuery(
    duplicatesQuery(source, { order: { ...order, keep: 'first' }, leftOut: lists, most }),
  )
  const held = useQuery(cachedQuery(source, fields))
  const named = (name: string) => limits?.find((limit) => limit.name === name)
  return {
    source: source.source.type,
    way: draft.way,
    total: source.total ?? 0,
    leftOut: leftOut.data ?? 0,
    held: held.data ?? 0,
    doubles: duplicateCount(doubles.data ?? []),
    guessed: doubles.data === null,
    most,
    rate: rateOf(source.kind, { Fields: fields }, rates),
    perMinute: named('throttle')?.of,
    quota: named('quota'),
    settled: source.total !== undefined && ![leftOut, held, doubles].some(({ isLoading }) => isLoading),
  }
}
