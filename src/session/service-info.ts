import { z } from 'zod'
import { ApiProblem } from '#api/problem.ts'

/** What there is of one kind; `date` (ISO) is the day up to which it holds. */
const DataSet = z.object({ name: z.string(), records: z.number(), date: z.string() })

/** The map in place of the app's own: a PMTiles file of the service, or a server of picture tiles. */
const BaseMap = z.object({
  kind: z.enum(['pmtiles', 'tiles']),
  url: z.string(),
  attribution: z.string().optional(),
})
export type BaseMap = z.infer<typeof BaseMap>

/**
 * The configuration of the service: the data in use, and whether it supports AnyOf and NoneOf, several counts or tallies in one
 * call, and a file as one stream of rows.
 */
const ServiceInfo = z.object({
  name: z.string(),
  kind: z.enum(['local', 'remote']),
  alternatives: z.boolean(),
  multiple: z.boolean(),
  matchFile: z.boolean().default(false),
  map: BaseMap.optional(),
  /** Absent where it is not known; a kind of which there is no data is absent in it. */
  data: z.object({ companies: DataSet.optional(), people: DataSet.optional() }).optional(),
})
export type ServiceInfo = z.infer<typeof ServiceInfo>

/** Reads what the service behind the app is. Rejects when it does not answer. */
export async function readServiceInfo(signal?: AbortSignal): Promise<ServiceInfo> {
  return ServiceInfo.parse(await (await fetch('/config.json', { signal })).json())
}

/** Whether the service matches a file as one stream of rows. Raises an `ApiProblem` of status 0 when it does not answer. */
export async function takesMatchFile(signal: AbortSignal): Promise<boolean> {
  try {
    return (await readServiceInfo(signal)).matchFile
  } catch (error) {
    if (signal.aborted) throw signal.reason ?? error
    throw new ApiProblem(0, 'Can’t reach the service. It may be stopped, or the network is down.')
  }
}
