import type { Kind } from '#contract/kind.ts'
import type { Batch } from '../build-batch.ts'
import { answersInOrder } from '../threads-in-order.ts'
import type { PlanOf } from './kinds.ts'

/** Records that a thread makes at a time. */
const CHUNK = 2000

/** Numbers of records, from the first up to the one before the last. */
export interface Chunk {
  from: number
  to: number
}

function* chunksOf(count: number): Generator<Chunk> {
  for (let from = 0; from < count; from += CHUNK) yield { from, to: Math.min(count, from + CHUNK) }
}

/** All records of a plan, prepared for a build by several threads, in order. Throws what breaks a thread. */
export function batchesOf<K extends Kind>(kind: K, plan: PlanOf<K>): AsyncGenerator<Batch> {
  const settings = { module: 'data/sample/sample-thread', workerData: { kind, plan } } as const
  return answersInOrder<Chunk, Batch>(settings, chunksOf(plan.count))
}
