import { z } from 'zod'
import { kinds } from './kind.ts'

/** Mappings that are stored under a name, for the operator of the service. Requests for them are not part of the API. */
export const mappingPaths = {
  /** GET: answers with `SavedMappings`. */
  list: '/operator/mappings',
  /** GET: the mapping file. DELETE: removes it. Each answers with a 404 where there is none of that name. */
  mapping: (name: string) => `/operator/mappings/${encodeURIComponent(name)}`,
  /** POST `RenameMapping`: answers with `SavedMappings`; a 409 where another mapping has the name. */
  rename: (name: string) => `/operator/mappings/${encodeURIComponent(name)}/rename`,
} as const

/** The name of a mapping: it is the name of a file too. */
export const MappingName = z
  .string()
  .trim()
  .regex(
    /^[A-Za-z0-9](?:[A-Za-z0-9 ._-]{0,58}[A-Za-z0-9_-])?$/,
    'must be up to 60 letters, digits, spaces, dots, hyphens and underscores, the first and last a letter or digit',
  )

/** A mapping that was used by an import. */
const SavedMapping = z.object({
  name: z.string(),
  kind: z.enum(kinds),
  /** When it was saved: an ISO date and time. */
  saved: z.string(),
  /** The columns of the files that it is for. */
  columns: z.array(z.string()),
})
export type SavedMapping = z.infer<typeof SavedMapping>

/** The latest first. */
export const SavedMappings = z.object({ mappings: z.array(SavedMapping) })

export const RenameMapping = z.strictObject({ name: MappingName })
