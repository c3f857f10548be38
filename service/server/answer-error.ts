import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { pathOf } from '../http/log.ts'
import { itemOf } from '../http/parse.ts'
import {
  engineUnavailable,
  Failure,
  invalid,
  pathNotFound,
  refusedByLayer,
  tooCostly,
  unexpected,
} from '../http/problem.ts'
import { EngineUnavailable, Refusal, TooCostly } from '../store/store.ts'
import { encodeFailure } from './encode-answer.ts'

/** Answers a call that failed, and logs what the operator has to see. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { statusCode, body, headers } = failureOf(error)
  const isClosed = reply.raw.destroyed || request.raw.socket.destroyed
  if ((statusCode === 500 || error instanceof EngineUnavailable) && !isClosed)
    request.log.error({ err: error, path: pathOf(request.url) }, 'a call failed')
  if (statusCode === 405) reply.header('allow', request.routeOptions.config.allow ?? '')
  return reply
    .code(statusCode)
    .headers(headers)
    .send(encodeFailure(request, reply, body))
}

/** Every error as an answer: failures, refusals of the store and of the HTTP layer; all others without details. */
function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error
  if (error instanceof Refusal) return invalid([{ Description: error.message, Item: itemOf([error.Item]) }])
  if (error instanceof TooCostly) return tooCostly()
  if (error instanceof EngineUnavailable) return engineUnavailable()
  const { statusCode = 500 } = error as Partial<FastifyError>
  // Paths out of the folder are refused with a 403, which would reveal that something exists there.
  if (statusCode === 403) return pathNotFound()
  return statusCode >= 400 && statusCode < 500 ? refusedByLayer(statusCode) : unexpected()
}
