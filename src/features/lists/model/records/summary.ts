import type { Kind } from '#contract/kind.ts'
import { type AnyRecord, nameOf, type RecordField } from '#records/record.ts'
import { NONE } from '#shared/text/format.ts'

/** What a row of these panels shows of a record: all of it comes at the price of Basic. */
export const summaryFields: Record<Kind, readonly RecordField[]> = {
  companies: ['CompanyName', 'Address', 'City', 'StateProvince', 'PostalCode', 'Phone'],
  people: ['FirstName', 'MiddleInitial', 'LastName', 'Address', 'City', 'StateProvince', 'PostalCode'],
}

/** What a record is called; its id where that was not read. */
export const recordTitle = (kind: Kind, id: string, record: AnyRecord | undefined): string =>
  (record && nameOf(kind, record)) ?? id

/** Street and place of a record in one line. */
export function placeLine(record: AnyRecord | undefined): string {
  const { Address, City, StateProvince, PostalCode } = record ?? {}
  const place = [City, [StateProvince, PostalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return [Address, place].filter(Boolean).join(', ') || NONE
}
