import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Store } from '../store.ts'
import { openRemoteEngine } from './remote-engine.ts'
import { LAYOUT, versionFiles } from './schema.ts'
import { storeOf } from './store-of.ts'

const Info = z.object({
  layout: z.literal(LAYOUT, 'The data was made by another version of Catchment: make or import it anew'),
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
  const info = Info.safeParse(JSON.parse(await readFile(join(folder, versionFiles.info), 'utf8')))
  if (!info.success) throw new Error(`${folder}: ${info.error.issues[0]?.message}`)
  const { layout: _layout, ...data } = info.data
  return storeOf(data, await openRemoteEngine(folder, onFatal))
}
