import type { Correction } from '#contract/corrections.ts'
import type { Criteria } from '#contract/criteria.ts'
import type { Kind, RecordOf } from '#contract/kind.ts'
import type { SortKey } from '#contract/sort.ts'
import type { TallyItem, TallyName } from '#contract/tally.ts'
import type { MatchBounds, MatchCriteria, MatchQuery, MatchScores } from '../match/criteria.ts'
import type { DataInfo } from '../versions/data-info.ts'
import type { Suppressions } from './forgotten/suppressions.ts'

/** Which records of a result to return: a page, or a systematic sample of `Limit` at equal steps that starts at `Offset`. */
export interface Page {
  Limit: number
  Offset: number
  NthRecord: boolean
  /** The order of the records of a page; ties, and all without it, are in the order of the data set. */
  Sort?: readonly SortKey[] | undefined
}

/** A tally: its fields and the page of its groups, largest groups first. */
export interface TallyQuery<K extends Kind> {
  Fields: readonly TallyName<K>[]
  Limit: number
  Offset: number
}

/** A record that was matched. */
export interface MatchedRecord<R> extends MatchScores {
  record: R
}

/** The best matches, and how many records match in all; exact up to `MAX_MATCH_COUNT`. */
export interface MatchedRecords<R> {
  MatchCount: number
  matches: MatchedRecord<R>[]
}

/**
 * What any engine must do for one kind of records. Criteria are already parsed; records are whole (with every field of
 * the kind) and in the one stable order of the data set. A call whose `signal` aborts is interrupted and rejects; one that takes too long, or
 * too much memory, rejects with `TooCostly`.
 */
export interface Store<K extends Kind> {
  info: DataInfo
  /** What is wrong with the data although it answers, for the operator of the service. */
  problem?: string
  /** Whether the version that answers is damaged, and there is no other one. */
  isDamaged?: boolean
  count(criteria: Criteria, signal?: AbortSignal): Promise<number>
  search(criteria: Criteria, page: Page, signal?: AbortSignal): Promise<RecordOf<K>[]>
  /** Rejects with a `Refusal` when the answer would have more than MAX_TALLY_ROWS groups and Limit does not cut it. */
  tally(criteria: Criteria, query: TallyQuery<K>, signal?: AbortSignal): Promise<TallyItem[]>
  /** Several tallies of the records that meet the same criteria, in the order of the queries; a `Refusal` has the index of its query. */
  tallies(criteria: Criteria, queries: readonly TallyQuery<K>[], signal?: AbortSignal): Promise<TallyItem[][]>
  byId(id: string, signal?: AbortSignal): Promise<RecordOf<K> | undefined>
  /** The records closest to partial criteria, best first. It goes before the work of `matchMany`. */
  match(
    criteria: MatchCriteria,
    bounds: MatchBounds,
    signal?: AbortSignal,
  ): Promise<MatchedRecords<RecordOf<K>>>
  /** The same for many queries at once, on all cores; the results are in the order of the queries. */
  matchMany(queries: readonly MatchQuery[], signal?: AbortSignal): Promise<MatchedRecords<RecordOf<K>>[]>
  /**
   * Holds one version of the data for a call: the one in use, or the one that `wanted` names. Rejects with `VersionUnavailable` when that
   * is not open and cannot be opened. Of a store that follows its data.
   */
  pin?(wanted?: string): Promise<PinnedVersion<K>>
  /** Applies the corrections as they are stored now, without waiting for the next look at their file; of a store that follows its data. */
  followCorrections?(): Promise<void>
  /** Runs a small query on every engine; rejects when one does not answer. */
  health(): Promise<void>
  /** Bytes of memory that the engines use; absent where an engine of another machine answers. */
  memory?(): Promise<number>
  close(): Promise<void>
}

/** A version that remains open, and in use for a call, until it is released. */
export interface PinnedVersion<K extends Kind> {
  /** `NAME@STAMP`, with `+HASH` where there are corrections or forgotten records; empty where there is no data. */
  version: string
  store: Store<K>
  /** Whether no corrections were applied since it was pinned. */
  isUnchanged(): boolean
  release(): void
}

/** A store of one version, to which the corrections of its data set are applied. */
export interface CorrectableStore<K extends Kind> extends Store<K> {
  /** Applies these corrections and suppressions, none by default, in place of those before, to all answers of later calls. */
  correct(corrections: readonly Correction[], suppressions?: Suppressions): Promise<void>
}

/** A store for each kind of records. */
export type Stores = { [K in Kind]: Store<K> }

/** A query that is well formed but cannot be answered: becomes a 400 that names the field. */
export class Refusal extends Error {
  constructor(
    readonly Item: string,
    message: string,
    /** Index of the refused query, where a call has several. */
    readonly index = 0,
  ) {
    super(message)
  }
}

/** The version that a call names is not open any more; `current` is the one in use. Becomes a 409. */
export class VersionUnavailable extends Error {
  constructor(
    readonly kind: Kind,
    readonly wanted: string,
    readonly current: string,
  ) {
    super(`${wanted} is not available`)
  }
}

/** An engine on another machine does not answer: becomes a 503. */
export class EngineUnavailable extends Error {
  constructor(cause: Error) {
    super('The search engine does not answer', { cause })
  }
}

/** A query was ended because it had run for its time, or needed too much memory: becomes a 503. */
export class TooCostly extends Error {
  constructor() {
    super('The search takes too long')
  }
}
