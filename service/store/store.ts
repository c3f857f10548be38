import type { Criteria } from '#contract/criteria'
import type { Kind, RecordOf } from '#contract/kind'
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
  byId(id: string, signal?: AbortSignal): Promise<RecordOf<K> | undefined>
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
  ) {
    super(message)
  }
}
