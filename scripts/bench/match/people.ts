import { join } from 'node:path'
import type { MatchResponse } from '#contract/match.ts'
import { type InputSets, type LabeledRow, samplesOf } from '#scripts/train-match/samples.ts'
import { train } from '#scripts/train-match/train.ts'
import { NAME_INDEX } from '#service/store/duckdb/name-index.ts'
import { openNameIndex } from '#service/store/names/open-name-index.ts'
import { type Client, clientOf } from '../client.ts'
import { startService } from '../service.ts'
import { duplicateRows, importOriginals } from './people-pairs.ts'

const all: InputSets = { 'name, address, city, birth': ['Name', 'Address', 'City', 'BirthDate'] }
const percent = (part: number, whole: number) => ((100 * part) / Math.max(1, whole)).toFixed(1)

/** The answer for a row: its most probable record, and whether that is the right one. */
interface Best {
  fold: number
  probability: number
  right: boolean
}

/** F1 (balance of precision and recall) when the most probable record is accepted from a probability on. */
function f1(results: readonly Best[], level: number): number {
  const accepted = results.filter(({ probability }) => probability >= level)
  const right = accepted.filter((best) => best.right).length
  return (2 * right) / (accepted.length + results.length)
}

const levels = Array.from({ length: 100 }, (_, i) => i / 100)

/** F1 of each fold at the level that is best for the others. */
function crossValidated(results: readonly Best[]): number {
  const folds = [...new Set(results.map(({ fold }) => fold))]
  const each = folds.map((fold) => {
    const others = results.filter((best) => best.fold !== fold)
    const [level = 0] = levels.toSorted((a, b) => f1(others, b) - f1(others, a))
    const own = results.filter((best) => best.fold === fold)
    return f1(own, level) * own.length
  })
  return each.reduce((sum, value) => sum + value, 0) / results.length
}

async function answered(
  client: Client,
  rows: readonly LabeledRow[],
): Promise<{ results: Best[]; five: number }> {
  const results: Best[] = []
  let five = 0
  for (const { criteria, truthId, fold } of rows) {
    const { Address, ...others } = criteria
    const given = Object.entries({ ...others, StreetAddress: Address }).filter(([, text]) => text)
    const body = { RequestType: 'Person', Limit: 5, ...Object.fromEntries(given) }
    if (!('Name' in body) && !('StreetAddress' in body)) {
      results.push({ fold, probability: 0, right: false })
      continue
    }
    const { Matches } = (await client.post('/v3/match', body)) as MatchResponse
    const found = Matches.Common.toSorted((a, b) => (b.Probability ?? 0) - (a.Probability ?? 0))
    if (Matches.Common.some(({ Id }) => Id === truthId)) five += 1
    results.push({ fold, probability: found[0]?.Probability ?? 0, right: found[0]?.Id === truthId })
  }
  return { results, five }
}

/**
 * How well made-up people with errors (Febrl sets 1 to 3) are matched to their originals, as lines of a table: the answers of the service
 * over HTTP, and the figures of the test folds. Rejects when the files are missing.
 */
export async function peopleQuality(folder: string): Promise<string[]> {
  const version = await importOriginals(folder)
  const rows = await duplicateRows()
  const service = await startService(folder)
  const { results, five } = await answered(clientOf(service.port, service.apikey), rows)
  await service.stop()
  const right = results.filter((best) => best.right).length
  const index = await openNameIndex(join(version, NAME_INDEX))
  const { holdout } = train([...samplesOf(index, rows, all)])
  index.close()
  const sure = [0.5, 0.7, 0.9, 0.95, 0.99].map((level) => {
    const accepted = holdout.filter(({ probability }) => probability >= level)
    return `${level}: ${percent(accepted.filter((item) => item.right).length, accepted.length)} of ${accepted.length}`
  })
  return [
    `${rows.length} duplicates of people looked up among ${index.records.toLocaleString('en-US')} originals by name, address, city and birth date`,
    `right first ${percent(right, rows.length)} %, in the first five ${percent(five, rows.length)} %, F1 ${crossValidated(results).toFixed(3)} (goal 0.98), by what the service answers`,
    `test folds, half of the queries for a person who is not in the data: right % of those with at least each probability: ${sure.join('; ')}`,
  ]
}
