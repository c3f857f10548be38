import type { Company } from '#contract/company.ts'
import type { Person } from '#contract/person.ts'
import type { ReleaseField } from '#contract/releases.ts'

type AnyRecord = Partial<Company & Person>

/**
 * Fields that do not belong to the file: what the service derives from other fields or from dates, and the Id.
 */
const derived: ReadonlySet<string> = new Set([
  'ETag',
  'Id',
  'Links',
  'AddressParsed',
  'RecordStatus',
  'FirstSeen',
  'LastSeen',
  'MergedSources',
])

/** The fields in which two records with one Id differ, in the order of the contract. */
export function differingFields(before: AnyRecord, after: AnyRecord): ReleaseField[] {
  const found: ReleaseField[] = []
  for (const field of Object.keys(after) as (keyof AnyRecord)[]) {
    if (derived.has(field)) continue
    const [was, is] = [fieldText(before[field]), fieldText(after[field])]
    if (was !== is) found.push({ field, before: was, after: is })
  }
  return found
}

/** A value of a record as text: of codes and addresses of the web one after the other, of named values `name: value`. */
export function fieldText(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.map(itemText).join('; ')
  if (typeof value !== 'object') return String(value)
  return Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .map(([name, part]) => `${name}: ${part}`)
    .join('; ')
}

/** An item of a list by what it is known by: the description of a code follows from the code. */
function itemText(item: unknown): string {
  if (typeof item !== 'object' || item === null) return String(item)
  const { Code, Uri } = item as { Code?: string; Uri?: string }
  return Code ?? Uri ?? fieldText(item)
}

/** What a record is known by. */
export const recordName = ({ CompanyName, FirstName, LastName }: AnyRecord): string =>
  CompanyName ?? [FirstName, LastName].filter(Boolean).join(' ')
