import { queryOptions } from '@tanstack/react-query'
import type { Kind } from '#contract/kind.ts'
import { compareMessages as messages } from '#features/lists/messages/compare.ts'
import { joinDuplicates } from '#features/lists/model/compare/join-duplicates.ts'
import { type List, lastStep, type Members, sizeOf } from '#lists/list.ts'
import { comparedFields } from '#lists/match-keys.ts'
import { type Overlap, overlapOf } from '#lists/sets.ts'
import { currentMembers } from '#lists/stored-lists.ts'
import { inSlices } from '#shared/time-slices.ts'
import { findDuplicates } from '../find-duplicates.ts'
import type { OtherSource } from './comparison.ts'

/** A list or a search that takes part in a comparison. */
export interface ComparedSource {
  id: string
  /** Changes when its members do. */
  version: string
  name: string
  size: number
  /** Absent for a search. */
  list?: List
  members: () => Promise<Members> | Members
}

export const listSource = (list: List): ComparedSource => ({
  id: list.id,
  version: lastStep(list).id,
  name: list.name,
  size: sizeOf(list),
  list,
  members: () => currentMembers(list),
})

/** The other lists of a comparison as they are now. */
export function otherSources(others: readonly OtherSource[], lists: readonly List[]): ComparedSource[] {
  return others.flatMap((other): ComparedSource[] => {
    if (other.type === 'search') {
      const { id, members } = other
      return [{ id, version: id, name: messages.theSearch, size: members.ids.length, members: () => members }]
    }
    const list = lists.find(({ id }) => id === other.id)
    return list ? [listSource(list)] : []
  })
}

/** The result of a comparison. */
export interface ComparisonResult {
  overlap: Overlap
  /** Records whose names and addresses were not read, so that they are compared by id alone. */
  unread: readonly string[]
  /** The number of records that are excluded because an earlier list has them under another id. */
  duplicates: number
}

/** Compares lists by id, and optionally by name and address, in the browser without any call. */
export const overlapQuery = (kind: Kind, sources: readonly ComparedSource[], byName: boolean) => {
  const versions = sources.map(({ id, version }) => `${id}/${version}`).join()
  return queryOptions({
    // A comparison by name runs again after records were loaded.
    queryKey: [byName ? 'records' : 'overlap', 'sources', versions],
    queryFn: async ({ signal }): Promise<ComparisonResult> => {
      const members = await Promise.all(sources.map((one) => one.members()))
      const overlap = await inSlices(overlapOf(members), signal)
      return byName ? joinByName(kind, overlap, signal) : { overlap, unread: [], duplicates: 0 }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
    structuralSharing: false,
    placeholderData: (old, query) => (query?.queryKey[2] === versions ? old : undefined),
  })
}

async function joinByName(kind: Kind, overlap: Overlap, signal: AbortSignal): Promise<ComparisonResult> {
  const { groups, unread } = await findDuplicates(kind, overlap, byNameAndAddress, signal)
  const joined = await inSlices(joinDuplicates(overlap, groups), signal)
  return { overlap: joined, unread, duplicates: overlap.ids.length - joined.ids.length }
}

const byNameAndAddress = ['nameAndAddress'] as const
/** The fields that must have been read of a record for that. */
export const byNameFields = (kind: Kind) => comparedFields(kind, byNameAndAddress)
