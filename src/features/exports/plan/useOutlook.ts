import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { type Limit, lastLimits, onLimits } from '../../../api/limits.ts'
import { rateOf } from '../../../criteria/cost.ts'
import { fieldsOfForm } from '../../../lists/forms/forms.ts'
import type { Outlook } from '../../../lists/plan.ts'
import { useSettings } from '../../../state/settings.ts'
import { type Draft, faultsOf, mostOf } from '../draft.ts'
import { heldQuery, leftOutQuery } from '../outlook.ts'
import type { SourceNow } from '../useSource.ts'

/** What is known of the next export, with the quota of the key where the service tells one. */
export interface OutlookNow extends Outlook {
  quota: Limit | undefined
  /** Whether everything that counts is known. */
  settled: boolean
}

export function useOutlook(source: SourceNow, draft: Draft): OutlookNow {
  const { rates } = useSettings()
  const limits = useSyncExternalStore(onLimits, lastLimits)
  const fields = fieldsOfForm(draft.form, source.kind, draft.columns)
  const leftOut = useQuery(leftOutQuery(source, draft.leftOut))
  const held = useQuery(heldQuery(source, fields))
  const named = (name: string) => limits?.find((limit) => limit.name === name)
  return {
    source: source.source.type,
    way: draft.way,
    total: source.total ?? 0,
    leftOut: leftOut.data ?? 0,
    held: held.data ?? 0,
    most: faultsOf(draft).most ? undefined : mostOf(draft),
    rate: rateOf(source.kind, { Fields: fields }, rates),
    perMinute: named('throttle')?.of,
    quota: named('quota'),
    settled: source.total !== undefined && !leftOut.isLoading && !held.isLoading,
  }
}
