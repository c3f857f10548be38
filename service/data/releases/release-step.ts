import type { Kind } from '#contract/kind.ts'
import type { ReleaseSummary } from '#contract/releases.ts'
import { DataError } from '#service/versions/data-error.ts'
import { closeList } from '../import/csv-list.ts'
import type { OnProgress } from '../progress.ts'
import { type ComparedVersion, compareReleases } from './compare.ts'
import { releaseMessages as messages } from './messages.ts'
import type { PriorRelease } from './prior-release.ts'
import { type Recipe, writeRecipe } from './recipe.ts'
import { addDifferences, newReleaseList } from './release-list.ts'

interface ReleaseOptions {
  kind: Kind
  prior: PriorRelease | undefined
  /** How the files were read, if that is known. */
  recipe: Recipe | undefined
  /** Whether a release of a data set that there is waits to be used. */
  hold?: boolean | undefined
  /** The share of the records before, 0 to 1, that may be removed. */
  maxRemoved?: number | undefined
  onProgress?: OnProgress | undefined
}

/** More records would be removed than may be; nothing has changed. */
export class TooManyRemoved extends DataError {
  constructor(
    readonly summary: ReleaseSummary,
    max: number,
  ) {
    super(messages.tooManyRemoved(summary, max))
  }
}

/** What is done with a release once it is whole and before it is switched to: it is compared with the one before. */
export function releaseStep({ kind, prior, recipe, hold, maxRemoved, onProgress }: ReleaseOptions) {
  let summary: ReleaseSummary | undefined
  return {
    /** What differs from the release before, once it is known. */
    summary: () => summary,
    /** Stores how the release was read and all differences in its folder. Throws `TooManyRemoved`. */
    async beforeSwitch(built: ComparedVersion): Promise<'switch' | 'wait'> {
      if (recipe) await writeRecipe(built.folder, recipe)
      if (!prior) return 'switch'
      summary = await storedComparison(kind, prior, built, onProgress)
      const before = prior.info.records
      if (maxRemoved !== undefined && summary.removed > maxRemoved * before)
        throw new TooManyRemoved(summary, maxRemoved)
      return hold ? 'wait' : 'switch'
    },
  }
}

async function storedComparison(
  kind: Kind,
  prior: PriorRelease,
  built: ComparedVersion,
  onProgress: OnProgress | undefined,
): Promise<ReleaseSummary> {
  const list = newReleaseList(built.folder)
  const show = (done: number) => onProgress?.({ phase: 'compare', done, total: prior.info.records })
  show(0)
  try {
    return await compareReleases(kind, prior, built, {
      onDifferences: (some) => addDifferences(list, some),
      onProgress: show,
    })
  } finally {
    await closeList(list)
  }
}
