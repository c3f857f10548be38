import { z } from 'zod'
import { type Kind, kinds } from '#contract/kind.ts'

const Versions = z.object({
  data: z.partialRecord(z.enum(kinds), z.object({ version: z.string().optional() })).optional(),
})

/** What tells one version of the service's data from another; undefined where the service does not say. */
export async function dataVersion(kind: Kind): Promise<string | undefined> {
  try {
    const answer: unknown = await (await fetch('/config.json')).json()
    return Versions.parse(answer).data?.[kind]?.version
  } catch {
    return undefined
  }
}
