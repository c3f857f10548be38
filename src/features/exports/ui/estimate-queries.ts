import { queryOptions } from '@tanstack/react-query'
import { callsOf } from '#api/kinds.ts'
import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import { MAX_LIST } from '#contract/shared-criteria.ts'
import { tidy } from '#criteria/tidy.ts'
import { mapCachedMembers } from '#lists/cached-members.ts'
import { type DuplicateGroup, duplicateGroups } from '#lists/duplicates.ts'
import { enteredIds, excludedIds } from '#lists/excluded-ids.ts'
import { membersOf } from '#lists/list.ts'
import { comparedFields } from '#lists/match-keys.ts'
import type { RecordField } from '#records/record.ts'
import { inSlices } from '#shared/time-slices.ts'
import { cachedIdsWith } from '#storage/record-cache.ts'
import { comparedFieldsOf } from '../data/duplicates.ts'
import { type FieldsOrder, fieldsOfOrder } from '../data/export-queries.ts'
import type { CurrentSource } from './useExportSource.ts'

/** Calls for one number of the estimate; more ids than they can name are not counted before the export runs. */
const MAX_CALLS = 5

type SourceScope = Pick<CurrentSource, 'kind' | 'criteria' | 'ids' | 'key'>

/** How many of these ids are in a source; undefined where that would take too many calls. */
async function countInSource(
  { kind, criteria, ids }: SourceScope,
  some: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<number | undefined> {
  if (some.size === 0) return 0
  if (ids) return ids.filter((id) => some.has(id)).length
  const candidates = criteria?.Id ? criteria.Id.filter((id) => some.has(id)) : [...some]
  if (candidates.length > MAX_CALLS * MAX_LIST) return undefined
  let sum = 0
  for (let at = 0; at < candidates.length; at += MAX_LIST)
    sum += await countOf(kind, { ...criteria, Id: candidates.slice(at, at + MAX_LIST) }, signal)
  return sum
}

const countOf = async (kind: Kind, criteria: Criteria, signal: AbortSignal) =>
  (await callsOf[kind].count(tidy(criteria), signal)).MatchCount

const scopeKey = ({ kind, criteria, ids, key }: SourceScope) => [
  kind,
  key,
  criteria && tidy(criteria),
  ids?.length,
]

/** The ids that these lists, the do-not-contact lists and entries exclude. */
export const excludedIdsQuery = (kind: Kind, lists: readonly string[]) =>
  queryOptions({
    queryKey: ['lists', 'excluded ids', kind, lists],
    queryFn: () => excludedIds(kind, lists),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })

/** How many records of a source these lists, the do-not-contact lists and entries exclude. */
export const excludedQuery = (scope: SourceScope, lists: readonly string[]) =>
  queryOptions({
    queryKey: ['lists', 'excluded', ...scopeKey(scope), lists],
    queryFn: async ({ signal }) =>
      (await countInSource(scope, await excludedIds(scope.kind, lists), signal)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** How many records of a source the do-not-contact entries exclude, as far as that is known before loading. */
export const enteredQuery = (scope: SourceScope) =>
  queryOptions({
    queryKey: ['lists', 'entered', ...scopeKey(scope)],
    queryFn: async ({ signal }) => (await countInSource(scope, await enteredIds(scope.kind), signal)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** How many records of a source are cached with these fields. */
export const cachedQuery = (scope: SourceScope, fields: readonly RecordField[]) =>
  queryOptions({
    queryKey: ['records', 'cached', ...scopeKey(scope), fields],
    queryFn: async ({ signal }) =>
      (await countInSource(scope, await cachedIdsWith(scope.kind, fields, MAX_CALLS * MAX_LIST), signal)) ??
      null,
    staleTime: Number.POSITIVE_INFINITY,
  })

interface DuplicateSearch {
  order: FieldsOrder
  excludedLists: readonly string[]
  limit: number | undefined
}

/** Records that are compared before an export; more would block the page. */
const MAX_COMPARED = 10_000

/** Groups of duplicates in a source; null where they are known only after loading. */
export const duplicatesQuery = (scope: SourceScope, { order, excludedLists, limit }: DuplicateSearch) =>
  queryOptions({
    queryKey: [
      'records',
      'duplicates',
      ...scopeKey(scope),
      excludedLists,
      limit,
      order.distinct,
      order.keep,
      identifyingFields(order),
    ],
    queryFn: ({ signal }) => findDuplicates(scope, { order, excludedLists, limit }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })

/** The fields needed to find duplicates and the record to keep. */
const identifyingFields = (order: FieldsOrder): RecordField[] =>
  order.keep === 'first' ? comparedFields(order.kind, order.distinct) : fieldsOfOrder(order)

async function findDuplicates(
  { kind, ids }: SourceScope,
  { order, excludedLists, limit }: DuplicateSearch,
  signal: AbortSignal,
): Promise<DuplicateGroup[] | null> {
  if (order.distinct.length === 0) return []
  if (!ids || ids.length > MAX_COMPARED) return null
  const excluded = await excludedIds(kind, excludedLists)
  const members = membersOf(ids.filter((id) => !excluded.has(id)).slice(0, limit))
  const facts = await mapCachedMembers(
    kind,
    members,
    identifyingFields(order),
    comparedFieldsOf(order),
    signal,
  )
  const known = facts.filter((it) => it !== undefined)
  return known.length < facts.length ? null : inSlices(duplicateGroups(known, order.distinct), signal)
}
