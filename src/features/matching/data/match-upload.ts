import { ApiProblem } from '#api/problem.ts'
import { streamed } from '#api/stream.ts'
import type { MatchFileLine } from '#contract/match.ts'
import { matchErrorMessages } from '../messages/file.ts'
import { requestTypes } from '../model/file/columns/row-request.ts'
import type { MatchJob } from '../model/file/job.ts'
import { areAllRefused, type RowAnswer, refusedAnswer, rowAnswerOf } from '../model/file/review/answer.ts'
import type { RowRequest } from './batch-match.ts'
import type { RequestPage } from './file-rows.ts'

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
