import { readFile } from 'node:fs/promises'
import type { z } from 'zod'

/** A stored JSON file; undefined where there is none, or it was cut off, or it is of another version of Catchment. */
export async function readStored<T>(file: string, schema: z.ZodType<T>): Promise<T | undefined> {
  try {
    return schema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return undefined
  }
}
