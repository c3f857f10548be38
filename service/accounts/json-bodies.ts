import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { itemOf } from '../http/parse.ts'
import { invalid } from '../http/problem.ts'

/** Lets the paths of `app` take JSON alone: a form of another page cannot send it without the consent of this service. */
export function jsonOnly(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain')
}

/** The body of a request; throws a 400 that names each wrong property. */
export function bodyOf<T>(schema: z.ZodType<T>, { body }: FastifyRequest): T {
  const result = schema.safeParse(body)
  if (result.success) return result.data
  throw invalid(
    result.error.issues.map(({ message, path }) => {
      const item = itemOf(path as string[])
      return { Item: item, Description: `${item} ${message}` }
    }),
  )
}
