import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Kind } from '#contract/kind.ts'
import { sortFields } from '#contract/sort.ts'
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
  return useService()?.kind === 'remote' ? undefined : window.location.origin
}

/** The fields that searches can be sorted by, none where the service does not sort; all of them until the service says otherwise. */
export function useSortFields(kind: Kind): readonly string[] {
  return useService()?.sort[kind] ?? sortFields[kind]
}
