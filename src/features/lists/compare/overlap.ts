import { queryOptions } from '@tanstack/react-query'
import { type List, lastStep, type Members, sizeOf } from '../../../lists/list.ts'
import { overlapOf } from '../../../lists/sets.ts'
import { inSlices } from '../../../lists/slices.ts'
import { membersNow } from '../../../state/lists.ts'
import type { Other } from './comparing.ts'

/** A list or a search that takes part in a comparison. */
export interface Laid {
  id: string
  /** Changes when its members do. */
  version: string
  name: string
  size: number
  /** Absent for a search. */
  list?: List
  members: () => Promise<Members> | Members
}

export const laidList = (list: List): Laid => ({
  id: list.id,
  version: lastStep(list).id,
  name: list.name,
  size: sizeOf(list),
  list,
  members: () => membersNow(list),
})

/** The other lists of a comparison as they are now. */
export function laidOthers(others: readonly Other[], lists: readonly List[]): Laid[] {
  return others.flatMap((other): Laid[] => {
    if (other.type === 'search') {
      const { id, members } = other
      return [{ id, version: id, name: 'The search', size: members.ids.length, members: () => members }]
    }
    const list = lists.find(({ id }) => id === other.id)
    return list ? [laidList(list)] : []
  })
}

/** Lists laid over each other: computed in the browser, no call is made. */
export const overlapQuery = (laid: readonly Laid[]) =>
  queryOptions({
    queryKey: ['overlap', ...laid.map(({ id, version }) => `${id}/${version}`)],
    queryFn: async ({ signal }) => {
      const members = await Promise.all(laid.map((one) => one.members()))
      return inSlices(overlapOf(members), signal)
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
    structuralSharing: false,
  })
