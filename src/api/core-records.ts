import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import { callsOf } from './kinds.ts'
import { WALK_PAGE, walk, walkIds } from './pages.ts'
import type { VersionSeries } from './version-series.ts'

/** How a long reading is followed and stopped. */
export interface ReadOptions {
  signal: AbortSignal
  /** Called with how many of how many were read. */
  onProgress: (read: number, of: number) => void
  /** Called for each wait that the service requests, in seconds. */
  onWait: (seconds: number) => void
}

/** Ids and versions of records, each id once. */
interface CoreRecords {
  ids: string[]
  etags: string[]
}

/** The ids and versions of everything a search finds, which are not billed; at most `most` are read. */
export async function coreRecordsOfSearch(
  kind: Kind,
  criteria: Criteria,
  max: number,
  options: ReadOptions,
): Promise<CoreRecords> {
  const series: VersionSeries = {}
  const { MatchCount } = await callsOf[kind].count(criteria, options.signal, series)
  if (MatchCount > max)
    throw new RangeError(
      `The search finds ${MatchCount.toLocaleString('en-US')} records; ${max.toLocaleString('en-US')} can be taken.`,
    )
  const pages = walk({ kind, criteria, fields: 'Core', total: MatchCount, from: 0, series, ...options })
  const coreRecords = await gathered(pages, MatchCount, options)
  if (coreRecords.ids.length !== MatchCount)
    throw new Error(otherThanCounted(MatchCount, coreRecords.ids.length))
  return coreRecords
}

const otherThanCounted = (counted: number, sent: number) =>
  `The service counted ${counted.toLocaleString('en-US')} records and sent ${sent.toLocaleString('en-US')}: its data changed during the request. Nothing was saved.`

/** The ids and versions of those of some records that are still there, in the order of the ids. */
export async function coreRecordsOf(
  kind: Kind,
  ids: readonly string[],
  options: ReadOptions,
): Promise<CoreRecords> {
  const pages = walkIds(ids, { kind, fields: 'Core', from: 0, ...options })
  const { ids: found, etags } = await gathered(pages, ids.length, options)
  const versions = new Map(found.map((id, i) => [id, etags[i] as string]))
  const there = ids.filter((id) => versions.has(id))
  return { ids: there, etags: there.map((id) => versions.get(id) as string) }
}

/** Ids in the source of one search: within `MAX_LIST`, with room for sources that share ids. */
const SOURCE_IDS = 5000

/** The ids and versions of the records that have any of some ids in their source; of several sources, all that have one. */
export async function coreRecordsOfSourceIds(
  kind: Kind,
  sourceIds: readonly string[],
  max: number,
  options: ReadOptions,
): Promise<CoreRecords> {
  const versions = new Map<string, string>()
  for (let at = 0; at < sourceIds.length; at += SOURCE_IDS) {
    const SourceId = sourceIds.slice(at, at + SOURCE_IDS)
    options.onProgress(at, sourceIds.length)
    const silent = { ...options, onProgress: () => {} }
    const { ids, etags } = await coreRecordsOfSearch(kind, { SourceId }, max, silent)
    ids.forEach((id, i) => {
      versions.set(id, etags[i] as string)
    })
  }
  return { ids: [...versions.keys()], etags: [...versions.values()] }
}

/** Calls that reading the cores of so many records takes. */
export const coreCalls = (many: number): number => Math.ceil(many / WALK_PAGE)

async function gathered(
  pages: AsyncIterable<{ Id: string; ETag: string }[]>,
  of: number,
  { onProgress }: ReadOptions,
): Promise<CoreRecords> {
  const versions = new Map<string, string>()
  let read = 0
  onProgress(read, of)
  for await (const records of pages) {
    for (const { Id, ETag } of records) versions.set(Id, ETag)
    read += WALK_PAGE
    onProgress(Math.min(read, of), of)
  }
  return { ids: [...versions.keys()], etags: [...versions.values()] }
}
