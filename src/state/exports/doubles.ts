import { type Facts, factsOf, groupsOf, removedOf } from '../../lists/duplicates.ts'
import type { Job } from '../../lists/job.ts'
import { atOnce } from '../../lists/slices.ts'
import { storedRecords } from './records.ts'

/** The ids of a job's stored records that are not written, as they are the same as one before them. */
export async function doublesOf(job: Job, leftOut: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const { kind, distinct } = job.order
  if (distinct.length === 0) return new Set()
  const facts: Facts[] = []
  for await (const some of storedRecords(job, leftOut))
    for (const record of some) facts.push(factsOf(kind, record, distinct, []))
  return removedOf(atOnce(groupsOf(facts, distinct)), 'first')
}
