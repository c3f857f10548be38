import { queryOptions } from '@tanstack/react-query'
import type { Kind } from '#contract/kind.ts'
import type { Point } from '#contract/place.ts'
import { recordTitle } from '#features/lists/model/records/summary.ts'
import { mapCachedMembers } from '#lists/cached-members.ts'
import { type List, lastStep } from '#lists/list.ts'
import { currentMembers } from '#lists/stored-lists.ts'
import type { RecordField } from '#records/record.ts'

/** Loaded records of a list that have a location, and those that are not loaded or have none. */
export interface MemberPoints {
  ids: string[]
  names: string[]
  points: Point[]
  /** Ids of the records that are not loaded with their location. */
  missing: string[]
  /** How many loaded records have no location. */
  unplaced: number
}

const fieldsOfPoints: Record<Kind, readonly RecordField[]> = {
  companies: ['CompanyName', 'Location'],
  people: ['FirstName', 'LastName', 'Location'],
}

/** The records of a list as points, out of what this browser has stored; nothing is requested. */
export const memberPointsQuery = (list: List) =>
  queryOptions({
    // Begins with the table's name, so that it is read again after records were loaded.
    queryKey: ['records', 'points', list.id, lastStep(list).id],
    queryFn: async ({ signal }): Promise<MemberPoints> => {
      const members = await currentMembers(list)
      const found = await mapCachedMembers(
        list.kind,
        members,
        fieldsOfPoints[list.kind],
        (record) => ({ point: record.Location, name: recordTitle(list.kind, record.Id, record) }),
        signal,
      )
      const result: MemberPoints = { ids: [], names: [], points: [], missing: [], unplaced: 0 }
      for (const [i, id] of members.ids.entries()) {
        const one = found[i]
        if (!one) result.missing.push(id)
        else if (!one.point) result.unplaced += 1
        else {
          result.ids.push(id)
          result.names.push(one.name)
          result.points.push(one.point)
        }
      }
      return result
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    structuralSharing: false,
  })
