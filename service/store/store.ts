import type { Criteria } from '#contract/criteria'
import type { Kind, RecordOf } from '#contract/kind'
import type { RuleName } from '#contract/match'
import type { Country } from '#contract/place'
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
  /** Records of another country are excluded; those without a state are not. */
  Country?: Country
  /** Of a person: `1974`, `1974-03` or `1974-03-21`. */
  BirthDate?: string
  /** Of a person, as a criterion's value: "40-44". */
  AgeRange?: string
}

/** The minimum score (0 to 100) and probability (0 to 1) of a match, and the maximum number of matches. */
export interface MatchBounds {
  Confidence: number
  Probability: number
  Limit: number
}

/** What to match, and which matches are wanted. */
export type MatchQuery = MatchCriteria & MatchBounds

/** How a record was matched. */
export interface MatchMark {
  /** How well the record agrees with what was given, 0 to 100, whatever other records there are. */
  Score: number
  /** The chance that this is the record that was meant, 0 to 1. */
  Probability: number
  RuleName: RuleName
}

/** A record that was matched. */
export interface MatchedRecord<R> extends MatchMark {
  record: R
}

/** The best matches, and how many records match in all; exact up to `MAX_MATCH_COUNT`. */
export interface MatchedRecords<R> {
  MatchCount: number
  matches: MatchedRecord<R>[]
}

/**
 * What any engine must do for one kind of records. Criteria are already parsed; records are whole (with every field of
 * the kind) and in the one stable order of the data set. A call whose `signal` aborts is interrupted and rejects; one that takes too long rejects with
 * `TooCostly`.
 */
export interface Store<K extends Kind> {
  info: DataInfo
  /** What is wrong with the data although it answers, for whoever runs the service. */
  problem?: string
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
  /** The records closest to partial criteria, best first. It goes before the work of `matchMany`. */
  match(
    criteria: MatchCriteria,
    bounds: MatchBounds,
    signal?: AbortSignal,
  ): Promise<MatchedRecords<RecordOf<K>>>
  /** The same for many queries at once, on all cores; the results are in the order of the queries. */
  matchMany(queries: readonly MatchQuery[], signal?: AbortSignal): Promise<MatchedRecords<RecordOf<K>>[]>
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

/** A query was ended because it had run for its time: becomes a 503. */
export class TooCostly extends Error {
  constructor() {
    super('The search takes too long')
  }
}
