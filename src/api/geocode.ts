import { queryOptions } from '@tanstack/react-query'
import type { Geocode } from '#contract/geocode.ts'
import { call } from './client.ts'
import { ApiProblem } from './problem.ts'

/** Statuses of a service that does not have the endpoint. */
const unknownEndpoint = new Set([404, 405])

/** The place of an address; null where the service locates no addresses. */
export const geocodeQuery = (text: string) =>
  queryOptions({
    queryKey: ['geocode', text],
    queryFn: async ({ signal }): Promise<Geocode | null> => {
      try {
        return await call('geocode', { query: { text } }, signal)
      } catch (problem) {
        if (problem instanceof ApiProblem && unknownEndpoint.has(problem.status)) return null
        throw problem
      }
    },
    staleTime: 300_000,
  })
