import { queryOptions } from '@tanstack/react-query'
import { coreRecordsOf } from '#api/core-records.ts'
import { type List, lastStep, sizeOf } from '#lists/list.ts'
import { currentMembers } from '#lists/stored-lists.ts'
import { inSlices } from '#shared/time-slices.ts'
import { differenceOf } from '../model/refresh/differences.ts'

/** Records of a list that is compared with newer data without a request of a person: ten calls, which are not billed. */
const MAX_COMPARED = 20_000

const ignore = () => undefined

/** How a list differs from the version of the data in use: ids that are removed, and records that changed since they were read. */
export const newerDataQuery = (list: List, version: string | undefined, isNewer: boolean) =>
  queryOptions({
    queryKey: ['newer-data', list.kind, list.id, lastStep(list).id, version],
    queryFn: async ({ signal }) => {
      const before = await currentMembers(list)
      const now = await coreRecordsOf(list.kind, before.ids, { signal, onProgress: ignore, onWait: ignore })
      const { removed, changed } = await inSlices(differenceOf(before, now), signal)
      return { removed, changed: changed.length }
    },
    enabled: isNewer && sizeOf(list) > 0 && sizeOf(list) <= MAX_COMPARED,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
  })
