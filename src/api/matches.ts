import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Kind } from '#contract/kind.ts'
import type { MatchRequest, MatchResponse, RuleName } from '#contract/match.ts'
import type { AnyRecord } from '#records/record.ts'
import { call } from './client.ts'

/** A record that may be the one that was looked up. */
export interface Candidate {
  kind: Kind
  record: AnyRecord
  /** Closeness, 0 to 100; absent where no service compared the record. */
  Score?: number
  /** The chance that it is the right record, 0 to 1; absent from a service without this extension. */
  Probability?: number | undefined
  RuleName?: RuleName
}

/** The first candidates of a match, best first, and how many match in all (exact to 1,000). */
export interface MatchResult {
  candidates: Candidate[]
  MatchCount: number
}

export type MatchBody = z.input<typeof MatchRequest>

/** The candidates of an answer, each with its kind: records of both kinds are in one list. */
export function matchResultIn({ Matches, ScoreSummary, MatchCount }: MatchResponse): MatchResult {
  const candidates = Matches.Common.map(
    ({ Score, Probability, RuleName, ...record }, i): Candidate => ({
      kind: ScoreSummary[i]?.ResourceType === 'Person' ? 'people' : 'companies',
      record: record as AnyRecord,
      Score,
      Probability,
      RuleName,
    }),
  )
  return { candidates, MatchCount: Math.max(MatchCount, candidates.length) }
}

const isSameKind = (a: MatchBody, b: MatchBody) => a.RequestType === b.RequestType

/** The records closest to a request, best first. The last answer is the placeholder of the next one of the same kind. */
export const matchesQuery = (body: MatchBody) =>
  queryOptions({
    queryKey: ['match', body] as const,
    queryFn: async ({ signal }) => matchResultIn(await call('match', { body }, signal)),
    placeholderData: (old, query) => (query && isSameKind(query.queryKey[1], body) ? old : undefined),
  })

/** How many records match. It reads one Core record, which is not billed. */
export const matchCountQuery = (body: MatchBody) =>
  queryOptions({
    queryKey: ['match-count', body] as const,
    queryFn: async ({ signal }) => {
      const counted = { ...body, ResourceType: 'Core', Limit: 1 }
      return (await call('match', { body: counted }, signal)).MatchCount
    },
  })
