import type { Company } from '#contract/company'
import type { Criteria } from '#contract/criteria'
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
  companies: number
  /** ISO date up to which the data holds; RecordStatus New is within 90 days before it. */
  date: string
}

/** Largest groups first; only as many as asked for. */
export interface TallyQuestion {
  Fields: readonly TallyName[]
  Limit: number
  Offset: number
}

/**
 * What any engine must do. Criteria are already parsed; records are whole (Enhanced) and in the one stable order
 * of the data set. A call whose `signal` aborts is interrupted and rejects.
 */
export interface Store {
  info: DataInfo
  count(criteria: Criteria, signal?: AbortSignal): Promise<number>
  search(criteria: Criteria, page: Page, signal?: AbortSignal): Promise<Company[]>
  /** Rejects with a `Refusal` when the answer would have more than MAX_TALLY_ROWS groups and Limit does not cut it. */
  tally(criteria: Criteria, question: TallyQuestion, signal?: AbortSignal): Promise<TallyItem[]>
  byId(id: string, signal?: AbortSignal): Promise<Company | undefined>
  /** Runs a small query on every engine; rejects when one does not answer. */
  health(): Promise<void>
  close(): Promise<void>
}

/** A question that is well formed but cannot be answered as asked: becomes a 400 that names the field. */
export class Refusal extends Error {
  constructor(
    readonly Item: string,
    message: string,
  ) {
    super(message)
  }
}
