import { loadavg } from 'node:os'
import { clientOf } from './client.ts'
import { startService } from './service.ts'
import { companyQueries } from './speeds/company-queries.ts'
import { measure } from './speeds/measure.ts'

/** The queries of the table that are measured with more repetitions, and the goals of their 95th percentiles in milliseconds. */
const goals: Record<string, number> = {
  'name has text': 60,
  'state + SIC prefix + employees': 6,
  'radius 5 mi': 10,
  'one id': 2,
}
const TIMES = 300
/** Calls of each query before it is measured: a service that has run for a minute has compiled what it runs. */
const WARM = 2000

const ms = (n: number) => (n < 10 ? n.toFixed(1) : n.toFixed(0))

/** Single queries over a folder of data, one after the other over HTTP, each with other values and none from the cache of answers; returns a table. */
export async function measureSingle(dataDir: string): Promise<string[]> {
  const service = await startService(dataDir, { ANSWER_CACHE_MB: '0' })
  try {
    const client = clientOf(service.port, service.apikey)
    const queries = (await companyQueries(client)).filter(({ name }) => name in goals)
    const lines = [
      `| query, ${TIMES} times after ${WARM} | goal p95, ms | median | p95 |`,
      '|---|---|---|---|',
    ]
    for (const query of queries) {
      const { median, p95 } = await measure(query, client, TIMES, WARM)
      lines.push(`| ${query.name} | ${goals[query.name]} | ${ms(median)} | ${ms(p95)} |`)
    }
    return [
      ...lines,
      '',
      `load of the machine: ${loadavg()
        .map((n) => n.toFixed(1))
        .join(', ')}`,
    ]
  } finally {
    await service.stop()
  }
}
