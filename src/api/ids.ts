import { queryOptions } from '@tanstack/react-query'
import { pageLimits } from '#contract/company.ts'
import { tidy } from '#criteria/tidy.ts'
import { callsOf } from './kinds.ts'
import type { PagesSource } from './queries.ts'

/** Ids of one call: the most that Core records allow. Core records are not billed. */
export const ID_PAGE = pageLimits.Core

/** The ids of the rows from `page * ID_PAGE` on, in the stable order of the result. */
export const idsQuery = ({ kind, criteria, sort }: Omit<PagesSource, 'output'>, page: number) =>
  queryOptions({
    queryKey: ['ids', kind, tidy(criteria), sort, page],
    queryFn: async ({ signal }) => {
      const order = sort && { Sort: [...sort] }
      const range = { Limit: ID_PAGE, Offset: page * ID_PAGE }
      const request = { ...tidy(criteria), ResourceType: 'Core', ...order, ...range }
      return (await callsOf[kind].search(request, signal)).map(({ Id }) => Id)
    },
  })
