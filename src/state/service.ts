import { queryOptions, useQuery } from '@tanstack/react-query'
import { z } from 'zod'

/** What there is of one kind; `date` (ISO) is the day up to which it holds. */
const DataSet = z.object({ name: z.string(), records: z.number(), date: z.string() })

/** The map in place of the app's own: a PMTiles file of the service, or a server of picture tiles. */
const BaseMap = z.object({
  kind: z.enum(['pmtiles', 'tiles']),
  url: z.string(),
  attribution: z.string().optional(),
})
export type BaseMap = z.infer<typeof BaseMap>

/** What the app is told of the service behind it: the data in use, and whether it knows AnyOf and NoneOf, and several counts or tallies in one call. */
const ServiceInfo = z.object({
  name: z.string(),
  kind: z.enum(['local', 'remote']),
  alternatives: z.boolean(),
  multiple: z.boolean(),
  map: BaseMap.optional(),
  /** Absent where it is not known; a kind of which there is no data is absent in it. */
  data: z.object({ companies: DataSet.optional(), people: DataSet.optional() }).optional(),
})
export type ServiceInfo = z.infer<typeof ServiceInfo>

const serviceQuery = queryOptions({
  queryKey: ['service'],
  queryFn: async ({ signal }) => ServiceInfo.parse(await (await fetch('/config.json', { signal })).json()),
})

export function useService(): ServiceInfo | undefined {
  return useQuery(serviceQuery).data
}

/** Whether places can be left out and mixed; taken as given until the service says otherwise. */
export function useAlternatives(): boolean {
  return useService()?.alternatives ?? true
}

/** Whether several counts or tallies may be asked in one call; taken as given until the service says otherwise. */
export function useMultiple(): boolean {
  return useService()?.multiple ?? true
}
