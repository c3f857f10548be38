import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { matchCountQuery, matchesQuery } from '#api/matches.ts'
import { ApiProblem } from '#api/problem.ts'
import { type MatchField, matchFields } from '#criteria/known.ts'
import { tiedCandidates } from '#features/matching/model/compare/ties.ts'
import {
  canLookUp,
  FIRST_CANDIDATES,
  MAX_CANDIDATES,
  requestBody,
} from '#features/matching/model/lookup/lookup-request.ts'
import type { LookupInput } from '#session/picker.ts'

/**
 * The candidates of a lookup, without the record whose similar records are searched: the first few, or all of them once `showAll`
 * was called for this lookup. Nothing is requested until the lookup has enough details.
 */
export function useMatches(lookup: LookupInput) {
  const first = requestBody(lookup)
  const key = JSON.stringify(first)
  const [wide, setWide] = useState<{ key: string; limit: number }>()
  const limit = wide?.key === key ? wide.limit : FIRST_CANDIDATES
  const query = useQuery({ ...matchesQuery(requestBody(lookup, limit)), enabled: canLookUp(lookup) })
  const candidates = query.data?.candidates.filter(({ record }) => record.Id !== lookup.beside)
  const read = query.data?.candidates.length ?? 0
  const total = (query.data?.MatchCount ?? 0) - (read - (candidates?.length ?? 0))
  const tied = useTied(lookup, candidates ?? [], total, query.isPlaceholderData)
  return {
    query,
    candidates,
    /** How many records were loaded, including the one whose similar records are searched. */
    read,
    /** How many records match in all. */
    total,
    /** How many candidates at the top fit equally. */
    tied,
    errors: errorsIn(query.error),
    /** Loads all matching records, up to the limit of one response. */
    showAll: () =>
      setWide({ key, limit: Math.min(query.data?.MatchCount ?? MAX_CANDIDATES, MAX_CANDIDATES) }),
  }
}
export type MatchState = ReturnType<typeof useMatches>

/** How many fit equally. If all loaded candidates do, the others are counted too, which is free. */
function useTied(
  lookup: LookupInput,
  candidates: Parameters<typeof tiedCandidates>[0],
  total: number,
  isOld: boolean,
): number {
  const read = tiedCandidates(candidates)
  const isMore = !isOld && read > 0 && read === candidates.length && total > read
  const Confidence = candidates[0]?.Score ?? lookup.Confidence
  const counted = useQuery({ ...matchCountQuery(requestBody({ ...lookup, Confidence }, 1)), enabled: isMore })
  return isMore ? Math.max(read, (counted.data ?? 0) - (lookup.beside ? 1 : 0)) : read
}

/** A field of the request in which the service may find an error. */
export type InvalidField = MatchField | 'Confidence'

const byName = new Map<string, InvalidField>(
  [...matchFields, 'Confidence' as const].map((field) => [field.toLowerCase(), field]),
)

/** The service's message for each field, and whether these are all of its messages. */
export interface FieldErrors {
  at: ReadonlyMap<InvalidField, string>
  all: boolean
}

function errorsIn(error: Error | null): FieldErrors {
  const items = error instanceof ApiProblem ? error.errors : []
  const placed = items.flatMap(({ Item, Description }) => {
    const field = byName.get(Item.toLowerCase())
    return field ? [[field, Description] as const] : []
  })
  return { at: new Map(placed), all: placed.length > 0 && placed.length === items.length }
}
