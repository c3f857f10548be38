import { type AnyRecord, industryOf } from '#records/record.ts'
import { range } from '#shared/text/format.ts'

/** What is special about a record, in a word each. */
export function tagsOf({ BusinessType, Franchise, RecordStatus }: AnyRecord): string[] {
  const tags = [
    BusinessType && BusinessType !== 'Single location' && BusinessType.toLowerCase(),
    Franchise && Franchise !== 'No' && 'franchise',
    RecordStatus === 'New' && 'new',
  ]
  return tags.filter((tag) => typeof tag === 'string')
}

/** Where a record is, in one line. */
export const placeOf = ({ Address, City, StateProvince, PostalCode }: AnyRecord): string =>
  [Address, City, [StateProvince, PostalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')

/** The line below the name: where a record is and what it does. */
export function summaryOf(record: AnyRecord): string[] {
  const { LocationEmployeesSizeRange, AgeRange } = record
  const facts = [
    placeOf(record),
    industryOf(record),
    LocationEmployeesSizeRange && `${range(LocationEmployeesSizeRange)} employees`,
    AgeRange && `age ${range(AgeRange)}`,
  ]
  return facts.filter((fact) => typeof fact === 'string' && fact !== '') as string[]
}
