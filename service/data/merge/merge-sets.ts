import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kind } from '#contract/kind.ts'
import { asDiskError } from '#service/versions/data-error.ts'
import { kindFolder } from '#service/versions/kind-folders.ts'
import { buildVersion } from '../build.ts'
import { readRecipe } from '../releases/recipe.ts'
import { releaseStep } from '../releases/release-step.ts'
import { countByField } from './count-by-field.ts'
import { countEach, decide } from './decide.ts'
import { closeLists } from './merge-lists.ts'
import { mergedBatches } from './merged-rows.ts'
import type { OpenedSets } from './opened-sets.ts'
import { withRankedPairs } from './ranked-pairs.ts'
import { type MergeOptions, type SelectedSets, selectSets } from './selected-sets.ts'
import { newLists, storeLists, termsOf } from './store-result.ts'
import { type MergePreview, type MergeResult, type StoredMerge, storeMerge } from './stored-merge.ts'

/** Says what a merge would do, and changes nothing. Throws a DataError as `mergeSets`. */
export async function previewMerge(options: MergeOptions): Promise<MergePreview> {
  const selected = await selectSets(options)
  const { kind, into, from, bounds } = selected
  return withRankedPairs(selected, options, async ({ runSql }) => ({
    kind,
    into: into.version,
    from: from.version,
    ...bounds,
    records: { into: into.info.records, from: from.info.records },
    moving: await countEach(runSql, bounds.doubt),
  }))
}

/**
 * Merges a data set into another one: records of `from` that are in `into` complete it field by field, others are added, and pairs in doubt are listed and not added. The result is a new
 * version of `into`; the version before remains. Reads both sets in slices, so that memory does not depend on their size. Throws a DataError for sets that do not exist or are of no common
 * kind, a list of decisions that cannot be read, a full disk or another build that runs.
 */
export async function mergeSets(options: MergeOptions): Promise<MergeResult> {
  const selected = await selectSets(options)
  try {
    return await withRankedPairs(selected, options, (opened) => mergeOpened(opened, selected, options))
  } catch (error) {
    throw asDiskError(error, options.dataDir)
  }
}

async function mergeOpened(
  opened: OpenedSets<Kind>,
  selected: SelectedSets,
  { dataDir, hold, onProgress }: MergeOptions,
): Promise<MergeResult> {
  const { kind, into, from, bounds, winners } = selected
  const counts = await decide(opened.runSql, bounds, into.info.records)
  const work = join(tmpdir(), `catchment-merge-${randomUUID()}`)
  const lists = await newLists(into.folder, work)
  const byField = { completed: countByField(), conflicts: countByField() }
  const date = [into.info.date, from.info.date].sort().at(-1) as string
  const batches = mergedBatches(opened, {
    ...{ from: from.info.name, winners, date, lists, onProgress },
    records: { into: into.info.records, from: from.info.records, inDoubt: counts.inDoubt },
    onMerged: ({ completed, conflicts }) => {
      byField.completed.add(completed)
      byField.conflicts.add(conflicts.map(({ field }) => field))
    },
  })
  const recipe = await readRecipe(into.folder)
  const step = releaseStep({ kind, prior: into, recipe, hold, onProgress })
  let merge: StoredMerge | undefined
  try {
    const { version, pending } = await buildVersion({
      ...{ kind, dataDir: kindFolder(dataDir, kind), name: into.info.name, date, onProgress },
      ...termsOf(into.info, from.info),
      rows: batches,
      expected: into.info.records + counts.added,
      async beforeSwitch(built) {
        await closeLists(lists.merge, lists.sources)
        merge = {
          ...{ into: into.version, from: from.version, ...bounds, winners, counts },
          completed: byField.completed.list(),
          conflicts: byField.conflicts.list(),
          moving: await countEach(opened.runSql, bounds.doubt),
        }
        await storeLists(lists, built.folder)
        await storeMerge(built.folder, merge)
        return step.beforeSwitch(built)
      },
    })
    return { ...(merge as StoredMerge), kind, version, pending, release: step.summary() }
  } finally {
    await closeLists(lists.merge, lists.sources).catch(() => undefined)
    await rm(work, { recursive: true, force: true })
  }
}
