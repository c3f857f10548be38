import '#contract/no-eval.ts'
import type { Kind } from '#contract/kind.ts'
import { cachedParts } from '#lists/cached-parts.ts'
import { factsOf, fieldsCompared, type Group, groupsOf, type MatchKey } from '#lists/duplicates.ts'
import { unpacked } from '#lists/members.ts'
import type { AnyRecord } from '#records/record.ts'
import { atOnce } from '#shared/time-slices.ts'
import type { PackedMembers } from '#storage/database.ts'

/** A question about records: which of them are one in some of these ways. */
export interface Question {
  kind: Kind
  members: PackedMembers
  by: readonly MatchKey[]
}

/** Groups among the records that were read; the ids of the others are lines. */
export type Answer =
  | { groups: readonly Group[]; read: number; unread: string; problem?: undefined }
  | { problem: string }

const scope = globalThis as unknown as {
  onmessage: (event: MessageEvent<Question>) => void
  postMessage: (answer: Answer) => void
}

async function answered({ kind, members, by }: Question): Promise<Answer> {
  const all = unpacked(members)
  const part = (record: AnyRecord, fields: readonly string[]) => factsOf(kind, record, by, fields)
  const parts = await cachedParts(kind, all, fieldsCompared(kind, by), part)
  const facts = parts.filter((it) => it !== undefined)
  const unread = all.ids.filter((_, i) => parts[i] === undefined).join('\n')
  return { groups: atOnce(groupsOf(facts, by)), read: facts.length, unread }
}

scope.onmessage = async ({ data }) =>
  scope.postMessage(
    await answered(data).catch((problem) => ({ problem: String((problem as Error).message) })),
  )
