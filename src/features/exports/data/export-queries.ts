import { callsOf } from '#api/kinds.ts'
import { isOtherVersion } from '#api/version-series.ts'
import type { Criteria } from '#contract/criteria.ts'
import type { SortKey } from '#contract/sort.ts'
import { sortKeys } from '#criteria/sort.ts'
import { tidy } from '#criteria/tidy.ts'
import { fieldsOfFormat } from '#files/formats/all-formats.ts'
import { DataChanged } from '#jobs/job-state.ts'
import { keepRuleFields } from '#lists/duplicates.ts'
import { comparedFields } from '#lists/match-keys.ts'
import type { AnyRecord, RecordField } from '#records/record.ts'
import { exportJobMessages } from '../messages/jobs.ts'
import type { ExportOrder, Job } from '../model/job.ts'
import type { ExportCall, ExportProgress } from './export-progress.ts'

/** Calls are billed once made, so they are never aborted. */
const unaborted = new AbortController().signal

/** The part of an order that determines which fields are loaded. */
export type FieldsOrder = Readonly<Pick<ExportOrder, 'form' | 'kind' | 'keep'>> & {
  readonly [Name in 'columns' | 'distinct' | 'screened']: Readonly<ExportOrder[Name]>
}

/** The fields that an export loads: those of its file, and those needed to find duplicates, the one to keep, and do-not-contact records. */
export const fieldsOfOrder = ({
  form,
  kind,
  columns,
  distinct,
  keep,
  screened,
}: FieldsOrder): RecordField[] => [
  ...new Set([
    ...fieldsOfFormat(form, kind, columns),
    ...comparedFields(kind, distinct),
    ...keepRuleFields(distinct, keep),
    ...screened,
  ]),
]

/** Makes one call of a job; records are in the order of the service. */
export async function loadRecords(progress: ExportProgress, call: ExportCall): Promise<AnyRecord[]> {
  const { id, order } = progress.job
  const { kind } = order
  const output = call.part === 'ids' ? { ResourceType: 'Core' } : { Fields: fieldsOfOrder(order) }
  const body = { ...criteriaOf(progress, call), ...output, Limit: call.limit }
  // After a crash the call is repeated under the same name, so that the service does not bill it again.
  return oneVersion(() =>
    callsOf[kind].search(body, unaborted, `${id}/${call.part}/${call.at}`, progress.series),
  )
}

/** The records of a call: those at a position of the search, or those with given ids. */
function criteriaOf(
  { job, known, selection }: ExportProgress,
  { part, at, limit }: ExportCall,
): Criteria & { Offset?: number; Sort?: SortKey[] } {
  const ids = part === 'records' ? selection?.toRead : known
  if (ids) return { Id: ids.slice(at, at + limit) }
  const { kind, source } = job.order
  const criteria = searchOf(job)
  const sort = source.type === 'search' ? sortKeys({ kind, criteria }, source.sort) : undefined
  return { ...tidy(criteria), ...(sort && { Sort: [...sort] }), Offset: at }
}

const searchOf = ({ order: { source } }: Job): Criteria => (source.type === 'search' ? source.criteria : {})

/** The count of a search, in the version of the data that the export is answered from, else the current one; undefined for a list, whose size does not change. */
export async function currentTotal({ job, series }: ExportProgress): Promise<number | undefined> {
  const { source, kind } = job.order
  if (source.type !== 'search') return undefined
  const { criteria } = source
  return (await oneVersion(() => callsOf[kind].count(tidy(criteria), unaborted, series))).MatchCount
}

/** Makes a call of an export's version of the data; raises `DataChanged` when it is not available any more. */
async function oneVersion<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (problem) {
    throw isOtherVersion(problem) ? new DataChanged(exportJobMessages.dataChanged) : problem
  }
}
