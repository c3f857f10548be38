import { Problem, type ValidationError, ValidationErrors } from '#contract/problem.ts'
import { sessionEnded } from './session-ended.ts'

/** What went wrong with a call: the status (0 when no response), a message, the invalid fields, and a wait in seconds. */
export class ApiProblem extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly errors: readonly ValidationError[] = [],
    readonly waitSeconds?: number,
    /** Whether the service gave up on the call because it takes too long: another try may end the same way. */
    readonly isTooLong = false,
  ) {
    super(message)
  }
}

/** What a service says of the fields of a request, by their names; empty for an error about something else. */
export function fieldErrors(error: unknown): ReadonlyMap<string, string> {
  const errors = error instanceof ApiProblem ? error.errors : []
  return new Map(errors.toReversed().map(({ Item, Description }) => [Item, Description]))
}

/** The problem of an answer with an error status, for any body. */
export function problemOf(response: Response, body: unknown): ApiProblem {
  if (response.status === 401) sessionEnded()
  const errors = ValidationErrors.safeParse(body)
  if (errors.success)
    return new ApiProblem(response.status, errors.data.map((f) => f.Description).join('; '), errors.data)
  const problem = Problem.safeParse(body)
  if (!problem.success) return new ApiProblem(response.status, notTheService(response))
  const { message } = problem.data
  // A service that is busy or down says when to try again.
  const isTooLong = response.status === 503 && !response.headers.has('retry-after')
  return new ApiProblem(response.status, message, [], waitOf(response, message), isTooLong)
}

/** Seconds to wait, from the header or, where a service sends none, from the words "in 23 seconds". */
function waitOf(response: Response, message: string): number | undefined {
  if (response.status !== 429 && response.status !== 403) return undefined
  const seconds = Number(response.headers.get('retry-after') ?? /(\d+)\s*second/.exec(message)?.[1])
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined
}

export function notTheService(response: Response): string {
  return `What answered at ${new URL(response.url).pathname} is not the data service (status ${response.status}).`
}
