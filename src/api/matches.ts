import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Criteria } from '#contract/criteria'
import type { Kind } from '#contract/kind'
import type { MatchRequest, MatchResponse, RuleName } from '#contract/match'
import type { AnyRecord } from '../criteria/record.ts'
import { tidy } from '../criteria/tidy.ts'
import { call } from './client.ts'
import { callsOf } from './kinds.ts'

/** A record that may be the one that is meant; without a score where a search found it. */
export interface Candidate {
  kind: Kind
  record: AnyRecord
  /** 0 to 100. */
  Score?: number
  RuleName?: RuleName
}

export type MatchBody = z.input<typeof MatchRequest>

/** The candidates of an answer, best first, each with its kind: records of both kinds stand in one list. */
export function candidatesIn({ Matches, ScoreSummary }: MatchResponse): Candidate[] {
  return Matches.Common.map(({ Score, RuleName, ...record }, i) => ({
    kind: ScoreSummary[i]?.ResourceType === 'Person' ? 'people' : 'companies',
    record: record as AnyRecord,
    Score,
    RuleName,
  }))
}

const ofOneKind = (a: MatchBody, b: MatchBody) => a.RequestType === b.RequestType

/** The records closest to what is known, best first. The last answer stands in for the next one of the same kind. */
export const matchesQuery = (body: MatchBody) =>
  queryOptions({
    queryKey: ['match', body] as const,
    queryFn: async ({ signal }) => candidatesIn(await call('match', { body }, signal)),
    placeholderData: (old, query) => (query && ofOneKind(query.queryKey[1], body) ? old : undefined),
  })

/** The first `limit` records that a search finds, as candidates without a score. */
export const foundCandidatesQuery = (kind: Kind, criteria: Criteria, limit: number) =>
  queryOptions({
    queryKey: ['candidates', kind, tidy(criteria), limit],
    queryFn: async ({ signal }): Promise<Candidate[]> => {
      const body = { ...tidy(criteria), ResourceType: 'Basic', Limit: limit }
      return (await callsOf[kind].search(body, signal)).map((record) => ({ kind, record }))
    },
  })
