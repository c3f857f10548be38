import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { WrongValues } from '../data/corrections/values.ts'
import type { OperatorOnly } from '../gateway/operator.ts'
import { itemOf } from '../http/parse.ts'
import { invalid, problem } from '../http/problem.ts'
import { asDiskError, DataError } from '../versions/data-error.ts'

/** Lets only the operator call the paths of `app`, and answers what they can mend, such as a data folder that is full or read-only, with a 409 and its message. */
export function forOperator(app: FastifyInstance, dataDir: string, operatorOnly: OperatorOnly): void {
  app.addHook('onRequest', async (request, reply) => {
    operatorOnly(request)
    reply.header('cache-control', 'no-store')
  })
  app.setErrorHandler((error) => {
    const known = asDiskError(error, dataDir)
    throw known instanceof DataError ? problem(409, known.message) : error
  })
}

/** The body of a request; throws a 400 that names each wrong property. */
export const bodyOf = <T>(schema: z.ZodType<T>, { body }: FastifyRequest): T => parseInput(schema, body)

/** What a request has, by its schema; throws a 400 that names each wrong property. */
export function parseInput<T>(schema: z.ZodType<T>, input: unknown): T {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  throw invalid(
    result.error.issues.map(({ message, path }) => ({
      Description: message,
      Item: itemOf(path as string[]),
    })),
  )
}

/** A 400 that names each wrong field. */
export function asInvalid(error: unknown): never {
  if (!(error instanceof WrongValues)) throw error
  throw invalid(error.errors.map(({ field, message }) => ({ Description: message, Item: field })))
}
