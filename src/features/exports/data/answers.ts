import { callService, HALTED } from '#jobs/job-run.ts'
import type { AnyRecord } from '#records/record.ts'
import { cacheRecordPage } from '#storage/record-cache.ts'
import { countsOf, withCounts } from '../model/counts.ts'
import type { Ask } from './export-progress.ts'
import { askFor, fieldsOfOrder } from './export-queries.ts'
import { type Run, withCall } from './running.ts'
import { pageStored, textOf } from './stored-pages.ts'

/** Makes a call and stores its answer before anything else is done with it. */
export async function answer(run: Run, ask: Ask): Promise<void> {
  const start = performance.now()
  const records = await callService(run, () => askFor(run.standing, ask))
  const seconds = (performance.now() - start) / 1000
  await (ask.part === 'ids' ? storeIds : storeRecords)(run, ask, records, seconds)
}

async function storeIds(run: Run, { at, limit }: Ask, records: AnyRecord[], seconds: number): Promise<void> {
  const { standing } = run
  const ids = records.map(({ Id }) => Id)
  const etags = records.map(({ ETag }) => ETag)
  const page = { limit, ids: textOf(ids), etags: textOf(etags) }
  const job = await pageStored(standing.job.id, { part: 'ids', at, page }, (now) => ({
    ...withCall(run, now, seconds),
    found: now.found + ids.length,
  }))
  if (!job) return run.halt.abort(HALTED)
  standing.ids.set(at, { limit, ids, etags })
}

async function storeRecords(run: Run, ask: Ask, records: AnyRecord[], seconds: number): Promise<void> {
  const { seen, leftOut, choice, records: stored, job } = run.standing
  const page = {
    limit: ask.limit,
    ids: textOf(records.map(({ Id }) => Id)),
    records: JSON.stringify(records),
  }
  const asked = choice?.toRead.slice(ask.at, ask.at + ask.limit)
  const counts = countsOf(records, { seen, leftOut, asked, versions: choice?.versions })
  for (const { Id } of records) seen.add(Id)
  stored.set(ask.at, { limit: ask.limit })
  const kept = await pageStored(job.id, { part: 'records', at: ask.at, page }, (now) =>
    withCounts(withCall(run, now, seconds), counts),
  )
  if (!kept) return run.halt.abort(HALTED)
  await cacheRecordPage(job.order.kind, records, fieldsOfOrder(job.order))
}
