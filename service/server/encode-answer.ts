import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Problem, ValidationError } from '#contract/problem.ts'
import { textInSlices } from '../concurrency/slices.ts'
import { WrittenAnswer } from '../handlers/call.ts'
import { jsonChunks } from '../http/json-chunks.ts'
import { type AnswerType, answerTypes, formatOf, negotiate } from '../http/media.ts'
import { writeFailure, xmlChunks } from '../xml/write.ts'

/**
 * The bytes of an answer in the media type negotiated with the caller; `root` is the root element in XML. What another service has
 * written remains as it is. Large answers are encoded in slices, between which other calls are answered; rejects when `signal` has aborted.
 */
export async function encodeAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  value: unknown,
  root: string,
  signal: AbortSignal,
): Promise<Buffer> {
  if (value instanceof WrittenAnswer) {
    reply.type('application/json; charset=utf-8')
    return Buffer.from(value.json)
  }
  const type = agreedType(request)
  reply.type(`${type}; charset=utf-8`)
  const chunks = formatOf(type) === 'json' ? jsonChunks(value) : xmlChunks(root, value)
  return Buffer.from(await textInSlices(chunks, signal))
}

/** The body of an error in the media type negotiated with the caller, which is set on the reply; JSON when nothing was negotiated. */
export function encodeFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  body: Problem | ValidationError[],
): string {
  const type = agreedType(request)
  reply.type(`${type}; charset=utf-8`)
  return formatOf(type) === 'json' ? JSON.stringify(body) : writeFailure(body)
}

function agreedType({ headers, routeOptions }: FastifyRequest): AnswerType {
  return negotiate(headers.accept, routeOptions.config.types ?? answerTypes) ?? 'application/json'
}
