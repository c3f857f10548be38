import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Kind, kinds } from '#contract/kind.ts'
import { DataError } from '#service/versions/data-error.ts'
import { versionFiles } from '#service/versions/layout.ts'
import { versionOf } from '../merge/choose-sets.ts'
import { releaseMessages } from '../releases/messages.ts'
import type { PriorRelease } from '../releases/prior-release.ts'
import { type Recipe, readRecipe } from '../releases/recipe.ts'
import { restMessages as messages } from './messages.ts'

/** A version that rows were rejected from, how its files were read, and the list of these rows. */
export interface RestVersion {
  kind: Kind
  base: PriorRelease
  recipe: Recipe
  rejectsFile: string
}

/**
 * Finds the version of a name that is in use, else the newest that does not wait, or exactly NAME@STAMP, with its kind. Throws a DataError
 * where there is none, or one of each kind.
 */
export async function versionOfSet(
  dataDir: string,
  wanted: string,
  kind?: Kind,
): Promise<{ kind: Kind; base: PriorRelease }> {
  const found: { kind: Kind; base: PriorRelease }[] = []
  for (const of of kind ? [kind] : kinds) {
    const base = await versionOf(dataDir, of, wanted)
    if (base) found.push({ kind: of, base })
  }
  const [first, second] = found
  if (!first) throw new DataError(messages.noVersion(wanted))
  if (second) throw new DataError(releaseMessages.setOfBothKinds(wanted))
  return first
}

/**
 * Finds the version that rejected rows are brought to: of a name the one in use, else the newest that does not wait, or exactly NAME@STAMP. Throws a DataError where
 * there is none, or one of each kind; where no row was rejected; and where it is not stored how its files were read.
 */
export async function restVersion(dataDir: string, wanted: string, kind?: Kind): Promise<RestVersion> {
  const first = await versionOfSet(dataDir, wanted, kind)
  const { version, folder } = first.base
  const recipe = await readRecipe(folder)
  if (!recipe?.preset && !recipe?.mapping) throw new DataError(messages.noRecipe(version))
  const rejectsFile = join(folder, versionFiles.rejects)
  if (!existsSync(rejectsFile)) throw new DataError(messages.noRejects(version))
  return { ...first, recipe, rejectsFile }
}
