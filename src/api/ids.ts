import { queryOptions } from '@tanstack/react-query'
import { pageLimits } from '#contract/company.ts'
import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import { tidy } from '#criteria/tidy.ts'
import { callsOf } from './kinds.ts'

/** Ids of one call: the most that Core records allow. Core records are not billed. */
export const ID_PAGE = pageLimits.Core

/** The ids of the rows from `page * ID_PAGE` on, in the stable order of the result. */
export const idsQuery = (kind: Kind, criteria: Criteria, page: number) =>
  queryOptions({
    queryKey: ['ids', kind, tidy(criteria), page],
    queryFn: async ({ signal }) => {
      const request = { ...tidy(criteria), ResourceType: 'Core', Limit: ID_PAGE, Offset: page * ID_PAGE }
      return (await callsOf[kind].search(request, signal)).map(({ Id }) => Id)
    },
  })
