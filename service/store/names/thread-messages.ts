import type { MatchQuery } from '#service/match/criteria.ts'
import type { MatchResult } from '#service/match/match.ts'
import type { NameRow } from './name-row.ts'
import type { SharedFiles } from './shared-files.ts'

/** What a thread is started with. */
export interface ThreadStart {
  folder: string
  /** See `stop-flags.ts`. */
  flags: Uint8Array
  /** What all threads have in memory together. */
  shared: SharedFiles
}

/** One request for a thread; `flag` is that of its call. */
export interface ThreadTask {
  id: number
  flag: number
  request: MatchQuery
}

/** Names of records that count in place of those of the index, for the requests that follow. */
export interface CorrectedNames {
  /** The Ids whose names in the index do not count. */
  replaced: readonly string[]
  rows: readonly NameRow[]
}

/** What a thread is sent: requests, corrected names, or that it shall end. Single look-ups go before the requests of a chunk of bulk work. */
export type ThreadMessage =
  | { type: 'single' | 'chunk'; tasks: ThreadTask[] }
  | { type: 'corrected'; names: CorrectedNames }
  | { type: 'close' }

/** The answer to one request; `failure` is empty for one whose call was aborted. */
export type ThreadAnswer = { id: number; result: MatchResult } | { id: number; failure: string }

/** What a thread sends: first that its index is open, then the answers to each message, and the milliseconds that they took. */
export type ThreadReply =
  | { type: 'opened' }
  | { type: 'failed'; message: string }
  | { type: 'single' | 'chunk'; answers: ThreadAnswer[]; ms: number }
