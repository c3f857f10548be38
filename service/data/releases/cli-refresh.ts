import { type Kind, kinds } from '#contract/kind.ts'
import { DataError } from '#service/versions/data-error.ts'
import { kindFolder } from '#service/versions/kind-folders.ts'
import { versionNames } from '#service/versions/version-folders.ts'
import { nameOf } from '#service/versions/versions.ts'
import { importFile } from '../import/import.ts'
import type { ImportOptions } from '../import/import-options.ts'
import type { Summary } from '../import/summary.ts'
import { describeRelease } from './describe-release.ts'
import { releaseMessages as messages } from './messages.ts'
import { TooManyRemoved } from './release-step.ts'

/** Percent of the records of a data set that a refresh may remove, unless said otherwise. */
export const MAX_REMOVED = 20

interface RefreshOptions extends Omit<ImportOptions, 'maxRemoved' | 'sameColumns'> {
  name: string
  /** Percent of the records before that may be removed. */
  maxRemoved: number
  /** Neither columns that are missing nor the records that would be removed prevent it. */
  force: boolean
}

/**
 * Imports the next release of a data set that there is, read as the one before. Throws a DataError, and changes nothing, when there
 * is no such data set, the files lack a column of it, or too many of its records would be removed.
 */
export async function refreshSet({ force, maxRemoved, ...options }: RefreshOptions): Promise<Summary> {
  const kind = await kindOf(options.dataDir, options.name, options.kind)
  const isStated = options.map !== undefined || options.preset !== undefined
  try {
    return await importFile({
      ...options,
      kind,
      sameColumns: !force && !isStated,
      maxRemoved: force || options.hold ? undefined : maxRemoved / 100,
    })
  } catch (error) {
    if (error instanceof TooManyRemoved) options.say?.(describeRelease(error.summary))
    throw error
  }
}

/** The kind of a data set; throws a DataError when there is none of that name, or one of each kind and none is stated. */
async function kindOf(dataDir: string, name: string, wanted: Kind | undefined): Promise<Kind> {
  const found: Kind[] = []
  for (const kind of wanted === undefined ? kinds : [wanted])
    if ((await versionNames(kindFolder(dataDir, kind))).some((version) => nameOf(version) === name))
      found.push(kind)
  if (found.length > 1) throw new DataError(messages.setOfBothKinds(name))
  if (found[0] === undefined) throw new DataError(messages.noSet(name))
  return found[0]
}
