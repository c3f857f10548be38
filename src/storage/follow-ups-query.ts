import { queryOptions } from '@tanstack/react-query'
import type { Kind } from '#contract/kind.ts'
import type { FollowUps } from '#records/follow-up.ts'
import { readFollowUps } from './follow-ups.ts'

export const noFollowUps: FollowUps = new Map()

/** The follow-ups of a kind of records. */
export const followUpsQuery = (kind: Kind) =>
  queryOptions({
    queryKey: ['followUps', kind],
    queryFn: (): Promise<FollowUps> => readFollowUps(kind),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    structuralSharing: false,
  })
