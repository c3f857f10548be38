import { join } from 'node:path'
import type { Kind } from '#contract/kind.ts'
import { clientOf } from './client.ts'
import { sampleIn } from './sample.ts'
import { startService } from './service.ts'
import { companyQueries } from './speeds/company-queries.ts'
import { type Figures, measure, slowestOfEight } from './speeds/measure.ts'
import { peopleQueries } from './speeds/people-queries.ts'

const queriesOf = { companies: companyQueries, people: peopleQueries }
const ms = (n: number) => (n < 10 ? n.toFixed(1) : n.toFixed(0))
const count = (n: number) => n.toLocaleString('en-US')

/**
 * Measures every query of a kind's table over HTTP, over sample data of each size below `folder`; returns the table and what was noted
 * of builds, eight clients at once, and memory.
 */
export async function measureSpeeds(kind: Kind, sizes: readonly number[], folder: string): Promise<string[]> {
  const rows = new Map<string, { goal: number; figures: Figures[] }>()
  const notes: string[] = []
  for (const size of sizes) {
    const dataDir = join(folder, kind === 'companies' ? String(size) : `${kind}-${size}`)
    notes.push(`build of ${count(size)}: ${await sampleIn(dataDir, kind, size)}`)
    const service = await startService(dataDir, { ANSWER_CACHE_MB: '0' })
    const client = clientOf(service.port, service.apikey)
    const all = await queriesOf[kind](client)
    for (const query of all) {
      const row = rows.get(query.name) ?? { goal: query.goal, figures: [] }
      row.figures.push(await measure(query, client))
      rows.set(query.name, row)
    }
    const eight = Array.from({ length: 8 }, () => clientOf(service.port, service.apikey))
    const isMatch = ({ name }: { name: string }) => name.includes('match')
    const [match, other] = [all.filter(isMatch), all.filter((query) => !isMatch(query))]
    notes.push(
      `eight clients over ${count(size)}: slowest answer ${ms(await slowestOfEight(other, eight))} ms (goal 2,000), slowest match, of 100 at a time too, ${ms(await slowestOfEight(match, eight))} ms`,
    )
    notes.push(`service over ${count(size)}: ${service.memory()} (goal 2)`)
    await service.stop()
  }
  return [
    `| query (median / p95 ms) | goal p95 | ${sizes.map(count).join(' | ')} |`,
    `|---|---|${sizes.map(() => '---').join('|')}|`,
    ...[...rows].map(
      ([name, { goal, figures }]) =>
        `| ${name} | ${goal} | ${figures.map(({ median, p95 }) => `${ms(median)} / ${ms(p95)}`).join(' | ')} |`,
    ),
    '',
    ...notes,
  ]
}
