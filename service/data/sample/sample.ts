import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { CompanyRow } from '../../store/company-row.ts'
import { buildVersion } from '../build.ts'
import type { Batch } from '../build-batch.ts'
import type { OnProgress } from '../progress.ts'
import { companyMaker } from './company.ts'
import { SAMPLE_DATE } from './history.ts'
import { type Plan, planSample } from './plan.ts'

const CHUNK = 2000
/** Megabytes for new objects of a thread: a chunk of companies comes and goes without being copied about. */
const YOUNG = 64
/** Below so many companies a thread takes longer to start than to work. */
const THREADS_FROM = 40_000
/** More would need more memory than a build may take. */
const MOST_THREADS = 4

/**
 * Companies of a sample, in lists of 2,000: the same for the same number, 1 to 20 million. Throws a DataError for any
 * other number.
 */
export function* sampleCompanies(count: number): Generator<CompanyRow[]> {
  const make = companyMaker(planSample(count))
  for (let from = 0; from < count; from += CHUNK)
    yield Array.from({ length: Math.min(CHUNK, count - from) }, (_, i) => make(from + i))
}

/** The same companies, prepared for a build by several threads, in order. */
async function* sampleBatches(plan: Plan): AsyncGenerator<Batch> {
  const threads = Array.from({ length: Math.min(MOST_THREADS, availableParallelism()) }, () =>
    startThread(plan),
  )
  const chunks = Math.ceil(plan.count / CHUNK)
  const asked: Promise<Batch>[] = []
  try {
    for (let next = 0, done = 0; done < chunks; done++) {
      for (; next < chunks && next < done + 2 * threads.length; next++)
        asked[next] = (threads[next % threads.length] as Thread).make(
          next * CHUNK,
          Math.min(plan.count, (next + 1) * CHUNK),
        )
      yield await (asked[done] as Promise<Batch>)
      delete asked[done]
    }
  } finally {
    await Promise.all(threads.map((thread) => thread.stop()))
  }
}

interface Thread {
  make(from: number, to: number): Promise<Batch>
  stop(): Promise<unknown>
}

/** tsx does not reach into threads by itself. */
const START = `import('tsx/esm/api').then(({ register }) => {
  register()
  return import(require('node:worker_threads').workerData.module)
})`

/** A thread that makes companies; it answers in the order in which it was asked. */
function startThread(plan: Plan): Thread {
  const module = new URL('./sample-thread.ts', import.meta.url).href
  const worker = new Worker(START, {
    eval: true,
    workerData: { module, plan },
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG },
  })
  const waiting: { resolve(batch: Batch): void; reject(error: Error): void }[] = []
  worker.on('message', (batch: Batch) => waiting.shift()?.resolve(batch))
  worker.on('error', (error) => {
    for (const { reject } of waiting.splice(0)) reject(error)
  })
  return {
    make: (from, to) =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject })
        worker.postMessage({ from, to })
      }),
    stop: () => worker.terminate(),
  }
}

async function* inTurn(count: number): AsyncGenerator<CompanyRow[]> {
  yield* sampleCompanies(count)
}

export interface SampleOptions {
  dataDir: string
  companies: number
  name?: string
  onProgress?: OnProgress
}

/** Makes a sample, builds a version from it and switches to it. Throws as `sampleCompanies` and `buildVersion` do. */
export async function makeSample({ dataDir, companies, name = 'sample', onProgress }: SampleOptions) {
  const rows = companies < THREADS_FROM ? inTurn(companies) : sampleBatches(planSample(companies))
  return buildVersion({ dataDir, name, date: SAMPLE_DATE, rows, expected: companies, onProgress })
}
