import type { QueryClient } from '@tanstack/react-query'
import type { Candidate, MatchResult } from '#api/matches.ts'
import { type Kind, kinds } from '#contract/kind.ts'
import { type AnyRecord, fieldsOf, type Output, type RecordField } from '#records/record.ts'
import { isFromCache, pageLoaded, requestedFields } from './loaded-pages.ts'
import { cacheRecords } from './record-cache.ts'
import { type WholeRecord, wholeRecordFields } from './whole-record.ts'

/** Queries of pages of a table and of samples of the map. */
const isPaged = (name: unknown) => name === 'page' || name === 'sample'

/** The records that a query loaded, with their fields; undefined for a query that loaded none. */
function loadedBy([name, kind, , output, fieldsOfSample]: readonly unknown[], data: unknown) {
  if (name === 'record') {
    const { record, isUnchanged } = data as WholeRecord
    return isUnchanged ? undefined : { records: [record], fields: wholeRecordFields(kind as Kind) }
  }
  if (!isPaged(name) || isFromCache(data as AnyRecord[])) return undefined
  const requested = name === 'page' ? (output as Output) : { Fields: [...(fieldsOfSample as RecordField[])] }
  const fields = requestedFields(kind as Kind, requested)
  return fields && { records: data as AnyRecord[], fields }
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
    const loaded = loadedBy(queryKey, state.data)
    // Without storage they are loaded again later.
    if (!loaded) return
    void cacheRecords(queryKey[1] as Kind, loaded.records, loaded.fields).catch(() => undefined)
    if (isPaged(name)) pageLoaded(queryKey)
  })
}
