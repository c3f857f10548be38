import type { Kind } from '#contract/kind.ts'
import type { OnProgress } from '../progress.ts'
import type { PriorRelease } from '../releases/prior-release.ts'
import { setsToMerge } from './choose-sets.ts'
import type { Bounds } from './decide.ts'
import { readMerge } from './stored-merge.ts'
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
  /** The folder of a stored comparison of these versions, with what a person decided on its pairs: the sets are not compared again. */
  comparison?: string | undefined
  /** Whether the merged version waits to be used. */
  hold?: boolean | undefined
  onProgress?: OnProgress | undefined
}

/** The versions to merge, and how. */
export interface SelectedSets {
  kind: Kind
  into: PriorRelease
  from: PriorRelease
  bounds: Bounds
  winners: Winners
}

/** Finds the versions to merge, and how the last merge into the set was done. Throws a DataError as `setsToMerge`. */
export async function selectSets(options: MergeOptions): Promise<SelectedSets> {
  const sets = await setsToMerge(options)
  const last = await readMerge(sets.into.folder)
  const threshold = options.threshold ?? last?.threshold ?? DEFAULT_THRESHOLD
  const doubt = options.doubt ?? last?.doubt ?? DEFAULT_DOUBT
  return {
    ...sets,
    bounds: { threshold, doubt: Math.min(doubt, threshold) },
    // Who merges a comparison has seen all preferences of the last merge.
    winners:
      options.comparison === undefined ? { ...last?.winners, ...options.winners } : (options.winners ?? {}),
  }
}
