import type { HashedDetail } from './hashes.ts'

/** Which records are in no answer: those with these Ids, and those with details that have these hashes. */
export interface Suppressions {
  /** The key of the hashes; empty where there are none. */
  key: string
  ids: readonly string[]
  details: readonly HashedDetail[]
}

export const NOTHING_SUPPRESSED: Suppressions = { key: '', ids: [], details: [] }
