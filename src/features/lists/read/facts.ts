import type { Kind } from '#contract/kind'
import type { AnyRecord } from '../../../criteria/record.ts'
import { type Facts, factsOf, fieldsCompared, type Sameness } from '../../../lists/duplicates.ts'
import type { Members } from '../../../lists/list.ts'
import { heldParts } from '../../../state/held-parts.ts'

/** What is known of records in these ways of being the same, and which of them would have to be read. */
export async function factsHeld(
  kind: Kind,
  members: Members,
  by: readonly Sameness[],
  signal: AbortSignal,
): Promise<{ facts: Facts[]; unread: string[] }> {
  const part = (record: AnyRecord, fields: readonly string[]) => factsOf(kind, record, by, fields)
  const facts = await heldParts(kind, members, fieldsCompared(kind, by), part, signal)
  return {
    facts: facts.filter((it): it is Facts => it !== undefined),
    unread: members.ids.filter((_, i) => facts[i] === undefined),
  }
}
