import { join } from 'node:path'
import type { MatchResponse } from '#contract/match.ts'
import type { Judged } from '#scripts/train-match/calibration.ts'
import { inputSetsByKind } from '#scripts/train-match/input-sets.ts'
import { type LabeledRow, samplesOf } from '#scripts/train-match/samples.ts'
import { train } from '#scripts/train-match/train.ts'
import { NAME_INDEX } from '#service/store/duckdb/name-index.ts'
import { openNameIndex } from '#service/store/names/open-name-index.ts'
import { type Client, clientOf } from '../client.ts'
import { startService } from '../service.ts'
import { importPlaces, type Pair, type PairCriteria, readPairs } from './pairs.ts'

const inputSets = inputSetsByKind.companies
const FOLDS = 5
const levels = [0.5, 0.7, 0.9, 0.95, 0.99]

const percent = (part: number, whole: number) => ((100 * part) / Math.max(1, whole)).toFixed(1)

/** The rows of the labeled pairs, for training and for testing. */
export const labeledRows = (pairs: readonly Pair[]): LabeledRow[] =>
  pairs.map(({ queryId, truthId, truth, criteria }, i) => ({
    criteria,
    truthId,
    truth,
    own: [queryId],
    fold: i % FOLDS,
  }))

/** The share of right candidates among those with at least each probability. */
function calibrationLine(name: string, judged: readonly (Judged & { probability: number })[]): string {
  const cells = levels.map((level) => {
    const accepted = judged.filter(({ probability }) => probability >= level)
    return accepted.length
      ? `${percent(accepted.filter(({ right }) => right).length, accepted.length)} of ${accepted.length}`
      : 'none'
  })
  return `| ${name} | ${cells.join(' | ')} |`
}

/** How often probabilities are right for the test folds. */
async function foldLines(places: string, pairs: readonly Pair[]): Promise<string[]> {
  const index = await openNameIndex(join(places, NAME_INDEX))
  const { holdout } = train([...samplesOf(index, labeledRows(pairs), inputSets)])
  index.close()
  return [
    `test folds, half of the queries for a record that is not in the data: right % of those with at least each probability`,
    '',
    `| given | ${levels.join(' | ')} |`,
    `|---|${levels.map(() => '---').join('|')}|`,
    calibrationLine('all', holdout),
    ...Object.keys(inputSets).map((inputSet) =>
      calibrationLine(
        inputSet,
        holdout.filter((item) => item.inputSet === inputSet),
      ),
    ),
  ]
}

/** The answer of the service to one row. */
interface Answered {
  truthId: string
  answers: { Id: string; Score: number; Probability: number }[]
}

function bodyOf(criteria: PairCriteria, parts: readonly string[]) {
  const { Address, ...others } = criteria
  const all: Record<string, string> = { ...others, StreetAddress: Address }
  const names = parts.map((part) => (part === 'Address' ? 'StreetAddress' : part))
  const given = names.filter((name) => all[name]).map((name) => [name, all[name]])
  return { RequestType: 'Company', Limit: 100, ...Object.fromEntries(given) }
}

async function answersTo(
  client: Client,
  pairs: readonly Pair[],
  parts: readonly string[],
): Promise<Answered[]> {
  const subjects = ['Name', 'Phone', 'StreetAddress']
  const answered: Answered[] = []
  for (const { truthId, criteria } of pairs) {
    const body = bodyOf(criteria, parts)
    if (!subjects.some((subject) => subject in body)) continue
    const { Matches } = (await client.post('/v3/match', body)) as MatchResponse
    answered.push({
      truthId,
      answers: Matches.Common.map(({ Id, Score, Probability = 0 }) => ({ Id, Score, Probability })),
    })
  }
  return answered
}

function answerLine(name: string, all: readonly Answered[]): string {
  const rank = ({ answers, truthId }: Answered) => answers.findIndex(({ Id }) => Id === truthId)
  const share = (test: (item: Answered) => boolean) => percent(all.filter(test).length, all.length)
  const accepted = all.filter(({ answers: [first] }) => (first?.Probability ?? 0) >= 0.9)
  const right = accepted.filter((item) => rank(item) === 0).length
  return `| ${name} | ${share((item) => rank(item) === 0)} | ${share((item) => rank(item) >= 0 && rank(item) < 5)} | ${share((item) => item.answers.length === 0)} | ${percent(right, accepted.length)} of ${accepted.length} |`
}

/**
 * How well the labeled pairs are matched among all places, as lines of a table: the probabilities of the test folds, and what the service
 * answers over HTTP when the rows themselves are not in its data. Rejects when the files are missing.
 */
export async function matchQuality(folder: string, answersFolder: string): Promise<string[]> {
  const pairs = await readPairs()
  const truths = new Set(pairs.map(({ truthId }) => truthId))
  const own = pairs.map(({ queryId }) => queryId).filter((id) => !truths.has(id))
  await importPlaces(answersFolder, new Set(own))
  const service = await startService(answersFolder)
  const client = clientOf(service.port, service.apikey)
  const lines = [
    `what the service answers to ${pairs.length} labeled rows; a place that is in the data twice counts as wrong unless it is the labeled one`,
    '',
    '| given | right first % | in the first five % | empty % | right % of those with probability 0.9 |',
    '|---|---|---|---|---|',
  ]
  for (const [name, parts] of Object.entries(inputSets))
    lines.push(answerLine(name, await answersTo(client, pairs, parts)))
  await service.stop()
  return [...lines, '', ...(await foldLines(await importPlaces(folder), pairs))]
}
