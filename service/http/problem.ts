import type { Problem, ValidationError } from '#contract/problem.ts'

/** An answer other than 200: its status, its body in the format of the reference, and its headers. */
export class Failure extends Error {
  constructor(
    readonly statusCode: number,
    readonly body: Problem | ValidationError[],
    readonly headers: Record<string, string> = {},
  ) {
    super(JSON.stringify(body))
  }
}

/** A failure with a status and a message (reference, Errors). */
export function problem(statusCode: number, message: string, headers?: Record<string, string>): Failure {
  return new Failure(statusCode, { statusCode, message }, headers)
}

/** A 400 that names every wrong parameter or field. */
export function invalid(errors: ValidationError[]): Failure {
  return new Failure(400, errors)
}

export const keyMissing = () => problem(401, 'The key must be supplied.')
export const keyInvalid = () => problem(401, 'A valid key for an active subscription is required.')
/** `expires` is the last day of the key. */
export const keyExpired = (expires: string) =>
  problem(
    401,
    `The key expired: its last day was ${expires}. The operator of the service can issue a new one.`,
  )
export const idNotFound = () => problem(404, 'The id was not found.')
export const pathNotFound = () => problem(404, 'This path does not exist.')
export const tooCostly = () =>
  problem(503, 'The search takes too long. Use smaller areas, fewer points or fewer alternatives.')
export const engineUnavailable = () =>
  problem(503, 'The search engine does not answer. Try again in a minute.')
export const unexpected = () => problem(500, 'The service met an unexpected condition.')

const byStatus: Record<number, string> = {
  400: 'The request is malformed.',
  408: 'The request was not received in time.',
  413: 'The body is larger than 2 MB.',
  415: 'The body must be JSON or XML in UTF-8, sent as Content-Type application/json or application/xml.',
  431: 'The headers or the address of the request are too long, or there are more than 200 headers.',
}

/** The failure for a request that the HTTP layer refuses, with a message of this service. */
export function refusedByLayer(statusCode: number): Failure {
  return problem(statusCode, byStatus[statusCode] ?? 'The request cannot be answered.')
}
