import { callsOf } from '../../api/kinds.ts'
import { type AnyRecord, fieldsOf } from '../../criteria/record.ts'
import { fieldsAsked } from '../../lists/columns.ts'
import { PAGE } from '../../lists/ranges.ts'
import { acceptedIds, type Decisions } from '../../match/file/decisions.ts'
import { decisionsHome, type MatchJob } from '../../match/file/job.ts'
import type { FileOrder } from '../../match/file/order.ts'
import { isOfPart, type Match, outName } from '../../match/file/out.ts'
import { type OutWriter, outForms } from '../../match/file/out-forms.ts'
import { changed } from '../changes.ts'
import { leftOutNow } from '../exports/left-out.ts'
import { type OnWait, paceOf } from '../exports/pace.ts'
import { patiently } from '../exports/patient.ts'
import { answersFor, heldRecords, recordsKept } from '../held-records.ts'
import { decisionsOf } from './decided.ts'
import { openedFile, turnsOf } from './rows.ts'
import { answersAt, bestsOf, matchJobAt } from './stored.ts'

/** A completed file: how many rows stand in it, and the file unless it is on disk. */
export interface CompletedFile {
  name: string
  rows: number
  matched: number
  notes: string[]
  blob?: Blob
}

interface Work {
  job: MatchJob
  order: FileOrder
  onWait: OnWait
  onShare: (share: number) => void
}

const unaborted = new AbortController().signal

/** Completes a file: reads the chosen fields of the accepted records, then writes every row with what was accepted for it. */
export async function completeFile(
  id: string,
  order: FileOrder,
  on: Pick<Work, 'onWait' | 'onShare'>,
): Promise<CompletedFile> {
  const job = await matchJobAt(id)
  if (!job) throw new Error('This file is no longer there.')
  const work: Work = { job, order, ...on }
  const decisions = await decisionsOf(decisionsHome(job))
  const never = await leftOutNow(job.kind, [])
  if (order.columns.length > 0) await readFields(work, decisions, never)
  const parts: Blob[] = []
  const counts = await write(work, { decisions, never }, (part) => parts.push(new Blob([part])))
  const form = outForms[order.form]
  return {
    name: outName(job.name, order.part, form.extension),
    ...counts,
    blob: new Blob(parts, { type: form.type }),
  }
}

/** Has the chosen fields of every accepted record at hand: what the match itself brought, or was read before, is not read again. */
async function readFields(work: Work, decisions: Decisions, never: ReadonlySet<string>): Promise<void> {
  const { job, order } = work
  await keepFound(job, decisions)
  const fields = fieldsAsked(order.columns)
  const ids = acceptedIds(decisions).filter((id) => !never.has(id))
  const toRead: string[] = []
  for (let at = 0; at < ids.length; at += PAGE) {
    const some = ids.slice(at, at + PAGE)
    const held = await heldRecords(job.kind, some)
    toRead.push(...some.filter((_, i) => !answersFor(held[i], fields)))
  }
  const pace = paceOf(unaborted, work.onWait)
  try {
    for (let at = 0; at < toRead.length; at += PAGE) {
      const Id = toRead.slice(at, at + PAGE)
      const ask = () => callsOf[job.kind].search({ Id, Fields: fields, Limit: Id.length }, unaborted)
      const records = await patiently(ask, {
        pace,
        signal: unaborted,
        onWait: work.onWait,
        onRetry: () => {},
        underWay: () => 0,
      })
      await recordsKept(job.kind, records, fields)
      work.onShare((0.5 * (at + Id.length)) / toRead.length)
    }
  } finally {
    pace.close()
  }
  changed('records')
}

/** The records that were accepted came with the match, with all Basic fields. */
async function keepFound({ id, kind }: MatchJob, decisions: Decisions): Promise<void> {
  const rowsOfPage = new Map<number, Set<string>>()
  for (const { row, page } of await bestsOf(id)) {
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
      .map(({ Score: _, RuleName: __, ...record }) => record)
    const held = await heldRecords(
      kind,
      records.map(({ Id }) => Id),
    )
    const fresh = records.filter((record, i) => held[i]?.record.ETag !== record.ETag)
    if (fresh.length > 0) await recordsKept(kind, fresh as AnyRecord[], fields)
  }
}

interface Known {
  decisions: Decisions
  never: ReadonlySet<string>
}

async function write(work: Work, known: Known, put: (part: BlobPart) => void) {
  const { job, order } = work
  const opened = await openedFile(job)
  const writer: OutWriter = await outForms[order.form].writer(opened, order.columns)
  const counts = { rows: 0, matched: 0, hidden: 0 }
  for await (const some of turnsOf(opened, job, (bytes) => work.onShare(0.5 + (0.5 * bytes) / job.size))) {
    const heads = some.map(({ turn }) =>
      turn.type === 'same' ? turn.as : turn.type === 'ask' ? turn.row : 0,
    )
    const matches = await matchesOf(work, known, heads)
    const rows = some
      .map(({ row }, i) => ({ row, match: matches[i] }))
      .filter(({ match }) => isOfPart(order.part, match))
    for (const { row, match } of rows) {
      if (row.blank || row.fault !== undefined) continue
      counts.rows += 1
      if (match) counts.matched += 1
      if (match && known.never.has(match.decision.id)) counts.hidden += 1
    }
    const part = writer.add(rows)
    if (part !== undefined) put(part)
  }
  put(await writer.end())
  const notes = counts.hidden > 0 && order.columns.length > 0 ? [hiddenWords(counts.hidden)] : []
  return { rows: counts.rows, matched: counts.matched, notes }
}

const hiddenWords = (rows: number) =>
  rows === 1
    ? 'One record is on a do-not-contact list: it has its id and no further fields.'
    : `${rows} rows have a record on a do-not-contact list: they have its id and no further fields.`

/** What was accepted for each of these rows, with its record where fields were chosen. */
async function matchesOf(
  { job, order }: Work,
  { decisions, never }: Known,
  rows: readonly number[],
): Promise<(Match | undefined)[]> {
  const accepted = rows.map((row) => {
    const decision = decisions.get(row)
    return decision?.type === 'accepted' ? decision : undefined
  })
  const ids = [...new Set(accepted.flatMap((it) => (it && !never.has(it.id) ? [it.id] : [])))]
  const held = order.columns.length > 0 ? await heldRecords(job.kind, ids) : []
  const records = new Map(held.map((it, i) => [ids[i], it?.record]))
  return accepted.map((decision) => decision && { decision, record: records.get(decision.id) })
}
