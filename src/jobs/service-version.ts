import { z } from 'zod'
import { type Kind, kinds } from '#contract/kind.ts'
import { atBase } from '#shared/base-path.ts'

const Versions = z.object({
  data: z.partialRecord(z.enum(kinds), z.object({ version: z.string().optional() })).optional(),
})

/** The version of the service's data of a kind; undefined where the service does not report one. */
export async function dataVersion(kind: Kind): Promise<string | undefined> {
  try {
    const answer: unknown = await (await fetch(atBase('/config.json'))).json()
    return Versions.parse(answer).data?.[kind]?.version
  } catch {
    return undefined
  }
}

/** What comes after the name in a version: the time at which it was built. A renamed data set is the same data. */
const builtAt = (version: string) => version.slice(version.indexOf('@') + 1)

/** Whether two versions are the same data. */
export const isSameData = (a: string, b: string): boolean => builtAt(a) === builtAt(b)
