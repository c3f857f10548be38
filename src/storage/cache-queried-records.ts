import type { QueryClient } from '@tanstack/react-query'
import type { Candidate, MatchResult } from '#api/matches.ts'
import { type Kind, kinds } from '#contract/kind.ts'
import { type AnyRecord, fieldsOf, type Output, type RecordField } from '#records/record.ts'
import { cacheRecords } from './record-cache.ts'

/** The requested fields of a query; undefined for queries that return ids only. */
function requestedFields([name, kind, , output]: readonly unknown[]): readonly RecordField[] | undefined {
  const known = fieldsOf[kind as Kind]
  if (name === 'record')
    return [...new Set([...(known.LifeStyle ?? []), ...(known.Enhanced ?? []), ...(known.TargetReady ?? [])])]
  if (name !== 'page') return undefined
  const requested = output as Output
  if ('Fields' in requested) return ['Id', 'ETag', ...requested.Fields]
  return requested.ResourceType === 'Core' ? undefined : known[requested.ResourceType]
}

/** Caches the records of match candidates, which have the Basic fields. */
function cacheCandidates(candidates: readonly Candidate[]): void {
  for (const kind of kinds) {
    const records = candidates.filter((one) => one.kind === kind).map(({ record }) => record)
    const fields = fieldsOf[kind].Basic
    if (records.length > 0 && fields) void cacheRecords(kind, records, fields).catch(() => undefined)
  }
}

/** Caches the records of search and match queries, so that lists and exports do not load billed records again. Returns a function that ends it. */
export function cacheQueriedRecords(client: QueryClient): () => void {
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
    const { queryKey, state } = event.query
    const [name] = queryKey
    if (name === 'match') return cacheCandidates((state.data as MatchResult).candidates)
    const fields = requestedFields(queryKey)
    if (!fields) return
    const records = [state.data].flat() as AnyRecord[]
    // Without storage they are loaded again later.
    void cacheRecords(queryKey[1] as Kind, records, fields).catch(() => undefined)
  })
}
