import { call } from '#api/client.ts'
import { ApiProblem } from '#api/problem.ts'
import { type LookupFields, multipleMatchItem } from '../model/file/columns/row-request.ts'
import type { MatchJob } from '../model/file/job.ts'
import { type RowAnswer, rowAnswerOf } from '../model/file/review/answer.ts'

/** A row that is asked about. */
export interface RowRequest {
  row: number
  asked: LookupFields
}

/** A call that was made is billed: it is never given up. */
const unaborted = new AbortController().signal

/**
 * The answers to some rows in their order. A service refuses a whole call for one row: then it is asked in halves, until the
 * row is known, which keeps what is wrong with it. Raises the `ApiProblem` where every row is refused, and all others.
 */
export async function answersTo(
  job: MatchJob,
  requests: readonly RowRequest[],
  withRetries: <T>(ask: () => Promise<T>) => Promise<T>,
): Promise<RowAnswer[]> {
  let last: ApiProblem | undefined
  const requestSome = async (some: readonly RowRequest[]): Promise<RowAnswer[]> => {
    try {
      return await withRetries(() => requestRows(job, some))
    } catch (problem) {
      if (!(problem instanceof ApiProblem) || problem.status !== 400) throw problem
      last = problem
      const [only] = some
      if (some.length === 1 && only) return [{ ...only, found: [], fault: problem.message }]
      const half = Math.ceil(some.length / 2)
      return [...(await requestSome(some.slice(0, half))), ...(await requestSome(some.slice(half)))]
    }
  }
  const answers = await requestSome(requests)
  if (last && answers.length > 1 && answers.every(({ fault }) => fault !== undefined)) throw last
  return answers
}

async function requestRows(job: MatchJob, requests: readonly RowRequest[]): Promise<RowAnswer[]> {
  const [first] = requests
  const body = requests.map(({ row, asked }) => multipleMatchItem(row, asked, job))
  // After a crash the same call goes out again: its name tells the service that it was billed.
  const name = `${job.run}/${first?.row ?? 0}-${requests.length}`
  const answers = await call('multipleMatch', { body }, unaborted, name)
  const byRow = new Map(answers.map((answer, i) => [answer.RequestId ?? body[i]?.RequestId, answer]))
  return requests.map(({ row, asked }) => {
    const answer = byRow.get(`row-${row}`)
    return answer
      ? rowAnswerOf(row, asked, answer)
      : { row, asked, found: [], fault: 'The service gave no answer for this row.' }
  })
}
