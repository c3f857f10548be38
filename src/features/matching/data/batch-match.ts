import { call } from '#api/client.ts'
import { ApiProblem } from '#api/problem.ts'
import { matchErrorMessages } from '../messages/file.ts'
import { type LookupFields, multipleMatchItem } from '../model/file/columns/row-request.ts'
import type { MatchJob } from '../model/file/job.ts'
import { areAllRefused, type RowAnswer, refusedAnswer, rowAnswerOf } from '../model/file/review/answer.ts'

/** A row that is looked up. */
export interface RowRequest {
  row: number
  fields: LookupFields
}

/** A call is billed once it is sent: it is never aborted. */
const unaborted = new AbortController().signal

/**
 * The answers to some rows in their order. A service rejects a whole call for one invalid row: the call is then repeated in halves
 * until that row is found, and its answer has the error. Throws an `ApiProblem` if every row is rejected, and any other error.
 */
export async function answersTo(
  job: MatchJob,
  requests: readonly RowRequest[],
  withRetries: <T>(request: () => Promise<T>) => Promise<T>,
): Promise<RowAnswer[]> {
  let last: ApiProblem | undefined
  const requestSome = async (some: readonly RowRequest[]): Promise<RowAnswer[]> => {
    try {
      return await withRetries(() => requestRows(job, some))
    } catch (problem) {
      if (!(problem instanceof ApiProblem) || problem.status !== 400) throw problem
      last = problem
      const [only] = some
      if (some.length === 1 && only) return [refusedAnswer(only, problem.message)]
      const half = Math.ceil(some.length / 2)
      return [...(await requestSome(some.slice(0, half))), ...(await requestSome(some.slice(half)))]
    }
  }
  const answers = await requestSome(requests)
  if (last && areAllRefused(answers)) throw last
  return answers
}

async function requestRows(job: MatchJob, requests: readonly RowRequest[]): Promise<RowAnswer[]> {
  const [first] = requests
  const body = requests.map(({ row, fields }) => multipleMatchItem(row, fields, job))
  // After a crash the same call is sent again: by its key the service does not bill it again.
  const name = `${job.run}/${first?.row ?? 0}-${requests.length}`
  const answers = await call('multipleMatch', { body }, unaborted, name)
  const byRow = new Map(answers.map((answer, i) => [answer.RequestId ?? body[i]?.RequestId, answer]))
  return requests.map((request) => {
    const answer = byRow.get(`row-${request.row}`)
    return answer
      ? rowAnswerOf(request.row, request.fields, answer)
      : refusedAnswer(request, matchErrorMessages.noAnswer)
  })
}
