import type { Criteria } from '#contract/criteria'
import type { Kind, RecordOf } from '#contract/kind'
import type { RuleName } from '#contract/match'
import type { TallyItem, TallyName } from '#contract/tally'

/** Which records of a result are wanted: a page, or a systematic sample of `Limit` at equal steps, begun at `Offset`. */
export interface Page {
  Limit: number
  Offset: number
  NthRecord: boolean
}

/** What the data behind a store is, for the log and /health. */
export interface DataInfo {
  name: string
  version: string
  kind: Kind
  records: number
  /** ISO date up to which the data holds; RecordStatus New is within 90 days before it. */
  date: string
}

/** Largest groups first; only as many as asked for. */
export interface TallyQuestion<K extends Kind> {
  Fields: readonly TallyName<K>[]
  Limit: number
  Offset: number
}

/** What a record is matched by: a name with any of the rest, or a phone or an address alone. All as people type it. */
export interface MatchCriteria {
  Name?: string
  Address?: string
  City?: string
  StateProvince?: string
  PostalCode?: string
  Phone?: string
}

/** The least score that a match must have, and how many are wanted at most. */
export interface MatchBounds {
  Confidence: number
  Limit: number
}

/** A record that was matched, how well (0 to 100), and what decided it. */
export interface Found<R> {
  record: R
  Score: number
  RuleName: RuleName
}

/**
 * What any engine must do for one kind of records. Criteria are already parsed; records are whole (with every field of
 * the kind) and in the one stable order of the data set. A call whose `signal` aborts is interrupted and rejects.
 */
export interface Store<K extends Kind> {
  info: DataInfo
  count(criteria: Criteria, signal?: AbortSignal): Promise<number>
  search(criteria: Criteria, page: Page, signal?: AbortSignal): Promise<RecordOf<K>[]>
  /** Rejects with a `Refusal` when the answer would have more than MAX_TALLY_ROWS groups and Limit does not cut it. */
  tally(criteria: Criteria, question: TallyQuestion<K>, signal?: AbortSignal): Promise<TallyItem[]>
  /** Several tallies of the records that meet one criteria, in the order of the questions; a `Refusal` says of which question it is. */
  tallies(
    criteria: Criteria,
    questions: readonly TallyQuestion<K>[],
    signal?: AbortSignal,
  ): Promise<TallyItem[][]>
  byId(id: string, signal?: AbortSignal): Promise<RecordOf<K> | undefined>
  /** The records closest to partial criteria, best first. */
  match(criteria: MatchCriteria, bounds: MatchBounds, signal?: AbortSignal): Promise<Found<RecordOf<K>>[]>
  /** Runs a small query on every engine; rejects when one does not answer. */
  health(): Promise<void>
  close(): Promise<void>
}

/** A store for each kind of records. */
export type Stores = { [K in Kind]: Store<K> }

/** A question that is well formed but cannot be answered as asked: becomes a 400 that names the field. */
export class Refusal extends Error {
  constructor(
    readonly Item: string,
    message: string,
    /** Number of the question that is refused, where several are asked at once. */
    readonly question = 0,
  ) {
    super(message)
  }
}
