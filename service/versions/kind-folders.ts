import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Kind } from '#contract/kind.ts'

/** Where a kind has its versions, the one in use and its build lock, under the data folder. */
export const kindFolder = (dataDir: string, kind: Kind) => join(dataDir, kind)

/**
 * A message about data in the layout of former versions of Catchment, which had one kind of records; undefined when there is none. Such
 * data cannot be read and is not changed.
 */
export function aboutFormerData(dataDir: string): string | undefined {
  const [versions, current] = [join(dataDir, 'versions'), join(dataDir, 'current')]
  if (!existsSync(versions)) return undefined
  return `${versions} has data of an older version of Catchment, which cannot be read any more. Import your files again, then remove ${versions} and ${current}.`
}
