import { join } from 'node:path'
import { boundaryKinds } from '#contract/boundaries.ts'
import { kinds } from '#contract/kind.ts'

/** What has versions of its own in a data folder, by its folder: records of each kind, outlines, addresses of the geocoder. */
export const parts = [
  ...kinds,
  ...boundaryKinds.map((kind) => `boundaries/${kind}` as const),
  'addresses/points',
  'addresses/ranges',
] as const
export type DataPart = (typeof parts)[number]

/** The folder of a part, with its versions and the name of the one in use. */
export const partFolder = (dataDir: string, part: DataPart) => join(dataDir, ...part.split('/'))
