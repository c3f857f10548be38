import { queryOptions } from '@tanstack/react-query'
import type { IsochronesRequest } from '#contract/isochrones.ts'
import { call } from './client.ts'

/** As far as one travels from a point. Raises an `ApiProblem` whose message says what the routing server could not do. */
export const isochronesQuery = (request: IsochronesRequest) =>
  queryOptions({
    queryKey: ['isochrones', request],
    queryFn: ({ signal }) => call('isochrones', { body: request }, signal),
    staleTime: 600_000,
    retry: false,
  })
