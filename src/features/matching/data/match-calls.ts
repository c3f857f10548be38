import { call } from '#api/client.ts'
import { ApiProblem } from '#api/problem.ts'
import { streamed } from '#api/stream.ts'
import type { MatchFileLine } from '#contract/match.ts'
import { matchErrorMessages } from '../messages/file.ts'
import { multipleMatchItem, requestTypes } from '../model/file/columns/row-request.ts'
import type { MatchJob } from '../model/file/job.ts'
import { areAllRefused, type RowAnswer, refusedAnswer, rowAnswerOf } from '../model/file/review/answer.ts'
import type { RequestPage, RowRequest } from './file-rows.ts'

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

/** A page with its answers, in the order of its rows. */
export interface AnsweredPage {
  page: number
  answers: RowAnswer[]
}

/** A row as it is uploaded: a line of JSON. */
const lineOf = ({ row, fields }: RowRequest) => `${JSON.stringify({ RequestId: `row-${row}`, ...fields })}\n`

/**
 * Uploads the rows of pages and yields each page once all its rows are answered. Throws an `ApiProblem` if the response ends early, and
 * if the service refuses every row of a page.
 */
export async function* uploadedPages(
  job: MatchJob,
  pages: readonly RequestPage[],
  signal: AbortSignal,
): AsyncGenerator<AnsweredPage> {
  const query = { requesttype: requestTypes[job.kind], limit: job.limit, confidence: job.confidence }
  const upload = {
    query,
    rows: pages.flatMap(({ requests }) => requests.map(lineOf)).join(''),
    idempotencyKey: job.run,
  }
  const lines = streamed('matchFile', upload, recordsIn, signal)
  try {
    for (const { page, requests } of pages) {
      const answers: RowAnswer[] = []
      for (const request of requests) {
        const { value, done } = await lines.next()
        if (done) throw new ApiProblem(0, matchErrorMessages.cutOff)
        answers.push(answerIn(request, value))
      }
      if (areAllRefused(answers)) throw new ApiProblem(400, answers[0]?.fault ?? '')
      yield { page, answers }
    }
    // The end of the response is read too, so that the call counts as complete.
    await lines.next()
  } finally {
    await lines.return(undefined)
  }
}

function recordsIn(line: MatchFileLine): number {
  if (!('Matches' in line)) return 0
  const { Common, Companies, People } = line.Matches
  return Common.length + Companies.length + People.length
}

function answerIn(request: RowRequest, line: MatchFileLine): RowAnswer {
  const { row, fields } = request
  if ('Errors' in line)
    return refusedAnswer(request, line.Errors.map(({ Description }) => Description).join('; '))
  if ('Matches' in line && line.RequestId === `row-${row}`) return rowAnswerOf(row, fields, line)
  return refusedAnswer(request, matchErrorMessages.noAnswer)
}
