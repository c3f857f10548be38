import { queryOptions } from '@tanstack/react-query'
import { callsOf } from '#api/kinds.ts'
import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import { MAX_LIST } from '#contract/shared-criteria.ts'
import { tidy } from '#criteria/tidy.ts'
import { mapCachedMembers } from '#lists/cached-members.ts'
import { type DuplicateGroup, duplicateGroups } from '#lists/duplicates.ts'
import { excludedIds } from '#lists/excluded-ids.ts'
import { membersOf } from '#lists/list.ts'
import { comparedFields } from '#lists/match-keys.ts'
import type { RecordField } from '#records/record.ts'
import { inSlices } from '#shared/time-slices.ts'
import { cachedIdsWith } from '#storage/record-cache.ts'
import { factsFor } from '../data/duplicates.ts'
import { type FieldsOrder, fieldsOfOrder } from '../data/export-queries.ts'
import type { SourceNow } from './useSource.ts'

/** More ids than these calls can name are not counted before an export: it takes them into account all the same. */
const MAX_CALLS = 5

type Place = Pick<SourceNow, 'kind' | 'criteria' | 'ids' | 'key'>

/** How many of these ids a source holds; undefined where that would take too many calls to tell. */
async function inSource(
  { kind, criteria, ids }: Place,
  some: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<number | undefined> {
  if (some.size === 0) return 0
  if (ids) return ids.filter((id) => some.has(id)).length
  const wanted = criteria?.Id ? criteria.Id.filter((id) => some.has(id)) : [...some]
  if (wanted.length > MAX_CALLS * MAX_LIST) return undefined
  let sum = 0
  for (let at = 0; at < wanted.length; at += MAX_LIST)
    sum += await countOf(kind, { ...criteria, Id: wanted.slice(at, at + MAX_LIST) }, signal)
  return sum
}

const countOf = async (kind: Kind, criteria: Criteria, signal: AbortSignal) =>
  (await callsOf[kind].count(tidy(criteria), signal)).MatchCount

const placeKey = ({ kind, criteria, ids, key }: Place) => [kind, key, criteria && tidy(criteria), ids?.length]

/** The ids that these lists leave out, those not to be contacted among them. */
export const outIdsQuery = (kind: Kind, lists: readonly string[]) =>
  queryOptions({
    queryKey: ['lists', 'out', kind, lists],
    queryFn: () => excludedIds(kind, lists),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })

/** How many records of a source these lists leave out, those not to be contacted among them. */
export const excludedQuery = (place: Place, lists: readonly string[]) =>
  queryOptions({
    queryKey: ['lists', 'excluded', ...placeKey(place), lists],
    queryFn: async ({ signal }) =>
      (await inSource(place, await excludedIds(place.kind, lists), signal)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** How many records of a source are held with these fields. */
export const cachedQuery = (place: Place, fields: readonly RecordField[]) =>
  queryOptions({
    queryKey: ['records', 'held', ...placeKey(place), fields],
    queryFn: async ({ signal }) =>
      (await inSource(place, await cachedIdsWith(place.kind, fields, MAX_CALLS * MAX_LIST), signal)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  })

interface Compared {
  order: FieldsOrder
  leftOut: readonly string[]
  most: number | undefined
}

/** Records that are compared before an export; more would hold the page up. */
const MAX_COMPARED = 10_000

/** Groups of records of a source that are the same; null where they have to be read to tell, or to tell which one stays. */
export const duplicatesQuery = (place: Place, { order, leftOut, most }: Compared) =>
  queryOptions({
    queryKey: [
      'records',
      'doubles',
      ...placeKey(place),
      leftOut,
      most,
      order.distinct,
      order.keep,
      identifyingFields(order),
    ],
    queryFn: ({ signal }) => duplicatesIn(place, { order, leftOut, most }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })

/** The fields that must have been read to tell which are the same, and which of them stays. */
const identifyingFields = (order: FieldsOrder): RecordField[] =>
  order.keep === 'first' ? comparedFields(order.kind, order.distinct) : fieldsOfOrder(order)

async function duplicatesIn(
  { kind, ids }: Place,
  { order, leftOut, most }: Compared,
  signal: AbortSignal,
): Promise<DuplicateGroup[] | null> {
  if (order.distinct.length === 0) return []
  if (!ids || ids.length > MAX_COMPARED) return null
  const out = await excludedIds(kind, leftOut)
  const members = membersOf(ids.filter((id) => !out.has(id)).slice(0, most))
  const facts = await mapCachedMembers(kind, members, identifyingFields(order), factsFor(order), signal)
  const known = facts.filter((it) => it !== undefined)
  return known.length < facts.length ? null : inSlices(duplicateGroups(known, order.distinct), signal)
}
