import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Criteria } from '#contract/criteria'
import type { Kind } from '#contract/kind'
import type { Format, RecordField } from '../criteria/record.ts'
import type { TallyField } from '../criteria/tallies.ts'
import { tidy } from '../criteria/tidy.ts'
import { call } from './client.ts'
import { callsOf } from './kinds.ts'

/** One queryOptions factory per resource; keys and functions together, the criteria tidied so that equal questions share an answer. */

export const PAGE_SIZE = 100

// An answer stands in for the next one of its own kind only: companies are never shown as people.

/** How many records of a kind meet the criteria, with how long the answer took (milliseconds). */
export const countQuery = (kind: Kind, criteria: Criteria) =>
  queryOptions({
    queryKey: ['count', kind, tidy(criteria)],
    queryFn: async ({ signal }) => {
      const start = performance.now()
      const { MatchCount } = await callsOf[kind].count(tidy(criteria), signal)
      return { MatchCount, milliseconds: performance.now() - start }
    },
    placeholderData: (old, query) => (query?.queryKey[1] === kind ? old : undefined),
  })

/** Page `index` (from 0) of the records, PAGE_SIZE to a page. */
export const pageQuery = (kind: Kind, criteria: Criteria, format: Format, index: number) =>
  queryOptions({
    queryKey: ['page', kind, tidy(criteria), format, index],
    queryFn: ({ signal }) =>
      callsOf[kind].search(
        { ...tidy(criteria), ResourceType: format, Limit: PAGE_SIZE, Offset: index * PAGE_SIZE },
        signal,
      ),
  })

/** The groups of one to three fields, largest first; at most `limit` of them. */
export const tallyQuery = (kind: Kind, criteria: Criteria, fields: readonly TallyField[], limit?: number) =>
  queryOptions({
    queryKey: ['tally', kind, tidy(criteria), fields, limit],
    queryFn: ({ signal }) =>
      callsOf[kind].tally({ ...tidy(criteria), Fields: [...fields], Limit: limit }, signal),
    // Groups of other fields would be read as groups without a value.
    placeholderData: (old, query) =>
      query?.queryKey[1] === kind && String(query.queryKey[3]) === String(fields) ? old : undefined,
  })

/** A systematic sample of `size` records (at most 2,000) with these fields, its equal steps begun at `offset`. */
export const sampleQuery = (
  kind: Kind,
  criteria: Criteria,
  size: number,
  fields: readonly RecordField[],
  offset = 0,
) =>
  queryOptions({
    queryKey: ['sample', kind, tidy(criteria), size, fields, offset],
    queryFn: ({ signal }) =>
      callsOf[kind].search(
        { ...tidy(criteria), Fields: [...fields], Limit: size, Offset: offset, NthRecord: true },
        signal,
      ),
    placeholderData: (old, query) => (query?.queryKey[1] === kind ? old : undefined),
  })

/** One record with every field. */
export const recordQuery = (kind: Kind, id: string) =>
  queryOptions({
    queryKey: ['record', kind, id],
    queryFn: ({ signal }) => callsOf[kind].record(id, signal),
  })

/** Industry codes whose descriptions hold the words; with `preferred` only those that most people mean. */
export const sicsQuery = (keyword: string, preferred?: true) =>
  queryOptions({
    queryKey: ['sics', keyword, preferred],
    queryFn: ({ signal }) => call('findSics', { query: { keyword, preferred } }, signal),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: keyword.trim().length > 1,
  })

/** Makes of vehicles with their models. */
export const vehiclesQuery = queryOptions({
  queryKey: ['vehicles'],
  queryFn: ({ signal }) =>
    call('getVehicles', { params: { detailType: 'makesandmodels' }, query: {} }, signal),
  staleTime: Number.POSITIVE_INFINITY,
})
