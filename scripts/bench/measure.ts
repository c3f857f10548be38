import type { BenchmarkQuery } from './benchmark-queries.ts'
import type { Client } from './client.ts'

/** Milliseconds of one kind of question. */
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

/** Asks 50 varied questions one after the other, after a few that warm up, and times each through HTTP. */
export async function measure({ run: ask }: BenchmarkQuery, client: Client): Promise<Figures> {
  for (let i = 0; i < WARM; i++) await ask(client, QUERIES + i)
  const times: number[] = []
  for (let i = 0; i < QUERIES; i++) {
    const start = performance.now()
    await ask(client, i)
    times.push(performance.now() - start)
  }
  times.sort((a, b) => a - b)
  return { median: quantile(times, 0.5), p95: quantile(times, 0.95) }
}

/** Eight clients ask every kind at the same time; the slowest answer in milliseconds. */
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
