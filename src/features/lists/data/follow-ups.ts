import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Kind } from '#contract/kind.ts'
import { type DueRecord, dueRecords } from '#features/lists/model/due.ts'
import { dayOf, type FollowUp, type FollowUps } from '#records/follow-up.ts'
import { notice } from '#session/notices.ts'
import { changeFollowUps, putFollowUps } from '#storage/follow-ups.ts'
import { followUpsQuery, noFollowUps } from '#storage/follow-ups-query.ts'

/** The follow-ups of a kind of records, and when they were read. */
export function useFollowUps(kind: Kind): { followUps: FollowUps; readAt: number } {
  const { data = noFollowUps, dataUpdatedAt } = useQuery(followUpsQuery(kind))
  return { followUps: data, readAt: dataUpdatedAt }
}

/** The records whose follow-up is due today. */
export function useDueRecords(): DueRecord[] {
  const { followUps: companies } = useFollowUps('companies')
  const { followUps: people } = useFollowUps('people')
  const day = dayOf(new Date())
  return useMemo(() => dueRecords({ companies, people }, day), [companies, people, day])
}

/** Changes the follow-ups of records; the notice offers to undo it. Raises `StorageProblem`. */
export async function changeWithUndo(
  kind: Kind,
  ids: readonly string[],
  change: (followUp: FollowUp) => Partial<FollowUp>,
  text: string,
): Promise<void> {
  const before = await changeFollowUps(kind, ids, change)
  notice({ text, undo: () => void putFollowUps(kind, before).catch(() => undefined) })
}
