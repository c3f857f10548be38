import { PAGE_SIZE } from '#jobs/paging.ts'
import { screenOf } from '#lists/do-not-contact/screen.ts'
import { readEntries } from '#lists/do-not-contact/stored-entries.ts'
import { excludedIds } from '#lists/excluded-ids.ts'
import { linesOf } from '#lists/ids-text.ts'
import type { AnyRecord } from '#records/record.ts'
import type { Job } from '../model/job.ts'
import { loadsWholePages } from './export-progress.ts'
import { pagePositions, type RecordPage, readRecordPage, readSelection, readSource } from './stored-pages.ts'

/** Ids that were excluded when a job began, and those added to a do-not-contact list since. */
export async function excludedIdsOf({ id, order }: Job): Promise<ReadonlySet<string>> {
  const { leftOut: excluded } = await readSource(id)
  return new Set([...linesOf(excluded), ...(await excludedIds(order.kind, []))])
}

/** The stored records of a job page by page, in the order of its search or list; each once, and none that meets a do-not-contact entry. */
export async function* storedRecords(job: Job, excluded: ReadonlySet<string>): AsyncGenerator<AnyRecord[]> {
  const { most: limit = Number.POSITIVE_INFINITY } = job.order
  const written = new Set<string>()
  const meetsEntry = screenOf(await readEntries())
  for await (const records of loadsWholePages(job) ? pagesInOrder(job.id) : selectedInOrder(job.id)) {
    const fresh = records.filter((record) => {
      const { Id } = record
      if (excluded.has(Id) || written.has(Id) || written.size >= limit || meetsEntry(record)) return false
      return written.add(Id)
    })
    if (fresh.length > 0) yield fresh
  }
}

async function* pagesInOrder(id: string): AsyncGenerator<AnyRecord[]> {
  for (const at of await pagePositions(id, 'records'))
    yield recordsIn(await readRecordPage(id, 'records', at))
}

/** Cached and loaded records merged in the order of the selected ids: both are stored in that order. */
async function* selectedInOrder(id: string): AsyncGenerator<AnyRecord[]> {
  const selection = await readSelection(id)
  if (!selection) return
  const { selected, toRead } = selection
  let next = 0
  let loaded = byId(undefined)
  for (let at = 0; at < selected.ids.length; at += PAGE_SIZE) {
    const cached = byId(await readRecordPage(id, 'cached', at))
    const records: AnyRecord[] = []
    for (const one of selected.ids.slice(at, at + PAGE_SIZE)) {
      const isLoaded = one === toRead[next]
      if (isLoaded && next % PAGE_SIZE === 0) loaded = byId(await readRecordPage(id, 'records', next))
      if (isLoaded) next += 1
      const record = (isLoaded ? loaded : cached).get(one)
      if (record) records.push(record)
    }
    yield records
  }
}

const recordsIn = (page: RecordPage | undefined): AnyRecord[] =>
  page ? (JSON.parse(page.records) as AnyRecord[]) : []

const byId = (page: RecordPage | undefined) => new Map(recordsIn(page).map((record) => [record.Id, record]))
