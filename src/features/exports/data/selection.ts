import { HALTED } from '#jobs/job-run.ts'
import { PAGE_SIZE } from '#jobs/paging.ts'
import type { Members } from '#lists/list.ts'
import { cachedRecords, coversFields } from '#storage/record-cache.ts'
import { selectFrom } from '../model/selected-records.ts'
import type { ExportRun } from './export-calls.ts'
import { type ExportProgress, withVersions } from './export-progress.ts'
import { fieldsOfOrder } from './export-queries.ts'
import { asLines, storePage, storeSelection } from './stored-pages.ts'

/** Once all ids are loaded: selects the records to export, and of those the ones that are not cached and must be loaded. */
export async function selectRecords(run: ExportRun): Promise<void> {
  const { progress } = run
  const { id, order } = progress.job
  const { selected, found, repeated, excluded } = selectFrom(foundIds(progress), {
    excluded: progress.excluded,
    limit: order.most,
  })
  const toRead = order.way === 'ids-first' ? await copyCachedRecords(run, selected) : [...selected.ids]
  const cached = selected.ids.length - toRead.length
  const job = await storeSelection(id, { selected, toRead }, (now) => ({
    ...now,
    found,
    repeated,
    leftOut: excluded,
    missing: Math.max(0, requestedIds(progress) - found),
    chosen: selected.ids.length,
    held: cached,
    stored: cached,
  }))
  if (!job) return run.halt.abort(HALTED)
  progress.selection = withVersions({ selected, toRead })
}

/** All ids in the order of the search or list. A list that is loaded at once has no versions. */
function foundIds({ job, known, ids }: ExportProgress): Members {
  if (known && job.order.way === 'at-once') return { ids: known, etags: known.map(() => '') }
  const pages = [...ids].sort(([a], [b]) => a - b).map(([, page]) => page)
  const found = { ids: pages.flatMap((page) => page.ids), etags: pages.flatMap((page) => page.etags) }
  return known ? inOrderOf(known, found) : found
}

/** The found ids in the order of the list: the service returns them in its own order. */
function inOrderOf(known: readonly string[], { ids, etags }: Members): Members {
  const versions = new Map(ids.map((id, i) => [id, etags[i] ?? '']))
  const found = known.filter((id) => versions.has(id))
  return { ids: found, etags: found.map((id) => versions.get(id) ?? '') }
}

/** How many ids the service should have returned. */
function requestedIds({ job, known, ids }: ExportProgress): number {
  if (job.order.way === 'at-once') return known?.length ?? 0
  if (!known && job.order.most === undefined) return job.total
  return [...ids.values()].reduce((sum, { limit }) => sum + limit, 0)
}

/** Copies the selected records that are cached in the right version with all fields; returns the ids of the others. */
async function copyCachedRecords({ progress, halt }: ExportRun, { ids, etags }: Members): Promise<string[]> {
  const { id, order } = progress.job
  const fields = fieldsOfOrder(order)
  const toRead: string[] = []
  for (let at = 0; at < ids.length; at += PAGE_SIZE) {
    halt.signal.throwIfAborted()
    const page = ids.slice(at, at + PAGE_SIZE)
    const cached = await cachedRecords(order.kind, page)
    const usable = cached.filter((it, i) => coversFields(it, fields, etags[at + i]))
    const records = usable.flatMap((it) => it?.record ?? [])
    const copied = new Set(records.map(({ Id }) => Id))
    toRead.push(...page.filter((one) => !copied.has(one)))
    const stored = { limit: PAGE_SIZE, ids: asLines(copied), records: JSON.stringify(records) }
    if (copied.size > 0) await storePage(id, { part: 'cached', at, page: stored }, (job) => job)
  }
  return toRead
}
