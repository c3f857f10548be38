import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Criteria } from '#contract/criteria.ts'
import { MAX_COUNTS, MAX_TALLIES } from '#contract/endpoints.ts'
import { type Kind, kinds } from '#contract/kind.ts'
import type { Point } from '#contract/place.ts'
import type { SortKey } from '#contract/sort.ts'
import type { TallyItem } from '#contract/tally.ts'
import type { TallyField } from '#criteria/tallies.ts'
import { tidy } from '#criteria/tidy.ts'
import type { Output, RecordField } from '#records/record.ts'
import { answersTo } from './batch-endpoints.ts'
import { call } from './client.ts'
import { gathering } from './gather.ts'
import { callsOf, type Tally } from './kinds.ts'
import { ApiProblem } from './problem.ts'
import { onVersionOfTable } from './table-version.ts'
import type { VersionSeries } from './version-series.ts'

/** One queryOptions factory per resource; keys and functions together, the criteria tidied so that equal queries share an answer. */

export const PAGE_SIZE = 100

const HOUR = 3_600_000

// An answer is the placeholder of the next one of its own kind only: companies are never shown as people.

const countKey = (kind: Kind, criteria: Criteria) => ['count', kind, tidy(criteria)] as const

/** How many records of a kind meet the criteria, with how long the answer took (milliseconds). */
export const countQuery = (kind: Kind, criteria: Criteria) =>
  queryOptions({
    queryKey: countKey(kind, criteria),
    queryFn: ({ signal }) => timedCount(() => callsOf[kind].count(tidy(criteria), signal)),
    placeholderData: (old, query) => (query?.queryKey[1] === kind ? old : undefined),
  })

async function timedCount(request: () => Promise<{ MatchCount: number }>) {
  const start = performance.now()
  const { MatchCount } = await request()
  return { MatchCount, milliseconds: performance.now() - start }
}

/**
 * How many records of a kind meet each of some criteria, in their order. `multiple` says that the service answers several
 * counts in one call; else each is sent by itself.
 */
export const countsQuery = (kind: Kind, criteria: readonly Criteria[], multiple: boolean) =>
  queryOptions({
    queryKey: ['counts', kind, criteria.map(tidy), multiple] as const,
    queryFn: async ({ client, signal }) => {
      const request = async (list: readonly Criteria[]) => {
        const start = performance.now()
        const answers = await callsOf[kind].counts(numbered(list), signal)
        const milliseconds = performance.now() - start
        return inOrder(list, answers).map(({ MatchCount }) => ({ MatchCount, milliseconds }))
      }
      const counts = await answersTo(criteria.map(tidy), client, {
        keyOf: (one) => countKey(kind, one),
        single: (one) => timedCount(() => callsOf[kind].count(one, signal)),
        together: multiple ? { max: MAX_COUNTS, fetchAll: request } : undefined,
      })
      return counts.map(({ MatchCount }) => MatchCount)
    },
    placeholderData: (old, query) =>
      query?.queryKey[1] === kind && query.queryKey[2].length === criteria.length ? old : undefined,
  })

/** Queries of one call, each with its number as its id. */
const numbered = <T extends object>(list: readonly T[]) =>
  list.map((item, i) => ({ RequestId: `${i}`, ...item }))

/** The answers to the queries of one call, in the order of the queries. */
function inOrder<A extends { RequestId: string }>(queries: readonly unknown[], answers: readonly A[]): A[] {
  const byId = new Map(answers.map((answer) => [answer.RequestId, answer]))
  return queries.map((_, i) => {
    const answer = byId.get(`${i}`)
    if (!answer) throw new ApiProblem(200, 'The service returned fewer answers than requested.')
    return answer
  })
}

/** Records in pages: of which search, in a format or with which fields, and in which order where it is not that of the service. */
export interface PagesSource {
  kind: Kind
  criteria: Criteria
  output: Output
  sort?: readonly SortKey[] | undefined
}

/** What the pages of one table have in common in their keys. */
export const pagesKey = ({ kind, criteria, output, sort }: PagesSource) => [
  'page',
  kind,
  tidy(criteria),
  output,
  sort,
]

/** Loads page `index` (from 0) of the records, PAGE_SIZE to a page; they are billed unless the output is Core. */
export function loadPage(
  { kind, criteria, output, sort }: PagesSource,
  index: number,
  signal: AbortSignal,
  series?: VersionSeries,
) {
  const order = sort && { Sort: [...sort] }
  const page = { Limit: PAGE_SIZE, Offset: index * PAGE_SIZE }
  return callsOf[kind].search({ ...tidy(criteria), ...output, ...order, ...page }, signal, undefined, series)
}

/** The same as a query, from the version of the data of the other pages. */
export const pageQuery = (source: PagesSource, index: number) =>
  queryOptions({
    queryKey: [...pagesKey(source), index],
    queryFn: ({ client, queryKey, signal }) =>
      onVersionOfTable(client, { table: pagesKey(source), page: queryKey }, (series) =>
        loadPage(source, index, signal, series),
      ),
    // Records are billed: scrolling back to a page must not load it again.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: HOUR,
  })

/** What is tallied: the fields to group by and how many of the largest groups are returned (all by default). */
interface TallyQuery {
  criteria: Criteria
  fields: readonly TallyField[]
  limit?: number | undefined
}

const tallyKey = (kind: Kind, { criteria, fields, limit }: TallyQuery) =>
  ['tally', kind, tidy(criteria), fields, limit] as const
const tallyBody = ({ criteria, fields, limit }: TallyQuery): Tally => ({
  ...tidy(criteria),
  Fields: [...fields],
  Limit: limit,
})

/** The groups of one to three fields, largest first; at most `limit` of them. */
export const tallyQuery = (kind: Kind, criteria: Criteria, fields: readonly TallyField[], limit?: number) =>
  queryOptions({
    queryKey: tallyKey(kind, { criteria, fields, limit }),
    queryFn: ({ signal }) => callsOf[kind].tally(tallyBody({ criteria, fields, limit }), signal),
    // Groups of other fields would be read as groups without a value.
    placeholderData: (old, query) =>
      query?.queryKey[1] === kind && String(query.queryKey[3]) === String(fields) ? old : undefined,
  })

const gathered = Object.fromEntries(
  kinds.map((kind) => [
    kind,
    gathering<Tally, TallyItem[]>({
      max: MAX_TALLIES,
      single: (body, signal) => callsOf[kind].tally(body, signal),
      together: async (bodies, signal) => {
        const answers = await callsOf[kind].tallies(numbered(bodies), signal)
        return inOrder(bodies, answers).map(({ Tallies }) => Tallies)
      },
    }),
  ]),
) as Record<Kind, ReturnType<typeof gathering<Tally, TallyItem[]>>>

/**
 * A tally beside others: those of one moment are one call where the service answers several in one (`multiple`);
 * else each is sent by itself. The answer is that of `tallyQuery`.
 */
export const gatheredTallyQuery = (
  kind: Kind,
  criteria: Criteria,
  fields: readonly TallyField[],
  multiple: boolean,
) => ({
  ...tallyQuery(kind, criteria, fields),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    gathered[kind](tallyBody({ criteria, fields }), multiple, signal),
})

/** A systematic sample of `size` records (at most 2,000) with these fields, its equal steps begun at `offset`. */
export interface SampleSource {
  kind: Kind
  criteria: Criteria
  size: number
  fields: readonly RecordField[]
  offset: number
}

/** Loads the records of a sample; they are billed unless the output is Core. */
export function loadSample(
  { kind, criteria, size, offset }: SampleSource,
  output: Output,
  signal: AbortSignal,
) {
  const equalSteps = { Limit: size, Offset: offset, NthRecord: true }
  return callsOf[kind].search({ ...tidy(criteria), ...output, ...equalSteps }, signal)
}

/** The same as a query. */
export const sampleQuery = (source: SampleSource) => {
  const { kind, criteria, size, fields, offset } = source
  return queryOptions({
    queryKey: ['sample', kind, tidy(criteria), size, fields, offset],
    queryFn: ({ signal }) => loadSample(source, { Fields: [...fields] }, signal),
    placeholderData: (old, query) => (query?.queryKey[1] === kind ? old : undefined),
  })
}

/** What a list of the nearest records shows of each. */
const fieldsOfNearest: Record<Kind, readonly RecordField[]> = {
  companies: ['CompanyName', 'Location'],
  people: ['FirstName', 'MiddleInitial', 'LastName', 'Location'],
}

/** The records nearest to a point, the nearest first. */
export const nearestQuery = (kind: Kind, criteria: Criteria, at: Point, many: number) =>
  queryOptions({
    queryKey: ['nearest', kind, tidy(criteria), at, many],
    queryFn: ({ signal }) =>
      callsOf[kind].search(
        { ...tidy(criteria), SortCenter: at, Fields: [...fieldsOfNearest[kind]], Limit: many },
        signal,
      ),
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
