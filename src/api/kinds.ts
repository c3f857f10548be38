import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import type { SortKey } from '#contract/sort.ts'
import type { TallyItem } from '#contract/tally.ts'
import type { AnyRecord } from '#records/record.ts'
import { call } from './client.ts'
import { afterCounts, countFirst } from './counts-first.ts'
import type { VersionSeries } from './version-series.ts'

/** Criteria with the output that a search requests. */
type Search = Criteria & {
  ResourceType?: string
  Fields?: string[]
  Limit?: number
  Offset?: number
  NthRecord?: boolean
  Sort?: SortKey[]
}
export type Tally = Criteria & { Fields: string[]; Limit?: number | undefined }

/** One of several queries of a call; its answer has the same id. */
type Item<T> = T & { RequestId: string }

/** The calls that either kind of records answers. */
interface Calls {
  count: (body: Criteria, signal: AbortSignal, series?: VersionSeries) => Promise<{ MatchCount: number }>
  /** `exportName` names a call of an export, so that it is not billed again when it has to be repeated. */
  search: (
    body: Search,
    signal: AbortSignal,
    exportName?: string,
    series?: VersionSeries,
  ) => Promise<AnyRecord[]>
  tally: (body: Tally, signal: AbortSignal) => Promise<TallyItem[]>
  /** Several counts and several tallies in one call, for services that have this extension. */
  counts: (
    body: Item<Criteria>[],
    signal: AbortSignal,
  ) => Promise<{ RequestId: string; MatchCount: number }[]>
  tallies: (
    body: Item<Tally>[],
    signal: AbortSignal,
  ) => Promise<{ RequestId: string; Tallies: TallyItem[] }[]>
  /** The record of an id with every field that one answer can hold. */
  record: (id: string, signal: AbortSignal) => Promise<AnyRecord>
}

export const callsOf: Record<Kind, Calls> = {
  companies: {
    count: (body, signal, series) =>
      countFirst(() => call('countCompanies', { body }, signal, undefined, series)),
    search: (body, signal, key, series) =>
      afterCounts(signal, () => call('searchCompanies', { body }, signal, key, series)),
    tally: (body, signal) => afterCounts(signal, () => call('tallyCompanies', { body }, signal)),
    counts: (body, signal) => afterCounts(signal, () => call('multipleCountCompanies', { body }, signal)),
    tallies: (body, signal) => afterCounts(signal, () => call('multipleTallyCompanies', { body }, signal)),
    record: (id, signal) =>
      call('getCompany', { params: { id }, query: { resourcetype: 'Enhanced' } }, signal),
  },
  people: {
    count: (body, signal, series) =>
      countFirst(() => call('countPeople', { body }, signal, undefined, series)),
    search: (body, signal, key, series) =>
      afterCounts(signal, () => call('searchPeople', { body }, signal, key, series)),
    tally: (body, signal) => afterCounts(signal, () => call('tallyPeople', { body }, signal)),
    counts: (body, signal) => afterCounts(signal, () => call('multipleCountPeople', { body }, signal)),
    tallies: (body, signal) => afterCounts(signal, () => call('multipleTallyPeople', { body }, signal)),
    record: wholePerson,
  },
}

/** Interests and likely behavior come in formats of their own, each with the rest of the record: they are read together. */
async function wholePerson(id: string, signal: AbortSignal): Promise<AnyRecord> {
  const formats = ['LifeStyle', 'TargetReady'] as const
  const [first, second] = await Promise.all(
    formats.map((resourcetype) => call('getPerson', { params: { id }, query: { resourcetype } }, signal)),
  )
  return { ...first, ...second } as AnyRecord
}
