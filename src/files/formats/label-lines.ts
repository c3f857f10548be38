import type { Kind } from '#contract/kind.ts'
import { type AnyRecord, personOf } from '#records/record.ts'

/** The last line of an address in the United States and Canada: "Omaha NE 68102". */
function lastLine({ City, StateProvince, PostalCode }: AnyRecord): string {
  return [City, StateProvince, PostalCode].filter(Boolean).join(' ')
}

/**
 * The lines of a label, from who to where; none for a record that mail cannot reach: without a street, or with neither ZIP
 * code nor city.
 */
export function labelLines(kind: Kind, record: AnyRecord): string[] {
  const { Address, City, PostalCode, CompanyName } = record
  if (!Address?.trim() || !(PostalCode || City)) return []
  const who = kind === 'people' ? [personOf(record)] : [personOf(record), CompanyName]
  return [...who, Address, lastLine(record)].filter(
    (line) => line !== undefined && line.trim() !== '',
  ) as string[]
}
