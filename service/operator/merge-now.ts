import type { Merge, MergeReport } from '#contract/merges.ts'
import type { StoredMergeRun } from '../data/merge/stored-merges.ts'
import { kindFolder } from '../versions/kind-folders.ts'
import { currentVersion, isPending } from '../versions/version-folders.ts'
import { decidedVersions, findBuild, nameOf, stampOf } from '../versions/versions.ts'
import { operatorMessages as messages } from './messages.ts'

/** A merge with what follows from the versions as they are now: their names, whether it can still be merged, and whether the merged version is in use. */
export async function mergeNow(dataDir: string, { merge, made }: StoredMergeRun): Promise<Merge> {
  const folder = kindFolder(dataDir, merge.kind)
  const [into, from] = [await findBuild(folder, merge.into), await findBuild(folder, merge.from)]
  return {
    ...merge,
    into: into ?? merge.into,
    from: from ?? merge.from,
    outdated: await outdated(folder, { into, from }, merge, made),
    report: merge.report && (await reportNow(folder, merge.report, into)),
  }
}

/** Why the sets of a merge have to be compared again, if they have to. */
async function outdated(
  folder: string,
  { into, from }: { into: string | undefined; from: string | undefined },
  merge: Merge,
  made: readonly string[],
): Promise<string | undefined> {
  if (!into) return messages.setRemoved(nameOf(merge.into))
  if (!from) return messages.setRemoved(nameOf(merge.from))
  const current = await currentVersion(folder).catch(() => undefined)
  const ofName = (await decidedVersions(folder)).filter((version) => nameOf(version) === nameOf(into))
  const newest = ofName.find((version) => version === current) ?? ofName.at(-1)
  const own = [into, ...made].map(stampOf)
  return newest && !own.includes(stampOf(newest)) ? messages.newerVersion(nameOf(into)) : undefined
}

async function reportNow(
  folder: string,
  report: MergeReport,
  into: string | undefined,
): Promise<MergeReport> {
  const version = await findBuild(folder, report.version)
  if (!version) return { ...report, state: 'removed', canUndo: false }
  const isInUse = (await currentVersion(folder).catch(() => undefined)) === version
  const state = isPending(folder, version) ? 'pending' : isInUse ? 'inUse' : 'stored'
  return { ...report, version, state, canUndo: isInUse && into !== undefined }
}
