import { type Kind, kinds } from '#contract/kind.ts'
import { type FollowUp, isDue } from '#records/follow-up.ts'

/** A record whose follow-up is due. */
export interface DueRecord {
  kind: Kind
  id: string
  followUp: FollowUp
}

/** The records of both kinds whose follow-up is due on a day, oldest first. */
export function dueRecords(
  followUps: Readonly<Record<Kind, ReadonlyMap<string, FollowUp>>>,
  day: string,
): DueRecord[] {
  const due = kinds.flatMap((kind) =>
    [...followUps[kind]].flatMap(([id, followUp]) => (isDue(followUp, day) ? [{ kind, id, followUp }] : [])),
  )
  return due.sort((a, b) => a.followUp.date.localeCompare(b.followUp.date))
}
