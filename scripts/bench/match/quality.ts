import { join } from 'node:path'
import { type Match, rankRecords } from '../../../service/match/match.ts'
import type { NameIndex } from '../../../service/match/name-index.ts'
import { NAME_INDEX } from '../../../service/store/duckdb/name-index.ts'
import { openNameIndex } from '../../../service/store/names/open-name-index.ts'
import type { MatchCriteria } from '../../../service/store/store.ts'
import { importPlaces, type Pair, readPairs } from './pairs.ts'

/** What of a row is asked. */
type Ask = (row: Required<MatchCriteria>) => MatchCriteria

const asks: Record<string, Ask> = {
  'name, address, city': ({ Name, Address, City, StateProvince }) => ({ Name, Address, City, StateProvince }),
  'the whole row': (row) => row,
  'name, city': ({ Name, City, StateProvince }) => ({ Name, City, StateProvince }),
  'name, postal code': ({ Name, PostalCode }) => ({ Name, PostalCode }),
  'name alone': ({ Name }) => ({ Name }),
}

/** The answers to one row; those when its right answer is taken away; those to its name with everything else from another row. */
interface Answered {
  truthId: string
  answers: Match[]
  without: Match[]
  mixed: Match[]
}

async function answer(index: NameIndex, pair: Pair, other: Pair, ask: Ask): Promise<Answered> {
  const { queryId, truthId, criteria } = pair
  const asked = ask(criteria)
  const mixed = ask({ ...other.criteria, Name: criteria.Name })
  const taken = new Set([queryId, truthId])
  return {
    truthId,
    answers: await rankRecords(index, asked, new Set([queryId])),
    without: await rankRecords(index, asked, taken),
    mixed: await rankRecords(index, mixed, taken),
  }
}

const percent = (part: number, whole: number) => ((100 * part) / Math.max(1, whole)).toFixed(1)

/** The best balance of answering and answering right, over all scores from which on the first answer might be taken. */
function bestF1(all: readonly Answered[]): number {
  const firsts = all.flatMap(({ answers, truthId }) =>
    answers[0] ? [{ score: answers[0].Score, right: answers[0].Id === truthId }] : [],
  )
  const values = Array.from({ length: 101 }, (_, score) => {
    const taken = firsts.filter((first) => first.score >= score)
    return (2 * taken.filter((first) => first.right).length) / (taken.length + all.length)
  })
  return Math.max(...values)
}

/** The confidence at which a query without a right answer has to come back empty. */
const EMPTY_AT = 85
const levels = [70, 75, 80, 85, 90, 95, 98, 100]

/** Of all answers with at least each score, how many are right. */
function calibration(all: readonly Answered[]): string[] {
  const answers = all.flatMap(({ answers, truthId }) =>
    answers.map((match) => ({ score: match.Score, right: match.Id === truthId })),
  )
  return levels.map((level) => {
    const taken = answers.filter((item) => item.score >= level)
    const right = taken.filter((item) => item.right).length
    return taken.length ? `${percent(right, taken.length)} of ${taken.length}` : 'none'
  })
}

function lineOf(name: string, all: readonly Answered[]): string {
  const rank = ({ answers, truthId }: Answered) => answers.findIndex(({ Id }) => Id === truthId)
  const share = (test: (item: Answered) => boolean) => percent(all.filter(test).length, all.length)
  const first = share((item) => rank(item) === 0)
  const five = share((item) => rank(item) >= 0 && rank(item) < 5)
  const empty = (of: 'without' | 'mixed') => share((item) => (item[of][0]?.Score ?? 0) < EMPTY_AT)
  return `| ${name} | ${first} | ${five} | ${bestF1(all).toFixed(3)} | ${empty('without')} | ${empty('mixed')} | ${calibration(all).join(' | ')} |`
}

/** A row of the other half, so of another town as a rule. */
const otherOf = (pairs: readonly Pair[], i: number) => pairs[(i + (pairs.length >> 1)) % pairs.length] as Pair

/** How well the labelled pairs are matched among all places, as lines of a table. Rejects when the files are not there. */
export async function matchQuality(folder: string): Promise<string[]> {
  const index = await openNameIndex(join(await importPlaces(folder), NAME_INDEX))
  const pairs = await readPairs()
  const lines = [
    `${pairs.length} pairs among ${index.records.toLocaleString('en-US')} places; goals: with the address first 95 %, F1 0.94; name and city first 82 %`,
    '',
    `| asked | right first % | in the first five % | best F1 | empty at ${EMPTY_AT} % without the right one | another's place | right % from ${levels.join(' | ')} |`,
    `|---|---|---|---|---|---|${levels.map(() => '---').join('|')}|`,
  ]
  for (const [name, ask] of Object.entries(asks)) {
    const all: Answered[] = []
    for (const [i, pair] of pairs.entries()) all.push(await answer(index, pair, otherOf(pairs, i), ask))
    lines.push(lineOf(name, all))
  }
  index.close()
  return lines
}
