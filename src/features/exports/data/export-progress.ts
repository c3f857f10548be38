import type { VersionSeries } from '#api/version-series.ts'
import { nextRange, type Range } from '#jobs/paging.ts'
import { screenOf } from '#lists/do-not-contact/screen.ts'
import { readEntries } from '#lists/do-not-contact/stored-entries.ts'
import { linesOf } from '#lists/ids-text.ts'
import type { Members } from '#lists/list.ts'
import type { AnyRecord } from '#records/record.ts'
import type { Job } from '../model/job.ts'
import {
  pagePositions,
  readIdPage,
  readJob,
  readRecordPage,
  readSelection,
  readSource,
} from './stored-pages.ts'

/** A running job with everything that it has stored so far. */
export interface ExportProgress {
  job: Job
  /** The ids of a list or of selected rows; undefined for a search. */
  known: readonly string[] | undefined
  /** Excluded ids, and those of loaded records that meet a do-not-contact entry. */
  excluded: Set<string>
  meetsEntry: (record: AnyRecord) => boolean
  /** Stored pages of ids by position. */
  ids: Map<number, Members & { limit: number }>
  /** Stored pages of records by position. */
  records: Map<number, { limit: number }>
  /** Ids of the stored records. */
  seen: Set<string>
  selection: Selection | undefined
  /** The version of the data that all its calls are answered from. */
  series: VersionSeries
}

/** The records to export, the ids of those to load, and the version that each record had when its id was loaded. */
interface Selection {
  selected: Members
  toRead: readonly string[]
  versions: ReadonlyMap<string, string>
}

export const withVersions = ({ selected, toRead }: Omit<Selection, 'versions'>): Selection => ({
  selected,
  toRead,
  versions: new Map(selected.ids.map((id, i) => [id, selected.etags[i] ?? ''])),
})

/** One call of a job: a range of ids, or of records of the search or of the selection. */
export interface ExportCall extends Range {
  part: 'ids' | 'records'
}

/** The progress of a job from what is stored; undefined when there is no such job. */
export async function readProgress(id: string): Promise<ExportProgress | undefined> {
  const job = await readJob(id)
  if (!job || job.deleted) return undefined
  const [source, selection, entries] = await Promise.all([readSource(id), readSelection(id), readEntries()])
  const progress: ExportProgress = {
    job,
    known: source.ids === undefined ? undefined : linesOf(source.ids),
    excluded: new Set(linesOf(source.leftOut)),
    meetsEntry: screenOf(entries),
    ids: new Map(),
    records: new Map(),
    seen: new Set(),
    selection: selection && withVersions(selection),
    series: { version: job.answeredFrom },
  }
  if (!progress.selection) await addIds(progress)
  await addRecords(progress)
  return progress
}

async function addIds({ job, ids }: ExportProgress): Promise<void> {
  for (const at of await pagePositions(job.id, 'ids')) {
    const page = await readIdPage(job.id, at)
    ids.set(at, { limit: page.limit, ids: linesOf(page.ids), etags: page.etags.split('\n') })
  }
}

async function addRecords({ job, records, seen }: ExportProgress): Promise<void> {
  for (const at of await pagePositions(job.id, 'records')) {
    const page = await readRecordPage(job.id, 'records', at)
    if (!page) continue
    records.set(at, { limit: page.limit })
    for (const id of linesOf(page.ids)) seen.add(id)
  }
}

/** Whether whole pages of a search are loaded, without their ids first. */
export const loadsWholePages = ({ order }: Job): boolean =>
  order.way === 'at-once' && order.source.type === 'search'

/** What the next call loads: ids until the records are selected, else records. */
const nextPart = ({ job, selection }: ExportProgress): ExportCall['part'] =>
  selection || loadsWholePages(job) ? 'records' : 'ids'

/** The next call of a job, given those under way; undefined when there is none until one of them is answered, or at all. */
export function nextCall(progress: ExportProgress, underWay: readonly ExportCall[]): ExportCall | undefined {
  const { job, known, selection, records, ids } = progress
  const part = nextPart(progress)
  if (part === 'ids' && job.order.way === 'at-once') return undefined
  const stored = [...(part === 'ids' ? ids : records)].map(([at, { limit }]) => ({ at, limit }))
  const total = selection?.toRead.length ?? known?.length ?? job.total
  const next = nextRange([...stored, ...underWay], {
    total,
    more: selection ? undefined : missingForLimit(progress, underWay),
  })
  return next && { part, ...next }
}

/** How many more records are needed to reach the limit of the order; undefined without a limit. */
function missingForLimit(progress: ExportProgress, underWay: readonly ExportCall[]): number | undefined {
  const { most: limit } = progress.job.order
  if (limit === undefined) return undefined
  const requested = underWay.reduce((sum, { limit }) => sum + limit, 0)
  return limit - countIncluded(progress) - requested
}

/** Distinct ids so far that are not excluded. */
function countIncluded({ ids, seen, excluded }: ExportProgress): number {
  const found = new Set(seen)
  for (const page of ids.values()) for (const id of page.ids) found.add(id)
  let included = 0
  for (const id of found) if (!excluded.has(id)) included += 1
  return included
}
