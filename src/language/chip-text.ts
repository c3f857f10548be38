import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import { chipsOf } from '#criteria/describe.ts'
import { fieldOf } from '#criteria/fields.ts'

/** Criteria as the chip that they become: "Employees here: 20–49", "No franchises". */
export function chipText(kind: Kind, criteria: Criteria): string {
  return chipsOf(kind, criteria)
    .map(({ key, label, text }) => (fieldOf(kind, key).control.type === 'flag' ? text : `${label}: ${text}`))
    .join(', ')
}
