import { pageLimits } from '#contract/company.ts'
import type { Kind } from '#contract/kind.ts'
import type { AnyRecord, Format } from '#records/record.ts'
import { callsOf } from './kinds.ts'
import { withRetries } from './pages.ts'

interface RecordsRequest {
  kind: Kind
  ids: readonly string[]
  format: Format
  signal: AbortSignal
  /** Called for each wait that the service requests, in seconds. */
  onWait: (seconds: number) => void
}

/** Ids that one call may name. */
const MAX_IDS = 2000

/** How many records of a format one call gives. */
export const recordsPerCall = (format: Format): number =>
  Math.min(MAX_IDS, format === 'Core' ? pageLimits.Core : pageLimits.Basic)

/**
 * Reads the records of these ids in a format, a call's worth at a time, with the ids that were requested; ids that the
 * service lacks have none. After a 429 it waits and continues. Raises `ApiProblem`, and an `AbortError` once `signal` aborts.
 */
export async function* recordsById({ kind, ids, format, signal, onWait }: RecordsRequest) {
  const pageSize = recordsPerCall(format)
  for (let from = 0; from < ids.length; from += pageSize) {
    const Id = ids.slice(from, from + pageSize)
    const fetchPage = () => callsOf[kind].search({ Id, ResourceType: format, Limit: pageSize }, signal)
    const records: AnyRecord[] = await withRetries(fetchPage, signal, onWait)
    yield { requestedIds: Id, records }
  }
}
