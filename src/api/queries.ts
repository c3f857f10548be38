import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CompanyField, ResourceType } from '#contract/company'
import type { Criteria } from '#contract/criteria'
import type { TallyName } from '#contract/tally'
import { tidy } from '../criteria/tidy.ts'
import { call } from './client.ts'

/** One queryOptions factory per resource; keys and functions together, the criteria tidied so that equal questions share an answer. */

export const PAGE_SIZE = 100

/** How many companies meet the criteria, with how long the answer took (milliseconds). */
export const countQuery = (criteria: Criteria) =>
  queryOptions({
    queryKey: ['count', tidy(criteria)],
    queryFn: async ({ signal }) => {
      const start = performance.now()
      const { MatchCount } = await call('countCompanies', { body: tidy(criteria) }, signal)
      return { MatchCount, milliseconds: performance.now() - start }
    },
    placeholderData: keepPreviousData,
  })

/** Page `index` (from 0) of the records, PAGE_SIZE to a page. */
export const pageQuery = (criteria: Criteria, format: ResourceType, index: number) =>
  queryOptions({
    queryKey: ['page', tidy(criteria), format, index],
    queryFn: ({ signal }) =>
      call(
        'searchCompanies',
        { body: { ...tidy(criteria), ResourceType: format, Limit: PAGE_SIZE, Offset: index * PAGE_SIZE } },
        signal,
      ),
  })

/** The groups of one to three fields, largest first; at most `limit` of them. */
export const tallyQuery = (criteria: Criteria, fields: readonly TallyName[], limit?: number) =>
  queryOptions({
    queryKey: ['tally', tidy(criteria), fields, limit],
    queryFn: ({ signal }) =>
      call('tallyCompanies', { body: { ...tidy(criteria), Fields: [...fields], Limit: limit } }, signal),
    // Groups of other fields would be read as groups without a value.
    placeholderData: (old, query) => (String(query?.queryKey[2]) === String(fields) ? old : undefined),
  })

/** A systematic sample of `size` records (at most 2,000) with these fields, its equal steps begun at `offset`. */
export const sampleQuery = (criteria: Criteria, size: number, fields: readonly CompanyField[], offset = 0) =>
  queryOptions({
    queryKey: ['sample', tidy(criteria), size, fields, offset],
    queryFn: ({ signal }) =>
      call(
        'searchCompanies',
        { body: { ...tidy(criteria), Fields: [...fields], Limit: size, Offset: offset, NthRecord: true } },
        signal,
      ),
    placeholderData: keepPreviousData,
  })

/** One company with every field. */
export const recordQuery = (id: string) =>
  queryOptions({
    queryKey: ['record', id],
    queryFn: ({ signal }) =>
      call('getCompany', { params: { id }, query: { resourcetype: 'Enhanced' } }, signal),
  })

/** Industry codes whose descriptions hold the words. */
export const sicsQuery = (keyword: string) =>
  queryOptions({
    queryKey: ['sics', keyword],
    queryFn: ({ signal }) => call('findSics', { query: { keyword } }, signal),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: keyword.trim().length > 1,
  })
