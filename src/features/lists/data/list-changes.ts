import { queryOptions } from '@tanstack/react-query'
import type { List, ListStep, Members } from '#lists/list.ts'
import { membersAfter } from '#lists/members.ts'
import { inSlices } from '#shared/time-slices.ts'
import { differenceOf, type ListDifference } from '../model/refresh/differences.ts'

/** Two versions of a list and their difference. */
export interface ComparedVersions {
  before: Members
  after: Members
  difference: ListDifference
}

/** The difference of two versions of a list; null where one is no longer stored. */
export const differenceQuery = (list: List, before: ListStep | undefined, after: ListStep) =>
  queryOptions({
    queryKey: ['difference', list.id, before?.id, after.id],
    queryFn: async ({ signal }): Promise<ComparedVersions | null> => {
      const [old, now] = await Promise.all([read(list, before), read(list, after)])
      if (!old || !now) return null
      return { before: old, after: now, difference: await inSlices(differenceOf(old, now), signal) }
    },
    enabled: before !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
    structuralSharing: false,
  })

const read = (list: List, step: ListStep | undefined): Promise<Members | null> =>
  step ? membersAfter(list.id, step.id) : Promise.resolve(null)

/** The last refresh of a list with the step before it; undefined where it was never refreshed. */
export function lastRefresh({ steps }: List): { before: ListStep; refresh: ListStep } | undefined {
  const at = steps.findLastIndex(({ refreshed }) => refreshed)
  const [before, refresh] = [steps[at - 1], steps[at]]
  return before && refresh && { before, refresh }
}

/** The version that changes are compared with at first: the one before the last refresh, else before the last change. */
export const defaultBasis = (list: List): ListStep | undefined =>
  lastRefresh(list)?.before ?? list.steps.at(-2)
