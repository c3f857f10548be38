import { call } from '#api/client.ts'
import { ApiProblem } from '#api/problem.ts'
import { type Asked, requestOf } from '../model/file/columns/row-request.ts'
import type { MatchJob } from '../model/file/job.ts'
import { type Answer, answerOf } from '../model/file/review/answer.ts'

/** A row that is asked about. */
export interface Ask {
  row: number
  asked: Asked
}

/** A call that was made is billed: it is never given up. */
const unaborted = new AbortController().signal

/**
 * The answers to some rows in their order. A service refuses a whole call for one row: then it is asked in halves, until the
 * row is known, which keeps what is wrong with it. Raises the `ApiProblem` where every row is refused, and all others.
 */
export async function answersTo(
  job: MatchJob,
  asks: readonly Ask[],
  withRetries: <T>(ask: () => Promise<T>) => Promise<T>,
): Promise<Answer[]> {
  let last: ApiProblem | undefined
  const askSome = async (some: readonly Ask[]): Promise<Answer[]> => {
    try {
      return await withRetries(() => requestOnce(job, some))
    } catch (problem) {
      if (!(problem instanceof ApiProblem) || problem.status !== 400) throw problem
      last = problem
      const [only] = some
      if (some.length === 1 && only) return [{ ...only, found: [], fault: problem.message }]
      const half = Math.ceil(some.length / 2)
      return [...(await askSome(some.slice(0, half))), ...(await askSome(some.slice(half)))]
    }
  }
  const answers = await askSome(asks)
  if (last && answers.length > 1 && answers.every(({ fault }) => fault !== undefined)) throw last
  return answers
}

async function requestOnce(job: MatchJob, asks: readonly Ask[]): Promise<Answer[]> {
  const [first] = asks
  const body = asks.map(({ row, asked }) => requestOf(row, asked, job))
  // After a crash the same call goes out again: its name tells the service that it was billed.
  const name = `${job.run}/${first?.row ?? 0}-${asks.length}`
  const answers = await call('multipleMatch', { body }, unaborted, name)
  const byRow = new Map(answers.map((answer, i) => [answer.RequestId ?? body[i]?.RequestId, answer]))
  return asks.map(({ row, asked }) => {
    const answer = byRow.get(`row-${row}`)
    return answer
      ? answerOf(row, asked, answer)
      : { row, asked, found: [], fault: 'The service gave no answer for this row.' }
  })
}
