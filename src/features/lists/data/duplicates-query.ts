import { queryOptions } from '@tanstack/react-query'
import type { Kind } from '#contract/kind.ts'
import { type List, lastStep } from '#lists/list.ts'
import type { MatchKey } from '#lists/match-keys.ts'
import { currentMembers } from '#lists/stored-lists.ts'
import { findDuplicates } from './find-duplicates.ts'

/** How duplicates are told until a person says otherwise. */
export const defaultMatchKey: Record<Kind, MatchKey> = { companies: 'phone', people: 'home' }

/** Groups of records of a list that are one in these ways, among how many, and the records that would have to be read. */
export const duplicatesQuery = (list: List, by: readonly MatchKey[]) =>
  queryOptions({
    queryKey: ['records', 'duplicates', list.id, lastStep(list).id, by],
    queryFn: async ({ signal }) => findDuplicates(list.kind, await currentMembers(list), by, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    structuralSharing: false,
    placeholderData: (old, query) => (query?.queryKey[3] === lastStep(list).id ? old : undefined),
  })
