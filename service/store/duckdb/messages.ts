import type { Kind } from '#contract/kind.ts'
import type { PackedBodies } from './body-files.ts'
import type { AppliedInfo, Corrections } from './corrections/apply-corrections.ts'
import type { EngineBounds, NamedRecords } from './engine.ts'
import type { StopFlag } from './query-stop.ts'
import type { Scalar } from './sql/sql.ts'
import type { Statement } from './sql/statement.ts'

/** What the thread opens: a version of the data of a kind, in its folder. */
export interface Opening {
  kind: Kind
  folder: string
  bounds: EngineBounds
}

/** A request to the thread of the engine. `id` identifies the call. */
export type EngineRequest =
  | { id: number; type: 'columns' | 'bodies'; statement: Statement; flag: StopFlag | undefined }
  | { id: number; type: 'bodiesById'; ids: readonly string[]; limit: number; offset: number }
  | { id: number; type: 'named'; text: string; limit: number; offset: number }
  | { id: number; type: 'correct'; corrections: Corrections }
  | { id: number; type: 'abort' }
  | { id: number; type: 'close' }

/** What the thread answers: `opened` once, then one answer for each call. After a fatal failure the engine cannot be used; `tooCostly`: the query ran out of time or memory. */
export type Reply =
  | { id: number; value: Scalar[][] | PackedBodies | AppliedInfo | NamedRecords | undefined }
  | { id: number; failure: string; fatal: boolean; tooCostly: boolean }

/** The `id` of the reply that the engine is open. */
export const OPENED = 0
