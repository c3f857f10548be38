import type { Kind } from '#contract/kind.ts'
import { decidedVersions, nameOf } from '../versions/versions.ts'
import { changesHash } from './changes-hash.ts'
import { readCorrections } from './corrections/stored-corrections.ts'
import type { EarlierOpen } from './earlier-open.ts'
import { readSuppressions } from './forgotten/stored-forgotten.ts'
import { type OpenVersion, retire, versionText } from './open-version.ts'
import { VersionUnavailable } from './store.ts'
import type { Opening } from './usable-version.ts'

/**
 * Finds the earlier version that a text names: one that is open, or one that is opened again where its folder is still there and there is
 * room. The function rejects with `VersionUnavailable` otherwise.
 */
export function earlierNamed<K extends Kind>(
  { kind, dataDir, problem, open }: Opening<K>,
  earlier: EarlierOpen<K>,
  current: () => OpenVersion<K>,
): (wanted: string) => Promise<OpenVersion<K>> {
  let reopening: Promise<void> | undefined

  async function reopen(wanted: string): Promise<void> {
    if (!earlier.hasRoom() || !(await canBeOpened(wanted))) return
    const [version = ''] = wanted.split('+')
    const opened = await open(version).catch((error) => problem.log(error, version))
    if (!opened) return
    if (versionText(opened) === wanted && earlier.hasRoom()) earlier.add(opened)
    else retire(opened)
  }

  /** Whether a stored version of the data set in use would have this text; with other corrections or forgotten records it is another version. */
  async function canBeOpened(wanted: string): Promise<boolean> {
    const [version = '', hash = ''] = wanted.split('+')
    const name = nameOf(version)
    const inUse = current().version
    if (version === inUse || name !== nameOf(inUse)) return false
    if (!(await decidedVersions(dataDir)).includes(version)) return false
    return changesHash(await readCorrections(dataDir, name), await readSuppressions(dataDir)) === hash
  }

  return async (wanted) => {
    const found = earlier.find(wanted)
    if (found) return found
    reopening ??= reopen(wanted).finally(() => {
      reopening = undefined
    })
    await reopening
    const reopened = earlier.find(wanted)
    if (!reopened) throw new VersionUnavailable(kind, wanted, versionText(current()))
    return reopened
  }
}
