import type { Kind } from '#contract/kind.ts'
import type { PackedBodies } from './body-files.ts'
import type { EngineBounds, Scalar } from './engine.ts'
import type { StopFlag } from './query-stop.ts'
import type { Statement } from './sql/sql.ts'

/** What the thread opens: a version of the data of a kind, in its folder. */
export interface Opening {
  kind: Kind
  folder: string
  bounds: EngineBounds
}

/** What is asked of the thread that holds the engine. `id` tells calls apart. */
export type Question =
  | { id: number; ask: 'columns' | 'bodies'; statement: Statement; flag: StopFlag | undefined }
  | { id: number; ask: 'bodiesById'; ids: readonly string[]; limit: number; offset: number }
  | { id: number; ask: 'abort' }
  | { id: number; ask: 'close' }

/** What the thread answers: `opened` once, then one answer for each call. A fatal failure makes the engine useless; `tooCostly` says that the query's time was spent. */
export type Reply =
  | { id: number; value: Scalar[][] | PackedBodies | undefined }
  | { id: number; failure: string; fatal: boolean; tooCostly: boolean }

/** The `id` of the answer that tells that the engine is open. */
export const OPENED = 0
