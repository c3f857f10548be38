import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Kind } from '#contract/kind.ts'
import { sortFields } from '#contract/sort.ts'
import { offeredIn } from '#records/offered.ts'
import { basePath } from '#shared/base-path.ts'
import { readServiceInfo, type ServiceInfo } from './service-info.ts'

export type { ServiceInfo }

export const serviceQuery = queryOptions({
  queryKey: ['service'],
  queryFn: ({ signal }) => readServiceInfo(signal),
})

export function useService(): ServiceInfo | undefined {
  return useQuery(serviceQuery).data
}

/** Whether places can be excluded and mixed; taken as given until the service says otherwise. */
export function useAlternatives(): boolean {
  return useService()?.alternatives ?? true
}

/** Whether several counts or tallies may be requested in one call; taken as given until the service says otherwise. */
export function useMultiple(): boolean {
  return useService()?.multiple ?? true
}

/** Where scripts find the service; undefined where this browser does not have the address. */
export function useScriptBase(): string | undefined {
  return useService()?.kind === 'remote' ? undefined : window.location.origin + basePath
}

/** The fields that searches can be sorted by, none where the service does not sort; all of them until the service says otherwise. */
export function useSortFields(kind: Kind): readonly string[] {
  return useService()?.sort[kind] ?? sortFields[kind]
}

/** Whether a field of records, a criterion or a tally field is offered; those that only some data has are not, until the service says that its data has them. */
export function useIsOffered(kind: Kind): (name: string) => boolean {
  const fields = useService()?.fields[kind]
  return useMemo(() => offeredIn(fields ?? []), [fields])
}

/** How many companies are closed for good, and excluded from searches that name no status. */
export function useClosed(kind: Kind): number {
  return useService()?.data?.[kind]?.closed ?? 0
}

/** Whether a routing server is set up, so that areas of drive times can be requested. */
export function useHasDriveTimes(): boolean {
  return useService()?.driveTimes ?? false
}
