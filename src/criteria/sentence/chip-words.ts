import type { Criteria } from '#contract/criteria'
import type { Kind } from '#contract/kind'
import { chipsOf } from '../describe.ts'
import { fieldOf } from '../fields.ts'

/** Criteria as the chip that they become: "Employees here: 20–49", "No franchises". */
export function chipWords(kind: Kind, criteria: Criteria): string {
  return chipsOf(kind, criteria)
    .map(({ key, label, words }) =>
      fieldOf(kind, key).control.type === 'flag' ? words : `${label}: ${words}`,
    )
    .join(', ')
}
