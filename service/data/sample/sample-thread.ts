import { parentPort, workerData } from 'node:worker_threads'
import { newSinceOf } from '../../store/duckdb/columns.ts'
import { batchOf } from '../build-batch.ts'
import { companyMaker } from './company.ts'
import { SAMPLE_DATE } from './date.ts'
import type { Plan } from './plan.ts'

/** Makes the companies with the asked numbers, in a thread of its own, and sends them back as a batch. */

const make = companyMaker((workerData as { plan: Plan }).plan)
const newSince = newSinceOf(SAMPLE_DATE)

function* rowsOf(from: number, to: number) {
  for (let seq = from; seq < to; seq++) yield make(seq)
}

parentPort?.on('message', ({ from, to }: { from: number; to: number }) => {
  const batch = batchOf(rowsOf(from, to), from, newSince)
  const parts = [batch.bodies, batch.ends, ...batch.lines.map(({ text }) => text)]
  const buffers = parts.map(({ buffer }) => buffer as ArrayBuffer)
  parentPort?.postMessage(batch, buffers)
})
