import type { z } from 'zod'
import { atBase } from '#shared/base-path.ts'
import { orNoAnswer, parsed } from './client.ts'
import { ApiProblem, notTheService, problemOf } from './problem.ts'

interface Options {
  /** POST when there is a body, and GET when there is none, unless said otherwise. */
  method?: 'POST' | 'PUT' | 'DELETE'
  /** Sent as JSON, or as it is. */
  body?: object | ArrayBuffer
  signal?: AbortSignal | undefined
}

/** Sends a request of the operator and reads its answer by a schema. Raises `ApiProblem` for every failure, except an abort. */
export async function operatorCall<T>(
  schema: z.ZodType<T>,
  path: string,
  { body, method = body ? 'POST' : undefined, signal }: Options = {},
): Promise<T> {
  const { response, answer } = await send(path, { method, signal, ...(body && contentOf(body)) })
  const result = schema.safeParse(answer)
  if (!result.success) throw new ApiProblem(response.status, notTheService(response))
  return result.data
}

/** Removes what is at a path. Raises `ApiProblem`. */
export async function operatorDelete(path: string): Promise<void> {
  await send(path, { method: 'DELETE' })
}

const contentOf = (body: object): Pick<RequestInit, 'headers' | 'body'> =>
  body instanceof ArrayBuffer
    ? { headers: { 'content-type': 'application/octet-stream' }, body }
    : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }

async function send(
  path: string,
  { signal, ...init }: Omit<RequestInit, 'signal'> & Pick<Options, 'signal'>,
) {
  const { response, answer } = await orNoAnswer(async () => {
    const response = await fetch(atBase(path), { ...init, signal })
    return { response, answer: parsed(await response.text()) }
  }, signal)
  if (!response.ok) throw problemOf(response, answer)
  return { response, answer }
}
