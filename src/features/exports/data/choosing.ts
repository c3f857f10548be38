import { HALTED } from '#jobs/job-run.ts'
import { PAGE_SIZE } from '#jobs/paging.ts'
import type { Members } from '#lists/list.ts'
import { cachedRecords, coversFields } from '#storage/record-cache.ts'
import { chosenOf } from '../model/chosen-records.ts'
import { type Standing, withVersions } from './export-progress.ts'
import { fieldsOfOrder } from './export-queries.ts'
import type { Run } from './running.ts'
import { choiceStored, pageStored, textOf } from './stored-pages.ts'

/** Once all ids are there: settles what is exported, and what of it is held and not read again. */
export async function choose(run: Run): Promise<void> {
  const { standing } = run
  const { id, order } = standing.job
  const { chosen, ...counts } = chosenOf(foundIn(standing), {
    leftOut: standing.leftOut,
    most: order.most,
  })
  const toRead = order.way === 'ids-first' ? await keepCached(run, chosen) : [...chosen.ids]
  const held = chosen.ids.length - toRead.length
  const missing = Math.max(0, askedIn(standing) - counts.found)
  const job = await choiceStored(id, { chosen, toRead }, (now) => ({
    ...now,
    ...counts,
    missing,
    chosen: chosen.ids.length,
    held,
    stored: held,
  }))
  if (!job) return run.halt.abort(HALTED)
  standing.choice = withVersions({ chosen, toRead })
}

/** All ids in the order of the search or list; those of a list without a word of the service where none was asked. */
function foundIn({ job, known, ids }: Standing): Members {
  if (known && job.order.way === 'at-once') return { ids: known, etags: known.map(() => '') }
  const pages = [...ids].sort(([a], [b]) => a - b).map(([, page]) => page)
  const found = { ids: pages.flatMap((page) => page.ids), etags: pages.flatMap((page) => page.etags) }
  return known ? inOrderOf(known, found) : found
}

/** The service answers in an order of its own. */
function inOrderOf(known: readonly string[], { ids, etags }: Members): Members {
  const version = new Map(ids.map((id, i) => [id, etags[i] ?? '']))
  const there = known.filter((id) => version.has(id))
  return { ids: there, etags: there.map((id) => version.get(id) ?? '') }
}

/** How many ids should have come. */
function askedIn({ job, known, ids }: Standing): number {
  if (job.order.way === 'at-once') return known?.length ?? 0
  if (!known && job.order.most === undefined) return job.total
  return [...ids.values()].reduce((sum, { limit }) => sum + limit, 0)
}

/** Copies the chosen records that are held in the right version with all fields; answers with the ids of the others. */
async function keepCached({ standing, halt }: Run, { ids, etags }: Members): Promise<string[]> {
  const { id, order } = standing.job
  const fields = fieldsOfOrder(order)
  const toRead: string[] = []
  for (let at = 0; at < ids.length; at += PAGE_SIZE) {
    halt.signal.throwIfAborted()
    const some = ids.slice(at, at + PAGE_SIZE)
    const held = await cachedRecords(order.kind, some)
    const good = held.filter((it, i) => coversFields(it, fields, etags[at + i]))
    const records = good.flatMap((it) => it?.record ?? [])
    const there = new Set(records.map(({ Id }) => Id))
    toRead.push(...some.filter((one) => !there.has(one)))
    const page = { limit: PAGE_SIZE, ids: textOf(there), records: JSON.stringify(records) }
    if (there.size > 0) await pageStored(id, { part: 'held', at, page }, (job) => job)
  }
  return toRead
}
