import { queryOptions } from '@tanstack/react-query'
import type { Geocode } from '#contract/geocode.ts'
import { call } from './client.ts'
import { ApiProblem } from './problem.ts'

/** Statuses of a service that does not have the endpoint. */
const unknownEndpoint = new Set([404, 405])

/** An answer; null from a service that does not have the endpoint. */
async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (problem) {
    if (problem instanceof ApiProblem && unknownEndpoint.has(problem.status)) return null
    throw problem
  }
}

/** The place of an address; null where the service locates no addresses. */
export const geocodeQuery = (text: string) =>
  queryOptions({
    queryKey: ['geocode', text],
    queryFn: ({ signal }) => orNull(call('geocode', { query: { text } }, signal)),
    staleTime: 300_000,
  })

/** Addresses of one call: few enough that progress is seen. */
const TOGETHER = 50

/**
 * The places of many addresses, in their order; null for all where the service locates no addresses. `onProgress` is called with how
 * many are done. Raises an `ApiProblem` where the service fails.
 */
export async function geocodeAll(
  texts: readonly string[],
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<Geocode[] | null> {
  const found: Geocode[] = []
  for (let at = 0; at < texts.length; at += TOGETHER) {
    const body = texts.slice(at, at + TOGETHER).map((Text, i) => ({ RequestId: `${i}`, Text }))
    const answers = await orNull(call('multipleGeocode', { body }, signal))
    if (!answers) return null
    const byId = new Map(answers.map((answer) => [answer.RequestId, answer]))
    found.push(...body.map(({ RequestId }) => byId.get(RequestId) ?? nothing))
    onProgress(found.length)
  }
  return found
}

const nothing: Geocode = { Parsed: {}, Corrections: [], Alternatives: [] }
