import { createHash } from 'node:crypto'
import type { Kind } from '#contract/kind.ts'

const DIGITS = /^\d{1,17}$/

/**
 * The numeric key of the Id of a parent company or a household: its digits after a 1, so that leading zeros count. Other Ids
 * become 63 bits of their SHA-256, less than 0: two of 50 million share one once in some thousands of such data sets.
 */
export function relatedIdsKey(id: string): bigint {
  if (DIGITS.test(id)) return BigInt(`1${id}`)
  const hash = createHash('sha256').update(id).digest()
  return -(hash.readBigUInt64BE() >> 1n) - 1n
}

/** The cell of such an Id. */
export const relatedIdsCell = (id: string | undefined) => (id ? String(relatedIdsKey(id)) : null)

/** Where the records of a parent or household are found: a table of `name`, the column that holds its number, sorted, with their `pos`. */
export const relatedIdsTable = (kind: Kind, name: 'ParentCompany' | 'HouseholdId') => `create table kin as
  select ${name} as Key, pos from ${kind} where ${name} is not null order by Key, pos`
