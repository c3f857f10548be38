import { queryOptions } from '@tanstack/react-query'
import type { Kind } from '#contract/kind.ts'
import { type List, lastStep } from '#lists/list.ts'
import type { MatchKey } from '#lists/match-keys.ts'
import { currentMembers } from '#lists/stored-lists.ts'
import { findDuplicates } from './find-duplicates.ts'

/** The match key that is selected at first. */
export const defaultMatchKey: Record<Kind, MatchKey> = { companies: 'phone', people: 'home' }

/** The groups of duplicates in a list by these match keys, and the records that are not loaded. */
export const duplicatesQuery = (list: List, by: readonly MatchKey[]) =>
  queryOptions({
    queryKey: ['records', 'duplicates', list.id, lastStep(list).id, by],
    queryFn: async ({ signal }) => findDuplicates(list.kind, await currentMembers(list), by, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    structuralSharing: false,
    placeholderData: (old, query) => (query?.queryKey[3] === lastStep(list).id ? old : undefined),
  })
