import { PAGE_SIZE } from '#jobs/paging.ts'
import type { AnyRecord } from '#records/record.ts'
import type { Job } from '../model/job.ts'
import { readsPages } from './export-progress.ts'
import { choiceOf, placesOf, type RecordPage, recordPageAt } from './stored-pages.ts'

/** The records of a job that are stored, in the order of its search or list, a page at a time; each once. */
export async function* storedRecords(job: Job, leftOut: ReadonlySet<string>): AsyncGenerator<AnyRecord[]> {
  const { most = Number.POSITIVE_INFINITY } = job.order
  const written = new Set<string>()
  for await (const records of readsPages(job) ? pagesInOrder(job.id) : chosenInOrder(job.id)) {
    const fresh = records.filter(({ Id }) => {
      if (leftOut.has(Id) || written.has(Id) || written.size >= most) return false
      return written.add(Id)
    })
    if (fresh.length > 0) yield fresh
  }
}

async function* pagesInOrder(id: string): AsyncGenerator<AnyRecord[]> {
  for (const at of await placesOf(id, 'records')) yield recordsIn(await recordPageAt(id, 'records', at))
}

/** What was held and what was read, together in the order of the chosen ids: both are stored in that order. */
async function* chosenInOrder(id: string): AsyncGenerator<AnyRecord[]> {
  const choice = await choiceOf(id)
  if (!choice) return
  const { chosen, toRead } = choice
  let next = 0
  let read = byId(undefined)
  for (let at = 0; at < chosen.ids.length; at += PAGE_SIZE) {
    const held = byId(await recordPageAt(id, 'held', at))
    const records: AnyRecord[] = []
    for (const one of chosen.ids.slice(at, at + PAGE_SIZE)) {
      const isRead = one === toRead[next]
      if (isRead && next % PAGE_SIZE === 0) read = byId(await recordPageAt(id, 'records', next))
      if (isRead) next += 1
      const record = (isRead ? read : held).get(one)
      if (record) records.push(record)
    }
    yield records
  }
}

const recordsIn = (page: RecordPage | undefined): AnyRecord[] =>
  page ? (JSON.parse(page.records) as AnyRecord[]) : []

const byId = (page: RecordPage | undefined) => new Map(recordsIn(page).map((record) => [record.Id, record]))
