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
import { storedRecords } from './records.ts'

/** What tells which records of an order are the same, and which stays: of the fields that it asks for, whatever else is held. */
export function factsFor(order: FieldsOrder): (record: AnyRecord) => RecordFacts {
  const fields = fieldsOfOrder(order)
  return (record) => {
    const asked = Object.fromEntries(fields.map((field) => [field, record[field]]))
    return recordFacts(order.kind, { ...asked, Id: record.Id } as AnyRecord, order.distinct, fields)
  }
}

/** Groups of a job's stored records that are the same, in the order of the file. */
export async function duplicatesIn(job: Job, leftOut: ReadonlySet<string>): Promise<DuplicateGroup[]> {
  const { distinct } = job.order
  if (distinct.length === 0) return []
  const factsIn = factsFor(job.order)
  const facts: RecordFacts[] = []
  for await (const some of storedRecords(job, leftOut)) for (const record of some) facts.push(factsIn(record))
  return atOnce(duplicateGroups(facts, distinct))
}

/** The ids of a job's stored records that are not written, as another one of their group is. */
export async function duplicatesOf(job: Job, leftOut: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const { keep, kept } = job.order
  return idsToRemove(await duplicatesIn(job, leftOut), keep, new Set(kept))
}
