import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { DataInfo, Store } from '../store.ts'
import { openRemoteEngine } from './remote-engine.ts'
import { versionFiles } from './schema.ts'
import { storeOf } from './store-of.ts'

const Info: z.ZodType<DataInfo> = z.object({
  name: z.string(),
  version: z.string(),
  companies: z.number(),
  date: z.string(),
})

/**
 * Opens one version of the data, in its folder, in a thread of its own. `onFatal` is told when the engine has failed for good; every
 * call rejects from then on. Rejects when the folder does not hold a whole version.
 */
export async function openStore(folder: string, onFatal: (error: Error) => void = () => {}): Promise<Store> {
  const info = Info.parse(JSON.parse(await readFile(join(folder, versionFiles.info), 'utf8')))
  return storeOf(info, await openRemoteEngine(folder, onFatal))
}
