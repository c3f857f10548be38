import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kind } from '#contract/kind.ts'
import { asDiskError } from '#service/versions/data-error.ts'
import type { DataInfo } from '#service/versions/data-info.ts'
import { kindFolder } from '#service/versions/kind-folders.ts'
import { versionFiles } from '#service/versions/layout.ts'
import { buildVersion } from '../build.ts'
import type { OnProgress } from '../progress.ts'
import type { PriorRelease } from '../releases/prior-release.ts'
import { readRecipe } from '../releases/recipe.ts'
import { releaseStep } from '../releases/release-step.ts'
import { setsToMerge } from './choose-sets.ts'
import { countByField } from './count-by-field.ts'
import { type Bounds, countEach, decide, rankPairs } from './decide.ts'
import { findPairs } from './find-pairs.ts'
import { findKnown } from './known-pairs.ts'
import { closeLists } from './merge-lists.ts'
import { mergedBatches } from './merged-rows.ts'
import { type OpenedSets, withSets } from './opened-sets.ts'
import { newLists, storeLists, termsOf } from './store-result.ts'
import {
  type MergePreview,
  type MergeResult,
  readMerge,
  type StoredMerge,
  storeMerge,
} from './stored-merge.ts'
import type { Winners } from './units.ts'

/** At this probability two records are one, unless a person chooses another (docs/decisions.md). */
const DEFAULT_THRESHOLD = 0.8
/** From here on a person looks at a pair. */
const DEFAULT_DOUBT = 0.5

export interface MergeOptions {
  dataDir: string
  /** Names of data sets, or `NAME@STAMP`. */
  into: string
  from: string
  kind?: Kind | undefined
  /** What is not given is as in the last merge into the set. */
  threshold?: number | undefined
  doubt?: number | undefined
  winners?: Winners | undefined
  /** `merge.csv` of an earlier merge with what a person decided. */
  decisions?: string | undefined
  /** Whether the merged version waits to be used. */
  hold?: boolean | undefined
  onProgress?: OnProgress | undefined
}

interface SelectedSets {
  kind: Kind
  into: PriorRelease
  from: PriorRelease
  bounds: Bounds
  winners: Winners
}

/** Says what a merge would do, and changes nothing. Throws a DataError as `mergeSets`. */
export async function previewMerge(options: MergeOptions): Promise<MergePreview> {
  const selected = await choose(options)
  const { kind, into, from, bounds } = selected
  return withPairs(selected, options, async ({ runSql }) => ({
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
  const selected = await choose(options)
  try {
    return await withPairs(selected, options, (opened) => mergeOpened(opened, selected, options))
  } catch (error) {
    throw asDiskError(error, options.dataDir)
  }
}

async function choose(options: MergeOptions): Promise<SelectedSets> {
  const sets = await setsToMerge(options)
  const last = await readMerge(sets.into.folder)
  const threshold = options.threshold ?? last?.threshold ?? DEFAULT_THRESHOLD
  const doubt = options.doubt ?? last?.doubt ?? DEFAULT_DOUBT
  return {
    ...sets,
    bounds: { threshold, doubt: Math.min(doubt, threshold) },
    winners: { ...last?.winners, ...options.winners },
  }
}

const hasSources = ({ filled }: DataInfo) => filled?.Source !== undefined && filled.SourceId !== undefined

/** Opens both sets with the ranked pairs of their records. */
async function withPairs<T>(
  { kind, into, from }: SelectedSets,
  { decisions, onProgress }: MergeOptions,
  work: (opened: OpenedSets<Kind>) => Promise<T>,
): Promise<T> {
  const spill = join(tmpdir(), `catchment-merge-${randomUUID()}`)
  try {
    return await withSets(kind, { into, from }, spill, async (opened) => {
      const sources = join(into.folder, versionFiles.sources)
      const both = hasSources(into.info) && hasSources(from.info)
      await findKnown(kind, opened.runSql, { decisions, sources, from, hasSources: both })
      await findPairs(opened, { into, from }, onProgress)
      await rankPairs(opened.runSql)
      return work(opened)
    })
  } finally {
    await rm(spill, { recursive: true, force: true })
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
