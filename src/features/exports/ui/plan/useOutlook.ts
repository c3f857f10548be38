import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { type Limit, lastLimits, onLimits } from '#api/limits.ts'
import { rateOf } from '#criteria/cost.ts'
import { fieldsOfOrder } from '#features/exports/data/asking.ts'
import { type Draft, mostIn, orderIn } from '#features/exports/data/draft.ts'
import { type Outlook, planOf } from '#features/exports/model/plan.ts'
import { doublesAmong } from '#lists/duplicates.ts'
import { useSettings } from '#session/settings.ts'
import { doublesQuery, heldQuery, leftOutQuery } from '../outlook.ts'
import type { SourceNow } from '../useSource.ts'

/** What is known of the next export, with the quota of the key where the service tells one. */
export interface OutlookNow extends Outlook {
  quota: Limit | undefined
  /** Whether some will turn out to be the same once they are read. */
  guessed: boolean
  /** Whether everything that counts is known. */
  settled: boolean
}

/** Whether all is known of an export that has anything to write. */
export const canStart = (outlook: OutlookNow): boolean => outlook.settled && planOf(outlook).records > 0

export function useOutlook(source: SourceNow, draft: Draft): OutlookNow {
  const { rates } = useSettings()
  const limits = useSyncExternalStore(onLimits, lastLimits)
  const { leftOut: lists } = draft
  const most = mostIn(draft)
  const order = orderIn(source.kind, draft)
  const fields = fieldsOfOrder(order)
  const leftOut = useQuery(leftOutQuery(source, lists))
  // Whichever stays of a group, as many go.
  const doubles = useQuery(doublesQuery(source, { order: { ...order, keep: 'first' }, leftOut: lists, most }))
  const held = useQuery(heldQuery(source, fields))
  const named = (name: string) => limits?.find((limit) => limit.name === name)
  return {
    source: source.source.type,
    way: draft.way,
    total: source.total ?? 0,
    leftOut: leftOut.data ?? 0,
    held: held.data ?? 0,
    doubles: doublesAmong(doubles.data ?? []),
    guessed: doubles.data === null,
    most,
    rate: rateOf(source.kind, { Fields: fields }, rates),
    perMinute: named('throttle')?.of,
    quota: named('quota'),
    settled: source.total !== undefined && ![leftOut, held, doubles].some(({ isLoading }) => isLoading),
  }
}
