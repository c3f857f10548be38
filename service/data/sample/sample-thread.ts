import { workerData } from 'node:worker_threads'
import type { Kind } from '#contract/kind.ts'
import type { RowOf } from '#service/store/row.ts'
import { asOf } from '#service/versions/as-of.ts'
import { type Batch, batchOf } from '../build-batch.ts'
import { answerRequests, buffersOf } from '../thread-answers.ts'
import { SAMPLE_DATE } from './date.ts'
import { makerOf, type PlanOf } from './kinds.ts'
import type { Chunk } from './threads.ts'

/** Makes the records with the requested numbers, in a thread of its own, and sends them back as a batch. */

const { kind, plan } = workerData as { kind: Kind; plan: PlanOf<Kind> }
const when = asOf(SAMPLE_DATE)

function* rowsOf<K extends Kind>(make: (seq: number) => RowOf<K>, from: number, to: number) {
  for (let seq = from; seq < to; seq++) yield make(seq)
}

function answer<K extends Kind>(kind: K, plan: PlanOf<K>): void {
  const make = makerOf[kind](plan)
  answerRequests<Chunk, Batch>(
    ({ from, to }) => batchOf(kind, rowsOf<K>(make, from, to), from, when),
    buffersOf,
  )
}

answer(kind, plan)
