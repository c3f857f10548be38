import {
  type DuplicateGroup,
  duplicateGroups,
  idsToRemove,
  type RecordFacts,
  recordFacts,
} from '#lists/duplicates.ts'
import type { AnyRecord } from '#records/record.ts'
import { atOnce } from '#shared/time-slices.ts'
import type { Job } from '../model/job.ts'
import { type FieldsOrder, fieldsOfOrder } from './export-queries.ts'
import { storedRecords } from './stored-records.ts'

/** What is compared of a record: only the fields that the order loads, even if more are cached. */
export function comparedFieldsOf(order: FieldsOrder): (record: AnyRecord) => RecordFacts {
  const fields = fieldsOfOrder(order)
  return (record) => {
    const values = Object.fromEntries(fields.map((field) => [field, record[field]]))
    return recordFacts(order.kind, { ...values, Id: record.Id } as AnyRecord, order.distinct, fields)
  }
}

/** Groups of duplicates among the stored records of a job, in the order of the file. */
export async function jobDuplicates(job: Job, excluded: ReadonlySet<string>): Promise<DuplicateGroup[]> {
  const { distinct } = job.order
  if (distinct.length === 0) return []
  const compared = comparedFieldsOf(job.order)
  const facts: RecordFacts[] = []
  for await (const page of storedRecords(job, excluded))
    for (const record of page) facts.push(compared(record))
  return atOnce(duplicateGroups(facts, distinct))
}

/** Ids of the stored records that are not written because another record of their group is. */
export async function excludedDuplicates(
  job: Job,
  excluded: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const { keep, kept: keepIds } = job.order
  return idsToRemove(await jobDuplicates(job, excluded), keep, new Set(keepIds))
}
