import type { DataSet } from '#contract/data-sets.ts'
import { mainVersion } from '../sets.ts'

/** The data sets that can be merged into one: others of its kind, neither of them damaged. */
export const setsToMerge = (set: DataSet, sets: readonly DataSet[]): DataSet[] =>
  mainVersion(set).error === undefined
    ? sets.filter(
        (other) =>
          other.kind === set.kind && other.name !== set.name && mainVersion(other).error === undefined,
      )
    : []
