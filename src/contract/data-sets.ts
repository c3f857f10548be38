import { z } from 'zod'
import { kinds } from './kind.ts'

/** Data sets of the service, for its operator. Requests for them are not part of the API. */

/** One build of a data set. */
const DataVersion = z.object({
  /** `NAME@STAMP`. */
  version: z.string(),
  /** When it was built: an ISO date and time. */
  built: z.string(),
  inUse: z.boolean(),
  /** Whether it waits to be used or removed, and was never in use. */
  pending: z.boolean(),
  /** ISO date up to which its records hold; absent when the version is damaged. */
  date: z.string().optional(),
  records: z.int().optional(),
  /** What its files take on the disk. */
  bytes: z.int().optional(),
  /** Whether rows of the file were rejected, and can be loaded as a file. */
  hasRejects: z.boolean(),
  /** What is wrong with it. */
  error: z.string().optional(),
})
export type DataVersion = z.infer<typeof DataVersion>

/** The builds of one name. */
const DataSet = z.object({
  kind: z.enum(kinds),
  name: z.string(),
  /** Whether its records are made up. */
  sample: z.boolean(),
  /** Where the records are from, and on what terms they may be used; as the operator wrote it. */
  source: z.string().optional(),
  license: z.string().optional(),
  /** The newest first; at least one. */
  versions: z.array(DataVersion),
})
export type DataSet = z.infer<typeof DataSet>

export const DataSets = z.object({
  /** Companies before people, those in use first, then by name. */
  sets: z.array(DataSet),
  /** Bytes that can be written to the disk of the data folder. */
  bytesFree: z.int(),
  /** What is wrong with the files that name the versions in use. */
  problems: z.array(z.string()),
})
export type DataSets = z.infer<typeof DataSets>

/** What the name of a data set is made of. */
export const dataSetName = /^[A-Za-z0-9][A-Za-z0-9._-]{0,59}$/

const Kind = z.enum(kinds)
const text = (max: number) => z.string().trim().max(max)

/** The query of a request for a file of one version. */
export const VersionRequest = z.object({ kind: Kind, version: text(200) })
/** Switches a kind to one version. */
export const UseVersion = z.object({ kind: Kind, version: text(200) })
/** Removes one version, or all versions of a name, of a kind. */
export const RemoveVersions = z.object({ kind: Kind, wanted: text(200) })
/** Renames a data set, and says where it is from and how it may be used. */
export const DescribeDataSet = z.object({
  kind: Kind,
  name: text(200),
  newName: text(200),
  source: text(500),
  license: text(500),
})
export type UseVersion = z.infer<typeof UseVersion>
export type RemoveVersions = z.infer<typeof RemoveVersions>
export type DescribeDataSet = z.infer<typeof DescribeDataSet>

/** The paths of the operator's requests; each answers with the new `DataSets`. */
export const dataSetPaths = {
  list: '/operator/data-sets',
  use: '/operator/data-sets/use',
  remove: '/operator/data-sets/remove',
  describe: '/operator/data-sets/describe',
  /** GET with the query of `VersionRequest`: the rejected rows of a version, as CSV. */
  rejects: '/operator/data-sets/rejects.csv',
} as const
