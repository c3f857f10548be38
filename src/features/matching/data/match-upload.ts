import { ApiProblem } from '#api/problem.ts'
import { streamed } from '#api/stream.ts'
import type { MatchFileLine } from '#contract/match.ts'
import { requestTypes } from '../model/file/columns/row-request.ts'
import type { MatchJob } from '../model/file/job.ts'
import { type RowAnswer, rowAnswerOf } from '../model/file/review/answer.ts'
import type { RowRequest } from './batch-match.ts'

/** Rows of one call's worth: they are stored together. */
export interface RequestPage {
  page: number
  asks: RowRequest[]
}

/** A page with its answers, in the order of its rows. */
export interface AnsweredPage {
  page: number
  answers: RowAnswer[]
}

/** A row as it is uploaded: a line of JSON. */
const lineOf = ({ row, asked }: RowRequest) => `${JSON.stringify({ RequestId: `row-${row}`, ...asked })}\n`

/**
 * Uploads the rows of pages and gives each page once all its rows are answered. Raises an `ApiProblem` when the answer ends before, and
 * when the service refuses every row of a page.
 */
export async function* uploadedPages(
  job: MatchJob,
  pages: readonly RequestPage[],
  signal: AbortSignal,
): AsyncGenerator<AnsweredPage> {
  const query = { requesttype: requestTypes[job.kind], limit: job.limit, confidence: job.confidence }
  const upload = {
    query,
    rows: pages.flatMap(({ asks }) => asks.map(lineOf)).join(''),
    idempotencyKey: job.run,
  }
  const lines = streamed('matchFile', upload, recordsIn, signal)
  try {
    for (const { page, asks } of pages) {
      const answers: RowAnswer[] = []
      for (const request of asks) {
        const { value, done } = await lines.next()
        if (done) throw new ApiProblem(0, 'The service broke off its answer.')
        answers.push(answerIn(request, value))
      }
      const [first] = answers
      if (
        first?.fault !== undefined &&
        answers.length > 1 &&
        answers.every(({ fault }) => fault !== undefined)
      )
        throw new ApiProblem(400, first.fault)
      yield { page, answers }
    }
    // The end of the answer is read too, so that the call counts as made.
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

function answerIn({ row, asked }: RowRequest, line: MatchFileLine): RowAnswer {
  if ('Errors' in line)
    return { row, asked, found: [], fault: line.Errors.map(({ Description }) => Description).join('; ') }
  if ('Matches' in line && line.RequestId === `row-${row}`) return rowAnswerOf(row, asked, line)
  return { row, asked, found: [], fault: 'The service gave no answer for this row.' }
}
