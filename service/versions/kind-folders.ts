import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Kind } from '#contract/kind.ts'

/** Where a kind has its versions, the one in use and its build lock, under the data folder. */
export const kindFolder = (dataDir: string, kind: Kind) => join(dataDir, kind)

/**
 * What to do about data that lies in the folder as former versions of Catchment kept it, before there were two kinds; undefined when there
 * is none. It cannot be read any more and stays where it is.
 */
export function aboutFormerData(dataDir: string): string | undefined {
  const [versions, current] = [join(dataDir, 'versions'), join(dataDir, 'current')]
  if (!existsSync(versions)) return undefined
  return `${versions} holds data of a former version of Catchment, which cannot be read any more. Import your files anew, then remove ${versions} and ${current}.`
}
