import type { z } from 'zod'
import { orNoAnswer, parsed } from '#api/client.ts'
import { ApiProblem, notTheService, problemOf } from '#api/problem.ts'

/** Sends a request of the operator and reads its answer by a schema. Raises `ApiProblem` for every failure, except an abort. */
export async function operatorCall<T>(
  schema: z.ZodType<T>,
  path: string,
  { body, signal }: { body?: object; signal?: AbortSignal } = {},
): Promise<T> {
  const init = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
  return orNoAnswer(async () => {
    const response = await fetch(path, { ...init, signal })
    return { response, answer: parsed(await response.text()) }
  }, signal).then(({ response, answer }) => {
    if (!response.ok) throw problemOf(response, answer)
    const result = schema.safeParse(answer)
    if (!result.success) throw new ApiProblem(response.status, notTheService(response))
    return result.data
  })
}
