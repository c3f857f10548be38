import { parentPort, workerData } from 'node:worker_threads'
import type { Kind } from '#contract/kind.ts'
import type { RowOf } from '#service/store/row.ts'
import { asOf } from '#service/versions/as-of.ts'
import { batchOf } from '../build-batch.ts'
import { SAMPLE_DATE } from './date.ts'
import { makerOf, type PlanOf } from './kinds.ts'

/** Makes the records with the requested numbers, in a thread of its own, and sends them back as a batch. */

const { kind, plan } = workerData as { kind: Kind; plan: PlanOf<Kind> }
const when = asOf(SAMPLE_DATE)

function* rowsOf<K extends Kind>(make: (seq: number) => RowOf<K>, from: number, to: number) {
  for (let seq = from; seq < to; seq++) yield make(seq)
}

function answer<K extends Kind>(kind: K, plan: PlanOf<K>): void {
  const make = makerOf[kind](plan)
  parentPort?.on('message', ({ from, to }: { from: number; to: number }) => {
    const batch = batchOf(kind, rowsOf<K>(make, from, to), from, when)
    const parts = [batch.bodies, batch.ends, ...batch.lines.map(({ text }) => text)]
    parentPort?.postMessage(
      batch,
      parts.map(({ buffer }) => buffer as ArrayBuffer),
    )
  })
}

answer(kind, plan)
