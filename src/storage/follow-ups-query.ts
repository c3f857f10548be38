import { queryOptions } from '@tanstack/react-query'
import type { Kind } from '#contract/kind.ts'
import type { FollowUps } from '#records/follow-up.ts'

export const noFollowUps: FollowUps = new Map()

/** The follow-ups of a kind of records. The table of the first screen has this query, and loads what reads them when it needs them. */
export const followUpsQuery = (kind: Kind) =>
  queryOptions({
    queryKey: ['followUps', kind],
    queryFn: async (): Promise<FollowUps> => (await import('./follow-ups.ts')).readFollowUps(kind),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    structuralSharing: false,
  })
