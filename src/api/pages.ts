import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import { tidy } from '#criteria/tidy.ts'
import type { AnyRecord, RecordField } from '#records/record.ts'
import { callsOf } from './kinds.ts'
import { ApiProblem } from './problem.ts'
import type { VersionSeries } from './version-series.ts'

/** Records of one call of a walk: the most that custom fields allow. */
export const WALK_PAGE = 2000
const AT_ONCE = 3
const MIN_SECONDS = 1

export interface Walk {
  kind: Kind
  criteria: Criteria
  /** The fields of each record, or the Core record alone: its id and version, which are not billed. */
  fields: readonly RecordField[] | 'Core'
  /** How many records there are. */
  total: number
  /** The page to begin with, from 0. */
  from: number
  signal: AbortSignal
  /** Called for each wait that the service requests, in seconds. */
  onWait: (seconds: number) => void
  /** The version of the data that all pages are of; that of the first answer by default. */
  series?: VersionSeries
}

/**
 * Walks a whole result in its stable order, a few pages ahead of the reader. After a 429 it waits as long as the service
 * requests and continues. Raises `ApiProblem` for anything else, and an `AbortError` once `signal` aborts.
 */
export async function* walk({
  kind,
  criteria,
  fields,
  total,
  from,
  signal,
  onWait,
  series = {},
}: Walk): AsyncGenerator<AnyRecord[]> {
  const pages = Math.ceil(total / WALK_PAGE)
  const offsets = Array.from({ length: Math.max(0, pages - from) }, (_, i) => (from + i) * WALK_PAGE)
  const output = fields === 'Core' ? { ResourceType: fields } : { Fields: [...fields] }
  const page = (Offset: number) =>
    withRetries(
      () =>
        callsOf[kind].search(
          { ...tidy(criteria), ...output, Limit: WALK_PAGE, Offset },
          signal,
          undefined,
          series,
        ),
      signal,
      onWait,
    )
  const ahead = offsets.slice(0, AT_ONCE).map(page)
  for (const promise of ahead) promise.catch(() => {})
  for (let i = 0; i < offsets.length; i++) {
    const records = await ahead[i]
    const next = offsets[i + AT_ONCE]
    if (next !== undefined) {
      const promise = page(next)
      promise.catch(() => {})
      ahead.push(promise)
    }
    delete ahead[i]
    if (records) yield records
  }
}

/** Walks the records of these ids, as many to a call as a page holds, in the service's order. */
export async function* walkIds(
  ids: readonly string[],
  { from, series = {}, ...rest }: Omit<Walk, 'criteria' | 'total'>,
): AsyncGenerator<AnyRecord[]> {
  for (let start = from * WALK_PAGE; start < ids.length; start += WALK_PAGE) {
    const Id = ids.slice(start, start + WALK_PAGE)
    yield* walk({ ...rest, series, criteria: { Id }, total: Id.length, from: 0 })
  }
}

/** Repeats a request after each 429, once the wait of the service is over. */
export async function withRetries<T>(
  request: () => Promise<T>,
  signal: AbortSignal,
  onWait: (seconds: number) => void,
): Promise<T> {
  for (;;) {
    try {
      return await request()
    } catch (problem) {
      if (!(problem instanceof ApiProblem) || problem.status !== 429) throw problem
      const seconds = Math.max(MIN_SECONDS, problem.waitSeconds ?? 0)
      onWait(seconds)
      await pause(seconds * 1000, signal)
    }
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
