import { callsOf } from '#api/kinds.ts'
import type { Criteria } from '#contract/criteria.ts'
import { tidy } from '#criteria/tidy.ts'
import { fieldsOfFormat } from '#files/formats/all-formats.ts'
import { keepRuleFields } from '#lists/duplicates.ts'
import { comparedFields } from '#lists/match-keys.ts'
import type { AnyRecord, RecordField } from '#records/record.ts'
import type { ExportOrder, Job } from '../model/job.ts'
import type { Ask, Standing } from './export-progress.ts'

/** A call that was made is billed: it is never given up. */
const unaborted = new AbortController().signal

/** What of an order says which fields it asks for. */
export type FieldsOrder = Readonly<Pick<ExportOrder, 'form' | 'kind' | 'keep'>> & {
  readonly [Name in 'columns' | 'distinct']: Readonly<ExportOrder[Name]>
}

/** The fields that an export asks for: those of its file, and those that tell which records are one and which of them stays. */
export const fieldsOfOrder = ({ form, kind, columns, distinct, keep }: FieldsOrder): RecordField[] => [
  ...new Set([
    ...fieldsOfFormat(form, kind, columns),
    ...comparedFields(kind, distinct),
    ...keepRuleFields(distinct, keep),
  ]),
]

/** Makes one call of a job; its records come in the service's order. */
export function askFor(standing: Standing, ask: Ask): Promise<AnyRecord[]> {
  const { id, order } = standing.job
  const { kind } = order
  const output = ask.part === 'ids' ? { ResourceType: 'Core' } : { Fields: fieldsOfOrder(order) }
  const body = { ...criteriaOf(standing, ask), ...output, Limit: ask.limit }
  // After a crash the same call goes out again: its name tells the service that it was billed.
  return callsOf[kind].search(body, unaborted, `${id}/${ask.part}/${ask.at}`)
}

/** Which records a call asks for: those at a place of the search, or those with these ids. */
function criteriaOf(
  { job, known, choice }: Standing,
  { part, at, limit }: Ask,
): Criteria & { Offset?: number } {
  const ids = part === 'records' ? choice?.toRead : known
  if (ids) return { Id: ids.slice(at, at + limit) }
  return { ...tidy(searchOf(job)), Offset: at }
}

const searchOf = ({ order: { source } }: Job): Criteria => (source.type === 'search' ? source.criteria : {})

/** How many records a search finds now; undefined for a list, whose number is its own. */
export async function totalNow({ order }: Job): Promise<number | undefined> {
  if (order.source.type !== 'search') return undefined
  return (await callsOf[order.kind].count(tidy(order.source.criteria), unaborted)).MatchCount
}
