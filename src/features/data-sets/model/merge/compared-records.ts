import type { Kind } from '#contract/kind.ts'
import { compareFields, type MarkedRun } from '#criteria/compare/field-differences.ts'
import { knownOf, labelOf, matchFields } from '#criteria/known.ts'
import { columnLabel } from '#files/columns.ts'
import type { AnyRecord } from '#records/record.ts'
import { fold } from '#shared/text/fold.ts'
import { columnsOf, textOf } from '../import/records-table.ts'

/** A field of both records of a pair, with the words marked that differ. */
export interface ComparedRow {
  key: string
  label: string
  into: readonly MarkedRun[]
  from: readonly MarkedRun[]
  differs: boolean
}

type StoredRecord = Readonly<Record<string, unknown>>

/** Fields that a match compares, and those that follow from others or say nothing of what a record is. */
const apart: ReadonlySet<string> = new Set([
  ...['Id', 'ETag', 'Links', 'RecordStatus', 'FirstSeen', 'LastSeen', 'UpdateDate', 'AreaCode'],
  ...['Source', 'SourceId', 'SourceConfidence', 'Location', 'LocationGrade', 'LocationId', 'SicGrade'],
  'MergedSources',
  ...['CompanyName', 'FirstName', 'LastName', 'Address', 'City', 'StateProvince', 'PostalCode', 'Phone'],
])

/** Both records of a pair, field by field: what a match compares, then every other field that one of them has. */
export function comparedRows(kind: Kind, into: StoredRecord, from: StoredRecord): ComparedRow[] {
  const compared = compareFields(knownOf(kind, into as AnyRecord), knownOf(kind, from as AnyRecord))
  const matched = matchFields.map((field): ComparedRow => {
    const { input, record, verdict } = compared[field]
    const differs = verdict === 'near' || verdict === 'partly' || verdict === 'differs'
    return { key: field, label: labelOf(field), into: input, from: record, differs }
  })
  const others = columnsOf([into, from]).filter((field) => !apart.has(field))
  return [...matched, ...others.map((field) => plainRow(field, textOf(into[field]), textOf(from[field])))]
}

function plainRow(field: string, into: string, from: string): ComparedRow {
  const differs = into !== '' && from !== '' && fold(into) !== fold(from)
  const runs = (text: string): MarkedRun[] => (text ? [{ text, mark: differs ? 'differs' : 'same' }] : [])
  return { key: field, label: columnLabel(field), into: runs(into), from: runs(from), differs }
}
