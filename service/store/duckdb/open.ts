import { join } from 'node:path'
import type { Kind } from '#contract/kind.ts'
import { checkQuickly } from '#service/versions/check-files.ts'
import { DamagedVersion } from '#service/versions/version-info.ts'
import { openMatcherPool } from '../names/matcher-pool.ts'
import type { CorrectableStore } from '../store.ts'
import { descriptions } from './descriptions.ts'
import { NAME_INDEX } from './name-index.ts'
import { storeOf } from './store-of.ts'
import { openEngines } from './two-engines.ts'

/**
 * Opens one version of the data of a kind, in its folder: the engine in a thread of its own, match in `matchThreads` more. `onFatal` is
 * called when the engine has failed for good; every call rejects from then on. Rejects when the folder does not hold a whole version: its
 * files are checked before an engine reads them (`checkQuickly`).
 */
export async function openStore<K extends Kind>(
  kind: K,
  folder: string,
  onFatal: (error: Error) => void = () => {},
  matchThreads = 1,
): Promise<CorrectableStore<K>> {
  const { info } = await checkQuickly(folder)
  if (info.kind !== kind) throw new DamagedVersion(folder, `it holds ${info.kind}, in the folder of ${kind}`)
  const engine = await openEngines(kind, folder, info.records, onFatal)
  try {
    return storeOf(
      descriptions[kind],
      info,
      engine,
      await openMatcherPool(join(folder, NAME_INDEX), { threads: matchThreads, onFatal }),
    )
  } catch (error) {
    await engine.close()
    throw error
  }
}
