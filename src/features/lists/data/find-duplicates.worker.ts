import '#contract/no-eval.ts'
import type { Kind } from '#contract/kind.ts'
import { mapCachedMembers } from '#lists/cached-members.ts'
import { type DuplicateGroup, duplicateGroups, recordFacts } from '#lists/duplicates.ts'
import { comparedFields, type MatchKey } from '#lists/match-keys.ts'
import { unpackMembers } from '#lists/members.ts'
import type { AnyRecord } from '#records/record.ts'
import { atOnce } from '#shared/time-slices.ts'
import type { PackedMembers } from '#storage/database.ts'

/** A request for the duplicates among records. */
export interface DuplicatesRequest {
  kind: Kind
  members: PackedMembers
  by: readonly MatchKey[]
}

/** Groups among the loaded records; the ids of the others as lines. */
export type DuplicatesResponse =
  | { groups: readonly DuplicateGroup[]; read: number; unread: string; problem?: undefined }
  | { problem: string }

const scope = globalThis as unknown as {
  onmessage: (event: MessageEvent<DuplicatesRequest>) => void
  postMessage: (answer: DuplicatesResponse) => void
}

async function respond({ kind, members, by }: DuplicatesRequest): Promise<DuplicatesResponse> {
  const all = unpackMembers(members)
  const part = (record: AnyRecord, fields: readonly string[]) => recordFacts(kind, record, by, fields)
  const parts = await mapCachedMembers(kind, all, comparedFields(kind, by), part)
  const facts = parts.filter((it) => it !== undefined)
  const unread = all.ids.filter((_, i) => parts[i] === undefined).join('\n')
  return { groups: atOnce(duplicateGroups(facts, by)), read: facts.length, unread }
}

scope.onmessage = async ({ data }) =>
  scope.postMessage(await respond(data).catch((problem) => ({ problem: String((problem as Error).message) })))
