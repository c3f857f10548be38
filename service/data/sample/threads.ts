import { availableParallelism } from 'node:os'
import type { Kind } from '#contract/kind.ts'
import { startThread } from '../../compiled/start-thread.ts'
import type { Batch } from '../build-batch.ts'
import type { PlanOf } from './kinds.ts'

/** A thread that makes records; it answers in the order of the requests. */
interface Thread {
  make(from: number, to: number): Promise<Batch>
  stop(): Promise<unknown>
}

interface Waiting {
  resolve(batch: Batch): void
  reject(error: Error): void
}

/** More would need more memory than a build may take. */
const MAX_THREADS = 4
/** Records that a thread makes at a time, and the number of chunks that are requested ahead. */
const CHUNK = 2000
const AHEAD = 2
/** Megabytes for new objects of a thread: a chunk of records comes and goes without being copied about. */
const YOUNG = 64

function startMaker<K extends Kind>(kind: K, plan: PlanOf<K>): Thread {
  const worker = startThread('data/sample/sample-thread', {
    workerData: { kind, plan },
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG },
  })
  const waiting: Waiting[] = []
  let broken: Error | undefined
  worker.on('message', (batch: Batch) => waiting.shift()?.resolve(batch))
  worker.on('error', (error) => {
    broken = error
    for (const { reject } of waiting.splice(0)) reject(error)
  })
  return {
    make: (from, to) =>
      new Promise((resolve, reject) => {
        if (broken) return reject(broken)
        waiting.push({ resolve, reject })
        worker.postMessage({ from, to })
      }),
    stop: () => worker.terminate(),
  }
}

/** All records of a plan, prepared for a build by several threads, in order. Throws what breaks a thread. */
export async function* batchesOf<K extends Kind>(kind: K, plan: PlanOf<K>): AsyncGenerator<Batch> {
  const threads = Array.from({ length: Math.min(MAX_THREADS, availableParallelism()) }, () =>
    startMaker(kind, plan),
  )
  const pending: Promise<Batch>[] = []
  const request = (from: number) => {
    const thread = threads[(from / CHUNK) % threads.length] as Thread
    const batch = thread.make(from, Math.min(plan.count, from + CHUNK))
    batch.catch(() => undefined) // It is thrown when its turn comes.
    pending.push(batch)
  }
  try {
    let next = 0
    for (let done = 0; done < plan.count; done += CHUNK) {
      for (; next < plan.count && pending.length < AHEAD * threads.length; next += CHUNK) request(next)
      yield await (pending.shift() as Promise<Batch>)
    }
  } finally {
    await Promise.all(threads.map((thread) => thread.stop()))
  }
}
