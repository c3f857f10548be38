import { type Kind, kinds } from '#contract/kind.ts'
import { checkQuickly } from '#service/versions/check-files.ts'
import { DataError } from '#service/versions/data-error.ts'
import { kindFolder } from '#service/versions/kind-folders.ts'
import { versionFolder, versionNames } from '#service/versions/version-folders.ts'
import { nameOf } from '#service/versions/versions.ts'
import { type PriorRelease, priorRelease } from '../releases/prior-release.ts'
import { mergeMessages as messages } from './messages.ts'

interface Wanted {
  dataDir: string
  into: string
  from: string
  kind?: Kind | undefined
}

/** The two versions to merge, of the one kind that has both. */
export interface SetsToMerge {
  kind: Kind
  into: PriorRelease
  from: PriorRelease
}

/**
 * Finds the versions to merge: of a name the one in use, else the newest that does not wait, or exactly NAME@STAMP. Throws a DataError when no kind, or each of both, has
 * them, and for a set with itself.
 */
export async function setsToMerge({ dataDir, into, from, kind }: Wanted): Promise<SetsToMerge> {
  if (setOf(into) === setOf(from)) throw new DataError(messages.sameSet(setOf(into)))
  const found: SetsToMerge[] = []
  for (const of of kind ? [kind] : kinds) {
    const sets = [await versionOf(dataDir, of, into), await versionOf(dataDir, of, from)] as const
    if (sets[0] && sets[1]) found.push({ kind: of, into: sets[0], from: sets[1] })
  }
  const [first, second] = found
  if (first && second) throw new DataError(messages.bothKinds(into, from))
  if (!first) throw new DataError(messages.noSets(into, from))
  return first
}

/** The data set of a name or a version. */
const setOf = (wanted: string) => (wanted.includes('@') ? nameOf(wanted) : wanted)

/** A version of a kind: of a name the one in use, else the newest that does not wait, or exactly NAME@STAMP; undefined when there is none. */
export async function versionOf(
  dataDir: string,
  kind: Kind,
  wanted: string,
): Promise<PriorRelease | undefined> {
  const folder = kindFolder(dataDir, kind)
  if (!wanted.includes('@')) return priorRelease(folder, wanted)
  if (!(await versionNames(folder)).includes(wanted)) return undefined
  const own = versionFolder(folder, wanted)
  return { version: wanted, folder: own, info: (await checkQuickly(own)).info }
}
