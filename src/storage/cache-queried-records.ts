import type { QueryClient } from '@tanstack/react-query'
import type { Candidate, MatchResult } from '#api/matches.ts'
import { type Kind, kinds } from '#contract/kind.ts'
import { type AnyRecord, fieldsOf, type Output, type RecordField } from '#records/record.ts'
import { cacheRecords } from './record-cache.ts'

/** What a question asked of each record; nothing for those whose answers hold no more than ids. */
function requestedFields([name, kind, , output]: readonly unknown[]): readonly RecordField[] | undefined {
  const known = fieldsOf[kind as Kind]
  if (name === 'record')
    return [...new Set([...(known.LifeStyle ?? []), ...(known.Enhanced ?? []), ...(known.TargetReady ?? [])])]
  if (name !== 'page') return undefined
  const asked = output as Output
  if ('Fields' in asked) return ['Id', 'ETag', ...asked.Fields]
  return asked.ResourceType === 'Core' ? undefined : known[asked.ResourceType]
}

/** The records of candidates by their kind, all read as Basic. */
function cacheCandidates(candidates: readonly Candidate[]): void {
  for (const kind of kinds) {
    const records = candidates.filter((one) => one.kind === kind).map(({ record }) => record)
    const fields = fieldsOf[kind].Basic
    if (records.length > 0 && fields) void cacheRecords(kind, records, fields).catch(() => undefined)
  }
}

/** Keeps the records that the search and the match read, so that what was paid for is read again by no list and no export. */
export function cacheQueriedRecords(client: QueryClient): () => void {
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
    const { queryKey, state } = event.query
    const [name] = queryKey
    if (name === 'match') return cacheCandidates((state.data as MatchResult).candidates)
    const fields = requestedFields(queryKey)
    if (!fields) return
    const records = [state.data].flat() as AnyRecord[]
    // Where the browser keeps nothing they are read again, and nothing else is lost.
    void cacheRecords(queryKey[1] as Kind, records, fields).catch(() => undefined)
  })
}
