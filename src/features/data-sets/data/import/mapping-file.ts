import { z } from 'zod'
import { parsed } from '#api/client.ts'

/** The mapping in a file; undefined where it has no JSON object. */
export async function readMapping(file: Blob): Promise<Record<string, unknown> | undefined> {
  return z.record(z.string(), z.unknown()).safeParse(parsed(await file.text())).data
}
