import { queryOptions } from '@tanstack/react-query'
import type { Criteria } from '#contract/criteria'
import type { Kind } from '#contract/kind'
import { MAX_LIST } from '#contract/shared-criteria'
import { callsOf } from '../../api/kinds.ts'
import type { RecordField } from '../../criteria/record.ts'
import { tidy } from '../../criteria/tidy.ts'
import { leftOutNow } from '../../state/exports/left-out.ts'
import { heldWith } from '../../state/held-records.ts'
import type { SourceNow } from './useSource.ts'

/** More ids than these calls can name are not counted before an export: it takes them into account all the same. */
const MOST_CALLS = 5

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
  if (wanted.length > MOST_CALLS * MAX_LIST) return undefined
  let sum = 0
  for (let at = 0; at < wanted.length; at += MAX_LIST)
    sum += await countOf(kind, { ...criteria, Id: wanted.slice(at, at + MAX_LIST) }, signal)
  return sum
}

const countOf = async (kind: Kind, criteria: Criteria, signal: AbortSignal) =>
  (await callsOf[kind].count(tidy(criteria), signal)).MatchCount

const placeKey = ({ kind, criteria, ids, key }: Place) => [kind, key, criteria && tidy(criteria), ids?.length]

/** How many records of a source these lists leave out, those not to be contacted among them. */
export const leftOutQuery = (place: Place, lists: readonly string[]) =>
  queryOptions({
    queryKey: ['lists', 'left out', ...placeKey(place), lists],
    queryFn: async ({ signal }) =>
      (await inSource(place, await leftOutNow(place.kind, lists), signal)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** How many records of a source are held with these fields. */
export const heldQuery = (place: Place, fields: readonly RecordField[]) =>
  queryOptions({
    queryKey: ['records', 'held', ...placeKey(place), fields],
    queryFn: async ({ signal }) =>
      (await inSource(place, await heldWith(place.kind, fields, MOST_CALLS * MAX_LIST), signal)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  })
