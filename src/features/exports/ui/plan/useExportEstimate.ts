import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { type Limit, lastLimits, onLimits } from '#api/limits.ts'
import { rateOf } from '#criteria/cost.ts'
import { type ExportDraft, fieldsOrderOf, validLimit } from '#features/exports/data/draft.ts'
import { fieldsOfOrder } from '#features/exports/data/export-queries.ts'
import { cheapestWay, type ExportEstimate, planOf } from '#features/exports/model/plan.ts'
import { duplicateCount } from '#lists/duplicates.ts'
import { useSettings } from '#session/settings.ts'
import { cachedQuery, duplicatesQuery, excludedQuery } from '../estimate-queries.ts'
import type { CurrentSource } from '../useExportSource.ts'

/** The estimate of the next export, with the quota of the key where the service reports one. */
export interface CurrentEstimate extends ExportEstimate {
  quota: Limit | undefined
  /** How many of the excluded records must not be contacted. */
  doNotContact: number
  /** Whether duplicates are known only after loading. */
  mayHaveDuplicates: boolean
  /** Whether all numbers are known. */
  complete: boolean
}

/** Whether the estimate is complete and there is something to write. */
export const canStart = (estimate: CurrentEstimate): boolean =>
  estimate.complete && planOf(estimate).records > 0

export function useExportEstimate(source: CurrentSource, draft: ExportDraft): CurrentEstimate {
  const { rates } = useSettings()
  const limits = useSyncExternalStore(onLimits, lastLimits)
  const { excludedLists: lists } = draft
  const limit = validLimit(draft)
  const order = fieldsOrderOf(source.kind, draft)
  const fields = fieldsOfOrder(order)
  const excluded = useQuery(excludedQuery(source, lists))
  const doNotContact = useQuery(excludedQuery(source, []))
  // The number of duplicates does not depend on the rule.
  const duplicates = useQuery(
    duplicatesQuery(source, { order: { ...order, keep: 'first' }, excludedLists: lists, limit }),
  )
  const cached = useQuery(cachedQuery(source, fields))
  const named = (name: string) => limits?.find((one) => one.name === name)
  const estimate = {
    source: source.source.type,
    total: source.total ?? 0,
    excluded: excluded.data ?? 0,
    doNotContact: doNotContact.data ?? 0,
    cached: cached.data ?? 0,
    uncertain: excluded.data === null || cached.data === null,
    duplicates: duplicateCount(duplicates.data ?? []),
    limit,
    rate: rateOf(source.kind, { Fields: fields }, rates),
    perMinute: named('throttle')?.of,
  }
  return {
    ...estimate,
    way: draft.way ?? cheapestWay(estimate),
    quota: named('quota'),
    mayHaveDuplicates: duplicates.data === null,
    complete:
      source.total !== undefined && ![excluded, cached, duplicates].some(({ isLoading }) => isLoading),
  }
}
