import { queryOptions } from '@tanstack/react-query'
import type { Kind } from '#contract/kind'
import { groupsOf, type Sameness } from '../../../lists/duplicates.ts'
import { type List, lastStep } from '../../../lists/list.ts'
import { inSlices } from '../../../lists/slices.ts'
import { membersNow } from '../../../state/lists.ts'
import { factsHeld } from '../read/facts.ts'

/** How duplicates are told until a person says otherwise. */
export const usualSameness: Record<Kind, Sameness> = { companies: 'phone', people: 'home' }

/** Groups of records of a list that are one in these ways, among how many, and the records that would have to be read. */
export const duplicatesQuery = (list: List, by: readonly Sameness[]) =>
  queryOptions({
    queryKey: ['records', 'duplicates', list.id, lastStep(list).id, by],
    queryFn: async ({ signal }) => {
      const { facts, unread } = await factsHeld(list.kind, await membersNow(list), by, signal)
      return { groups: await inSlices(groupsOf(facts, by), signal), read: facts.length, unread }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    structuralSharing: false,
    placeholderData: (old, query) => (query?.queryKey[3] === lastStep(list).id ? old : undefined),
  })
