import { z } from 'zod'
import { orNoAnswer } from '#api/client.ts'
import { problemOf } from '#api/problem.ts'
import { signInKinds } from '#contract/accounts.ts'
import { Role } from '#contract/roles.ts'
import { atBase } from '#shared/base-path.ts'

/** What there is of one kind; `version` changes with each build, `date` (ISO) is the day up to which it holds, `sample` says that it is made up. */
const DataSet = z.object({
  name: z.string(),
  version: z.string().optional(),
  records: z.number(),
  date: z.string(),
  sample: z.boolean().default(false),
  /** Companies that are closed for good: excluded from searches that name no status. */
  closed: z.number().default(0),
})

/** A basemap: the app's own, a PMTiles file of the service, picture tiles by their template, or vector tiles by their TileJSON. */
const BaseMap = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('built-in'), name: z.string() }),
  z.object({
    kind: z.enum(['pmtiles', 'tiles', 'vector']),
    name: z.string(),
    url: z.string(),
    attribution: z.string().optional(),
  }),
])
export type BaseMap = z.infer<typeof BaseMap>

/** Names of fields for each kind. */
const FieldNames = z.object({ companies: z.array(z.string()), people: z.array(z.string()) })

/**
 * The configuration of the service: the data in use, and whether it supports AnyOf and NoneOf, what it sorts by, and whether it supports
 * several counts or tallies in one call, and a file as one stream of rows.
 */
const ServiceInfo = z.object({
  name: z.string(),
  kind: z.enum(['local', 'remote']),
  alternatives: z.boolean(),
  /** What searches can be sorted by. */
  sort: FieldNames.default({ companies: [], people: [] }),
  /** The fields that only some data has, and that the records in use have. */
  fields: FieldNames.default({ companies: [], people: [] }),
  multiple: z.boolean(),
  matchFile: z.boolean().default(false),
  /** Whether a routing server is set up, so that `/v1/isochrones` is answered. */
  driveTimes: z.boolean().default(false),
  /** Whether who uses the app may change the data sets of the service. */
  isOperator: z.boolean().default(false),
  /** Who has signed in, and how; absent without sign-in. */
  person: z.object({ id: z.string(), login: z.string(), name: z.string(), role: Role }).optional(),
  signIn: z.enum(signInKinds).optional(),
  /** Days after which the app removes stored exports; absent where they remain. */
  exportDays: z.number().optional(),
  /** The basemaps that the operator allows, the first of them shown at first. */
  maps: z.array(BaseMap).default([]),
  /** Absent where it is not known; a kind of which there is no data is absent in it. */
  data: z.object({ companies: DataSet.optional(), people: DataSet.optional() }).optional(),
})
export type ServiceInfo = z.infer<typeof ServiceInfo>

/** Reads what the service behind the app is. Raises an `ApiProblem` of status 0 when it does not answer, and of 401 where a person has to sign in. */
export async function readServiceInfo(signal?: AbortSignal): Promise<ServiceInfo> {
  const { response, body } = await orNoAnswer(async () => {
    const response = await fetch(atBase('/config.json'), { signal })
    return { response, body: await response.json() }
  }, signal)
  if (response.status === 401) throw problemOf(response, body)
  return orNoAnswer(async () => ServiceInfo.parse(body), signal)
}

/** Whether the service matches a file as one stream of rows. Raises as `readServiceInfo` does. */
export const takesMatchFile = async (signal: AbortSignal): Promise<boolean> =>
  (await readServiceInfo(signal)).matchFile
