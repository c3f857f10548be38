import { type DataSet, type DataVersion, dataSetName } from '#contract/data-sets.ts'
import { type Kind, kinds } from '#contract/kind.ts'

/** The version of a data set that is in use. */
export const versionInUse = ({ versions }: DataSet): DataVersion | undefined =>
  versions.find(({ inUse }) => inUse)

/** The version that a data set is shown by: the one in use, else the newest that is whole and decided on, else the newest. */
export const mainVersion = (set: DataSet): DataVersion =>
  versionInUse(set) ??
  set.versions.find(({ error, pending }) => error === undefined && !pending) ??
  (set.versions[0] as DataVersion)

/** The data sets in use, and the others. */
export function byUse(sets: readonly DataSet[]): { inUse: DataSet[]; others: DataSet[] } {
  const inUse = sets.filter(versionInUse)
  return { inUse, others: sets.filter((set) => !inUse.includes(set)) }
}

/** Bytes on the disk of some versions. */
export const bytesOf = (versions: readonly DataVersion[]): number =>
  versions.reduce((sum, { bytes = 0 }) => sum + bytes, 0)

/** The versions in use, by kind. */
export function versionsInUse(sets: readonly DataSet[]): Partial<Record<Kind, string>> {
  const pairs = kinds.map((kind) => {
    const versions = sets.filter((set) => set.kind === kind).map(versionInUse)
    return [kind, versions.find((version) => version !== undefined)?.version] as const
  })
  return Object.fromEntries(pairs.filter(([, version]) => version !== undefined))
}

/** The name of the data set that a version is of. */
export const nameOfVersion = (version: string): string => version.replace(/@.*/, '')

/** Where a version is in time, compared with the one in use of its data set; a set that is not in use has none. */
export function placeOf(set: DataSet, version: DataVersion): 'in use' | 'before' | 'after' | 'apart' {
  const used = versionInUse(set)
  if (!used) return 'apart'
  if (version.inUse) return 'in use'
  return set.versions.indexOf(version) > set.versions.indexOf(used) ? 'before' : 'after'
}

/** What can be wrong with a new name of a data set. */
export type NameError = 'empty' | 'taken' | 'letters'

/** What is wrong with a new name for a data set, among all data sets. */
export function nameError(set: DataSet, newName: string, sets: readonly DataSet[]): NameError | undefined {
  if (newName === '') return 'empty'
  if (!dataSetName.test(newName)) return 'letters'
  const isTaken = sets.some(({ kind, name }) => kind === set.kind && name === newName && name !== set.name)
  return isTaken ? 'taken' : undefined
}

/** What comes after the name in `NAME@STAMP`: a set that is renamed has the same versions. */
const stampOf = (version: string) => version.slice(version.indexOf('@') + 1)

/** A version by the name that it has now; undefined where it was removed, and itself while the sets are not known. */
export function storedVersion(sets: readonly DataSet[] | undefined, version: string): string | undefined {
  if (!sets) return version
  return sets
    .flatMap(({ versions }) => versions.map((stored) => stored.version))
    .find((stored) => stampOf(stored) === stampOf(version))
}
