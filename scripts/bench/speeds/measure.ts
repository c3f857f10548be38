import type { Client } from '../client.ts'
import type { BenchmarkQuery } from './query.ts'

/** Milliseconds of one kind of query. */
export interface Figures {
  median: number
  p95: number
}

const WARM = 8
const QUERIES = 50

/** The value that a share `q` of sorted numbers does not exceed. */
export function quantile(sorted: readonly number[], q: number): number {
  return sorted[Math.min(sorted.length - 1, Math.ceil(q * sorted.length) - 1)] ?? 0
}

/** Runs different queries one after the other, 50 by default, after a few to warm up, and times each over HTTP. */
export async function measure(
  { run }: BenchmarkQuery,
  client: Client,
  times = QUERIES,
  warm = WARM,
): Promise<Figures> {
  for (let i = 0; i < warm; i++) await run(client, times + i)
  const taken: number[] = []
  for (let i = 0; i < times; i++) {
    const start = performance.now()
    await run(client, i)
    taken.push(performance.now() - start)
  }
  taken.sort((a, b) => a - b)
  return { median: quantile(taken, 0.5), p95: quantile(taken, 0.95) }
}

/** Eight clients run every kind of query at the same time. Returns the slowest answer in milliseconds. */
export async function slowestOfEight(
  all: readonly BenchmarkQuery[],
  clients: readonly Client[],
): Promise<number> {
  let slowest = 0
  const one = async (client: Client, c: number) => {
    for (let i = 0; i < 5; i++)
      for (const [k] of all.entries()) {
        const kind = all[(k + c) % all.length]
        const start = performance.now()
        await kind?.run(client, 100 + i * 8 + c)
        slowest = Math.max(slowest, performance.now() - start)
      }
  }
  await Promise.all(clients.map(one))
  return slowest
}
