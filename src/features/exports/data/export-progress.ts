import { nextRange, type Range } from '#jobs/paging.ts'
import { linesOf } from '#lists/ids-text.ts'
import type { Members } from '#lists/list.ts'
import type { Job } from '../model/job.ts'
import { choiceOf, idPageAt, placesOf, rangeOf, readJob, recordPageAt, sourceOf } from './stored-pages.ts'

/** A job with what it has so far, as its worker holds it while it runs. */
export interface Standing {
  job: Job
  /** The ids of a list or of picked rows; undefined for a search. */
  known: readonly string[] | undefined
  leftOut: ReadonlySet<string>
  /** Pages of ids that are stored, by their place. */
  ids: Map<number, Members & { limit: number }>
  /** Pages of records that are stored, by their place. */
  records: Map<number, { limit: number }>
  /** Ids of the records that are stored. */
  seen: Set<string>
  choice: Choice | undefined
}

/** What is exported and what of it is read, with the version that each record had when its id was read. */
interface Choice {
  chosen: Members
  toRead: readonly string[]
  versions: ReadonlyMap<string, string>
}

export const withVersions = ({ chosen, toRead }: Omit<Choice, 'versions'>): Choice => ({
  chosen,
  toRead,
  versions: new Map(chosen.ids.map((id, i) => [id, chosen.etags[i] ?? ''])),
})

/** One call of a job: a range of the ids of a search or of a list, of the records of a search, or of the chosen ids. */
export interface Ask extends Range {
  part: 'ids' | 'records'
}

/** A job as it was left, out of what is stored; undefined when it is gone. */
export async function progressOf(id: string): Promise<Standing | undefined> {
  const job = await readJob(id)
  if (!job || job.deleted) return undefined
  const [source, choice] = await Promise.all([sourceOf(id), choiceOf(id)])
  const standing: Standing = {
    job,
    known: source.ids === undefined ? undefined : linesOf(source.ids),
    leftOut: new Set(linesOf(source.leftOut)),
    ids: new Map(),
    records: new Map(),
    seen: new Set(),
    choice: choice && withVersions(choice),
  }
  if (!standing.choice) await addIds(standing)
  await addRecords(standing)
  return standing
}

async function addIds({ job, ids }: Standing): Promise<void> {
  for (const at of await placesOf(job.id, 'ids')) {
    const page = await idPageAt(job.id, at)
    ids.set(at, { limit: page.limit, ids: linesOf(page.ids), etags: page.etags.split('\n') })
  }
}

async function addRecords({ job, records, seen }: Standing): Promise<void> {
  for (const at of await placesOf(job.id, 'records')) {
    const page = await recordPageAt(job.id, 'records', at)
    if (!page) continue
    records.set(at, { limit: page.limit })
    for (const id of linesOf(page.ids)) seen.add(id)
  }
}

/** Whether whole pages of a search's records are read, without their ids first. */
export const readsPages = ({ order }: Job): boolean =>
  order.way === 'at-once' && order.source.type === 'search'

/** What a job asks now: ids before they are chosen, else records. */
const partOf = ({ job, choice }: Standing): Ask['part'] => (choice || readsPages(job) ? 'records' : 'ids')

/** The next call of a job, given those under way; undefined when there is nothing to ask until one is answered, or at all. */
export function nextAsk(standing: Standing, underWay: readonly Ask[]): Ask | undefined {
  const { job, known, choice, records, ids } = standing
  const part = partOf(standing)
  if (part === 'ids' && job.order.way === 'at-once') return undefined
  const stored = [...(part === 'ids' ? ids : records)].map(([at, page]) => rangeOf(at, page))
  const total = choice?.toRead.length ?? known?.length ?? job.total
  const next = nextRange([...stored, ...underWay], {
    total,
    more: choice ? undefined : moreOf(standing, underWay),
  })
  return next && { part, ...next }
}

/** How many more are wanted of a search or list of which only so many are exported. */
function moreOf(standing: Standing, underWay: readonly Ask[]): number | undefined {
  const { most } = standing.job.order
  if (most === undefined) return undefined
  const asked = underWay.reduce((sum, { limit }) => sum + limit, 0)
  return most - keptOf(standing) - asked
}

/** Distinct ids so far that are not left out. */
function keptOf({ ids, seen, leftOut }: Standing): number {
  const found = new Set(seen)
  for (const page of ids.values()) for (const id of page.ids) found.add(id)
  let kept = 0
  for (const id of found) if (!leftOut.has(id)) kept += 1
  return kept
}
