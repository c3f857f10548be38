import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { type Kind, kinds } from '#contract/kind'
import { openRemoteMatcher } from '../names/remote-matcher.ts'
import type { Store } from '../store.ts'
import { descriptions } from './descriptions.ts'
import { NAME_INDEX } from './name-index.ts'
import { openRemoteEngine } from './remote-engine.ts'
import { LAYOUT, versionFiles } from './schema.ts'
import { storeOf } from './store-of.ts'

const Info = z.object({
  layout: z.literal(LAYOUT, 'The data was made by another version of Catchment: make or import it anew'),
  name: z.string(),
  version: z.string(),
  kind: z.enum(kinds),
  records: z.number(),
  date: z.string(),
})

/**
 * Opens one version of the data of a kind, in its folder, in a thread of its own. `onFatal` is told when the engine has failed for good; every
 * call rejects from then on. Rejects when the folder does not hold a whole version.
 */
export async function openStore<K extends Kind>(
  kind: K,
  folder: string,
  onFatal: (error: Error) => void = () => {},
): Promise<Store<K>> {
  const info = Info.safeParse(JSON.parse(await readFile(join(folder, versionFiles.info), 'utf8')))
  if (!info.success) throw new Error(`${folder}: ${info.error.issues[0]?.message}`)
  const { layout: _layout, ...data } = info.data
  if (data.kind !== kind) throw new Error(`${folder}: the data is of ${data.kind}, not of ${kind}`)
  const engine = await openRemoteEngine(kind, folder, onFatal)
  try {
    return storeOf(
      descriptions[kind],
      data,
      engine,
      await openRemoteMatcher(join(folder, NAME_INDEX), onFatal),
    )
  } catch (error) {
    await engine.close()
    throw error
  }
}
