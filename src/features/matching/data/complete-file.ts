import { callsOf } from '#api/kinds.ts'
import { isFollowUp, requiredFields } from '#files/columns.ts'
import { PAGE_SIZE } from '#jobs/paging.ts'
import { type OnWait, rateLimiter } from '#jobs/rate-limiter.ts'
import { withRetries } from '#jobs/retry.ts'
import { screenedFields } from '#lists/do-not-contact/screen.ts'
import { readEntries } from '#lists/do-not-contact/stored-entries.ts'
import { excludedIds } from '#lists/excluded-ids.ts'
import { type FollowUps, withFollowUp } from '#records/follow-up.ts'
import { type AnyRecord, fieldsOf } from '#records/record.ts'
import { announceChange } from '#storage/changes.ts'
import { readFollowUps } from '#storage/follow-ups.ts'
import { cachedRecords, cacheRecordPage, coversFields } from '#storage/record-cache.ts'
import { completedFileMessages, matchFileMessages } from '../messages/file.ts'
import type { RowClass } from '../model/file/columns/row-tally.ts'
import { completedFileName, isSelected, type RowResult } from '../model/file/download/completed-file.ts'
import { type OutputWriter, outputFormats } from '../model/file/download/completed-file-formats.ts'
import type { OutputSettings } from '../model/file/download/output-settings.ts'
import { decisionsKey, type MatchJob } from '../model/file/job.ts'
import { acceptedIds, type Decisions, type RowStatus, statusOf } from '../model/file/review/decisions.ts'
import { acceptanceOf } from '../model/file/review/thresholds.ts'
import { classifiedRows, openJobFile } from './file-rows.ts'
import { decisionsOf } from './stored-decisions.ts'
import { answersAt, readMatchJob, topCandidatesOf } from './stored-matches.ts'

/** A completed file, its number of rows, and notes for the user. */
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

/** Loads the selected fields of the accepted records, then writes every row with its accepted record. */
export async function completeFile(
  id: string,
  order: OutputSettings,
  on: Pick<CompletionJob, 'onWait' | 'onShare'>,
): Promise<CompletedFile> {
  const job = await readMatchJob(id)
  if (!job) throw new Error(matchFileMessages.wasDeleted)
  const work: CompletionJob = { job, order, ...on }
  const decisions = await decisionsOf(decisionsKey(job))
  if (order.columns.length > 0) await loadFields(work, decisions)
  // Once the records are loaded, more of them may meet a do-not-contact entry.
  const excluded = await excludedIds(job.kind, [])
  const parts: Blob[] = []
  const statuses = await statusesOf(job, decisions)
  const followUps = order.columns.some(isFollowUp) ? await readFollowUps(job.kind) : undefined
  const known: KnownResults = { decisions, statuses, excluded, followUps }
  const counts = await write(work, known, (part) => parts.push(new Blob([part])))
  const form = outputFormats[order.form]
  return {
    name: completedFileName(job.name, order.part, form.extension),
    ...counts,
    blob: new Blob(parts, { type: form.type }),
  }
}

/** Loads the selected fields of every accepted record, except for records that the match returned or that are cached. */
async function loadFields(work: CompletionJob, decisions: Decisions): Promise<void> {
  const { job, order } = work
  await storeFoundRecords(job, decisions)
  const excluded = await excludedIds(job.kind, [])
  const screened = screenedFields(job.kind, await readEntries())
  const fields = [...new Set([...requiredFields(order.columns), ...screened])]
  const ids = acceptedIds(decisions).filter((id) => !excluded.has(id))
  const toLoad: string[] = []
  for (let at = 0; at < ids.length; at += PAGE_SIZE) {
    const some = ids.slice(at, at + PAGE_SIZE)
    const cached = await cachedRecords(job.kind, some)
    toLoad.push(...some.filter((_, i) => !coversFields(cached[i], fields)))
  }
  const limiter = rateLimiter(unaborted, work.onWait)
  try {
    for (let at = 0; at < toLoad.length; at += PAGE_SIZE) {
      const Id = toLoad.slice(at, at + PAGE_SIZE)
      const search = () => callsOf[job.kind].search({ Id, Fields: fields, Limit: Id.length }, unaborted)
      const records = await withRetries(search, {
        limiter,
        signal: unaborted,
        onWait: work.onWait,
        onRetry: () => {},
        underWay: () => 0,
      })
      await cacheRecordPage(job.kind, records, fields)
      work.onShare((0.5 * (at + Id.length)) / toLoad.length)
    }
  } finally {
    limiter.close()
  }
  announceChange('records')
}

/** Caches the accepted records as the match returned them, with all Basic fields. */
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
  excluded: ReadonlySet<string>
  /** Of the kind of the job, where a column needs them. */
  followUps: FollowUps | undefined
}

async function statusesOf(job: MatchJob, decisions: Decisions): Promise<Map<number, RowStatus>> {
  const candidates = await topCandidatesOf(job.id)
  const acceptance = acceptanceOf(job, candidates)
  return new Map(candidates.map((best) => [best.row, statusOf(best, decisions.get(best.row), acceptance)]))
}

async function write(work: CompletionJob, known: KnownResults, put: (part: BlobPart) => void) {
  const { job, order } = work
  const opened = await openJobFile(job)
  const writer: OutputWriter = await outputFormats[order.form].writer(opened, order.columns)
  const counts = { rows: 0, matched: 0, doNotContact: 0 }
  for await (const some of classifiedRows(opened, job, (bytes) =>
    work.onShare(0.5 + (0.5 * bytes) / job.size),
  )) {
    const results = await resultsOf(work, known, some.map(answeredRow))
    const rows = some
      .map(({ row }, i) => ({ row, result: results[i] ?? notLookedUp }))
      .filter(({ result }) => isSelected(order.part, result))
    for (const { row, result } of rows) {
      if (row.blank || row.error !== undefined) continue
      counts.rows += 1
      if (result.accepted) counts.matched += 1
      if (result.accepted && known.excluded.has(result.accepted.id)) counts.doNotContact += 1
    }
    const part = writer.add(rows)
    if (part !== undefined) put(part)
  }
  put(await writer.end())
  const { rows, matched, doNotContact } = counts
  const hasNote = doNotContact > 0 && order.columns.length > 0
  return { rows, matched, notes: hasNote ? [completedFileMessages.doNotContact(doNotContact)] : [] }
}

/** The row whose answer a row has: itself, or the one that it is a duplicate of; 0 if it was not looked up. */
function answeredRow({ rowClass }: { rowClass: RowClass }): number {
  if (rowClass.type === 'duplicate') return rowClass.of
  return rowClass.type === 'lookup' ? rowClass.row : 0
}

const notLookedUp: RowResult = { status: 'Not looked up' }

/** The result of each of these rows, with the accepted record if fields were selected. */
async function resultsOf(
  { job, order }: CompletionJob,
  { decisions, statuses, excluded, followUps }: KnownResults,
  rows: readonly number[],
): Promise<RowResult[]> {
  const accepted = rows.map((row) => {
    const decision = decisions.get(row)
    return decision?.type === 'accepted' ? decision : undefined
  })
  const ids = [...new Set(accepted.flatMap((it) => (it && !excluded.has(it.id) ? [it.id] : [])))]
  const cached = order.columns.length > 0 ? await cachedRecords(job.kind, ids) : []
  const records = new Map(
    cached.flatMap((it, i) => {
      const id = ids[i] ?? ''
      return it ? [[id, withFollowUp(it.record, followUps?.get(id))] as const] : []
    }),
  )
  return accepted.map((it, i) => ({
    status: it ? 'Accepted' : (statuses.get(rows[i] ?? 0) ?? notLookedUp.status),
    accepted: it,
    record: it && records.get(it.id),
  }))
}
