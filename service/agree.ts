import type { FastifyReply, FastifyRequest } from 'fastify'
import { answerTypes, formatOf, negotiate } from './media.ts'

/**
 * What is sent for a value: the value itself where JSON is agreed on with the caller, or where nothing is; else the
 * text that `write` makes of it, under the media type asked for.
 */
export function inAgreedType<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  value: T,
  write: () => string,
): T | string {
  const { types = answerTypes } = request.routeOptions.config
  const type = negotiate(request.headers.accept, types) ?? 'application/json'
  if (formatOf(type) === 'json') return value
  reply.type(`${type}; charset=utf-8`)
  return write()
}
