import { join } from 'node:path'
import type { Kind } from '#contract/kind.ts'
import { ID_INDEX } from '../store/duckdb/id-index.ts'
import { NAME_INDEX } from '../store/duckdb/name-index.ts'
import { nameIndexFiles } from '../store/names/write-name-index.ts'
import { queryFile, versionFiles } from '../versions/layout.ts'

/** Where the parts of a version are while it is built; `parts` and `spill` are gone in the end. */
export type Files = ReturnType<typeof filesIn>

export const filesIn = (kind: Kind, folder: string) => ({
  parts: join(folder, 'parts'),
  /** Where the engine puts what does not fit into memory. */
  spill: join(folder, 'spill'),
  database: join(folder, queryFile(kind)),
  bodies: join(folder, versionFiles.bodies),
  ids: join(folder, ID_INDEX),
  names: join(folder, NAME_INDEX),
  info: join(folder, versionFiles.info),
})

/** The files of a finished version except `info.json`, by their path in its folder. */
export const dataFilesOf = (kind: Kind) => [
  queryFile(kind),
  join(versionFiles.bodies, 'data.mdb'),
  join(ID_INDEX, 'data.mdb'),
  ...nameIndexFiles(kind).map((name) => join(NAME_INDEX, name)),
]
