import { callsOf } from '#api/kinds.ts'
import { requiredFields } from '#files/columns.ts'
import { PAGE_SIZE } from '#jobs/paging.ts'
import { type OnWait, rateLimiter } from '#jobs/rate-limiter.ts'
import { withRetries } from '#jobs/retry.ts'
import { excludedIds } from '#lists/excluded-ids.ts'
import { type AnyRecord, fieldsOf } from '#records/record.ts'
import { announceChange } from '#storage/changes.ts'
import { cachedRecords, cacheRecordPage, coversFields } from '#storage/record-cache.ts'
import { completedFileName, isSelected, type RowResult } from '../model/file/download/completed-file.ts'
import { type OutputWriter, outputFormats } from '../model/file/download/completed-file-formats.ts'
import type { OutputSettings } from '../model/file/download/output-settings.ts'
import { decisionsKey, type MatchJob } from '../model/file/job.ts'
import { acceptedIds, type Decisions } from '../model/file/review/decisions.ts'
import { type RowStatus, statusOf } from '../model/file/review/status.ts'
import { acceptanceOf } from '../model/file/review/thresholds.ts'
import { classifiedRows, openedFile } from './file-rows.ts'
import { decisionsOf } from './stored-decisions.ts'
import { answersAt, readMatchJob, topCandidatesOf } from './stored-matches.ts'

/** A completed file: how many rows it has, and the file unless it is on disk. */
export interface CompletedFile {
  name: string
  rows: number
  matched: number
  notes: string[]
  blob?: Blob
}

interface CompletionJob {
  job: MatchJob
  order: OutputSettings
  onWait: OnWait
  onShare: (share: number) => void
}

const unaborted = new AbortController().signal

/** Completes a file: reads the chosen fields of the accepted records, then writes every row with what was accepted for it. */
export async function completeFile(
  id: string,
  order: OutputSettings,
  on: Pick<CompletionJob, 'onWait' | 'onShare'>,
): Promise<CompletedFile> {
  const job = await readMatchJob(id)
  if (!job) throw new Error('This file was deleted.')
  const work: CompletionJob = { job, order, ...on }
  const decisions = await decisionsOf(decisionsKey(job))
  const never = await excludedIds(job.kind, [])
  if (order.columns.length > 0) await loadFields(work, decisions, never)
  const parts: Blob[] = []
  const statuses = await statusesOf(job, decisions)
  const known: KnownResults = { decisions, statuses, never }
  const counts = await write(work, known, (part) => parts.push(new Blob([part])))
  const form = outputFormats[order.form]
  return {
    name: completedFileName(job.name, order.part, form.extension),
    ...counts,
    blob: new Blob(parts, { type: form.type }),
  }
}

/** Has the chosen fields of every accepted record at hand: what the match itself brought, or was read before, is not read again. */
async function loadFields(
  work: CompletionJob,
  decisions: Decisions,
  never: ReadonlySet<string>,
): Promise<void> {
  const { job, order } = work
  await storeFoundRecords(job, decisions)
  const fields = requiredFields(order.columns)
  const ids = acceptedIds(decisions).filter((id) => !never.has(id))
  const toRead: string[] = []
  for (let at = 0; at < ids.length; at += PAGE_SIZE) {
    const some = ids.slice(at, at + PAGE_SIZE)
    const cached = await cachedRecords(job.kind, some)
    toRead.push(...some.filter((_, i) => !coversFields(cached[i], fields)))
  }
  const pace = rateLimiter(unaborted, work.onWait)
  try {
    for (let at = 0; at < toRead.length; at += PAGE_SIZE) {
      const Id = toRead.slice(at, at + PAGE_SIZE)
      const ask = () => callsOf[job.kind].search({ Id, Fields: fields, Limit: Id.length }, unaborted)
      const records = await withRetries(ask, {
        limiter: pace,
        signal: unaborted,
        onWait: work.onWait,
        onRetry: () => {},
        underWay: () => 0,
      })
      await cacheRecordPage(job.kind, records, fields)
      work.onShare((0.5 * (at + Id.length)) / toRead.length)
    }
  } finally {
    pace.close()
  }
  announceChange('records')
}

/** The records that were accepted came with the match, with all Basic fields. */
async function storeFoundRecords({ id, kind }: MatchJob, decisions: Decisions): Promise<void> {
  const rowsOfPage = new Map<number, Set<string>>()
  for (const { row, page } of await topCandidatesOf(id)) {
    const decision = decisions.get(row)
    if (decision?.type !== 'accepted') continue
    const ids = rowsOfPage.get(page) ?? new Set()
    rowsOfPage.set(page, ids.add(decision.id))
  }
  const fields = fieldsOf[kind].Basic ?? []
  for (const [page, ids] of rowsOfPage) {
    const found = (await answersAt(id, page)).flatMap((answer) => answer.found)
    const records = found
      .filter(({ Id }) => ids.has(Id))
      .map(({ Score: _, Probability: __, RuleName: ___, ...record }) => record)
    const cached = await cachedRecords(
      kind,
      records.map(({ Id }) => Id),
    )
    const fresh = records.filter((record, i) => cached[i]?.record.ETag !== record.ETag)
    if (fresh.length > 0) await cacheRecordPage(kind, fresh as AnyRecord[], fields)
  }
}

interface KnownResults {
  decisions: Decisions
  /** The status of every row that was looked up. */
  statuses: ReadonlyMap<number, RowStatus>
  never: ReadonlySet<string>
}

async function statusesOf(job: MatchJob, decisions: Decisions): Promise<Map<number, RowStatus>> {
  const bests = await topCandidatesOf(job.id)
  const acceptance = acceptanceOf(job, bests)
  return new Map(bests.map((best) => [best.row, statusOf(best, decisions.get(best.row), acceptance)]))
}

async function write(work: CompletionJob, known: KnownResults, put: (part: BlobPart) => void) {
  const { job, order } = work
  const opened = await openedFile(job)
  const writer: OutputWriter = await outputFormats[order.form].writer(opened, order.columns)
  const counts = { rows: 0, matched: 0, hidden: 0 }
  for await (const some of classifiedRows(opened, job, (bytes) =>
    work.onShare(0.5 + (0.5 * bytes) / job.size),
  )) {
    const heads = some.map(({ rowClass: turn }) =>
      turn.type === 'same' ? turn.as : turn.type === 'ask' ? turn.row : 0,
    )
    const results = await resultsOf(work, known, heads)
    const rows = some
      .map(({ row }, i) => ({ row, result: results[i] ?? notLookedUp }))
      .filter(({ result }) => isSelected(order.part, result))
    for (const { row, result } of rows) {
      if (row.blank || row.error !== undefined) continue
      counts.rows += 1
      if (result.accepted) counts.matched += 1
      if (result.accepted && known.never.has(result.accepted.id)) counts.hidden += 1
    }
    const part = writer.add(rows)
    if (part !== undefined) put(part)
  }
  put(await writer.end())
  const notes = counts.hidden > 0 && order.columns.length > 0 ? [hiddenText(counts.hidden)] : []
  return { rows: counts.rows, matched: counts.matched, notes }
}

const hiddenText = (rows: number) =>
  rows === 1
    ? 'One record is on a do-not-contact list: only its id is exported.'
    : `${rows} rows have a record on a do-not-contact list: only its id is exported.`

const notLookedUp: RowResult = { status: 'Not looked up' }

/** The result of each of these rows, with the accepted record where fields were chosen. */
async function resultsOf(
  { job, order }: CompletionJob,
  { decisions, statuses, never }: KnownResults,
  rows: readonly number[],
): Promise<RowResult[]> {
  const accepted = rows.map((row) => {
    const decision = decisions.get(row)
    return decision?.type === 'accepted' ? decision : undefined
  })
  const ids = [...new Set(accepted.flatMap((it) => (it && !never.has(it.id) ? [it.id] : [])))]
  const cached = order.columns.length > 0 ? await cachedRecords(job.kind, ids) : []
  const records = new Map(cached.map((it, i) => [ids[i], it?.record]))
  return accepted.map((it, i) => ({
    status: it ? 'Accepted' : (statuses.get(rows[i] ?? 0) ?? notLookedUp.status),
    accepted: it,
    record: it && records.get(it.id),
  }))
}
