import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { DataSet, DataSets, DataVersion } from '#contract/data-sets.ts'
import { kindFolder } from '#service/versions/kind-folders.ts'
import { versionFiles } from '#service/versions/layout.ts'
import { versionFolder } from '#service/versions/version-folders.ts'
import { listVersions, nameOf, stampOf, type Version } from '#service/versions/versions.ts'
import { isSample } from '../sample/sample.ts'

/** The data sets under a data folder with all their versions, and the free space of its disk. */
export async function listDataSets(dataDir: string): Promise<DataSets> {
  const { versions, errors } = await listVersions(dataDir)
  const byName = new Map<string, Version[]>()
  for (const version of versions) {
    const key = `${version.kind} ${nameOf(version.version)}`
    byName.set(key, [version, ...(byName.get(key) ?? [])])
  }
  const { bavail, bsize } = await statfs(dataDir)
  return {
    sets: [...byName.values()].map((newestFirst) => dataSetOf(dataDir, newestFirst)).sort(inUseFirst),
    bytesFree: bavail * bsize,
    problems: errors,
  }
}

const isInUse = ({ versions }: DataSet) => versions.some(({ inUse }) => inUse)

const inUseFirst = (a: DataSet, b: DataSet) =>
  a.kind.localeCompare(b.kind) || Number(isInUse(b)) - Number(isInUse(a)) || a.name.localeCompare(b.name)

function dataSetOf(dataDir: string, newestFirst: readonly Version[]): DataSet {
  const { kind, version } = newestFirst[0] as Version
  const [info] = newestFirst.flatMap((listed) => ('info' in listed ? [listed.info] : []))
  return {
    kind,
    name: nameOf(version),
    sample: info !== undefined && isSample(info),
    source: info?.source,
    license: info?.license,
    versions: newestFirst.map((listed) => dataVersionOf(dataDir, listed)),
  }
}

function dataVersionOf(dataDir: string, listed: Version): DataVersion {
  const { kind, version, current, pending } = listed
  const folder = versionFolder(kindFolder(dataDir, kind), version)
  const named = {
    version,
    built: timeOf(stampOf(version)),
    inUse: current,
    pending,
    hasRejects: existsSync(join(folder, versionFiles.rejects)),
  }
  if ('error' in listed) return { ...named, error: listed.error }
  const { date, records } = listed.info
  return { ...named, date, records, bytes: listed.bytes }
}

/** The ISO time of a stamp such as `20261101T093000123Z`. */
const timeOf = (stamp: string) =>
  stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z$/, '$1-$2-$3T$4:$5:$6.$7Z')
