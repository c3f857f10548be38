import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kind } from '#contract/kind.ts'
import { descriptions } from '../store/duckdb/descriptions.ts'
import type { RowOf } from '../store/row.ts'
import { asOf } from '../versions/as-of.ts'
import { lockBuilds } from '../versions/build-lock.ts'
import { checksumsOf } from '../versions/checksums.ts'
import { asDiskError, asEngineError, DataError } from '../versions/data-error.ts'
import type { DataInfo } from '../versions/data-info.ts'
import { versionFiles } from '../versions/layout.ts'
import {
  currentVersion,
  finishFolder,
  makeBuildingFolder,
  makeFilesLasting,
  newVersion,
  removeLeftovers,
  switchTo,
  versionFolder,
} from '../versions/version-folders.ts'
import { writeInfo } from '../versions/version-info.ts'
import { pruneVersions } from '../versions/versions.ts'
import { type Batch, batchOf } from './build-batch.ts'
import { writeBodies } from './build-bodies.ts'
import { checkVersion } from './build-check.ts'
import { buildDatabase } from './build-database.ts'
import { dataFilesOf, type Files, filesIn } from './build-files.ts'
import { writeParts } from './build-parts.ts'
import type { OnProgress } from './progress.ts'

/**
 * A version of one kind of records to build; `dataDir` is that kind's own folder. `rows` come in lists of some thousands, or as batches that were prepared elsewhere, in the order of
 * their keys. `date` is the ISO date up to which the data holds. `expected` is the number of rows, if known.
 */
export interface Build<K extends Kind> {
  kind: K
  dataDir: string
  name: string
  date: string
  rows: AsyncIterable<readonly RowOf<K>[]> | AsyncIterable<Batch>
  expected?: number
  /** Whether the rows are made up. */
  sample?: boolean
  /** Where the records are from, and on what terms they may be used. */
  source?: string | undefined
  license?: string | undefined
  /** ISO date of the first release of the data set. */
  since?: string | undefined
  /**
   * Called when the version is whole and checked, before anything is switched, with its folder. Where it resolves to `wait`, the version is
   * stored as pending and not switched to; where it rejects, nothing of the version remains.
   */
  beforeSwitch?: ((built: { version: string; folder: string }) => Promise<'switch' | 'wait'>) | undefined
  onProgress?: OnProgress
}

/**
 * Builds a new version, checks it, and switches to it in one step, unless it is to wait; other versions remain. Rows without an `Id` of their own or with
 * one that came before make it fail. Throws a DataError for what the caller can mend: another build that runs, a full disk,
 * a folder that cannot be written to, twins. After any failure the data in use is what it was.
 */
export async function buildVersion<K extends Kind>(
  build: Build<K>,
): Promise<{ version: string; records: number; pending: boolean }> {
  const { dataDir } = build
  try {
    const unlock = await lockBuilds(dataDir)
    try {
      await removeLeftovers(dataDir)
      return await buildAlone(build)
    } finally {
      await removeLeftovers(dataDir).finally(unlock)
    }
  } catch (error) {
    throw asEngineError(asDiskError(error, dataDir))
  }
}

/** One record of a kind, in words. */
const nouns: Record<Kind, string> = { companies: 'company', people: 'person' }

async function buildAlone<K extends Kind>(build: Build<K>) {
  const { kind, dataDir, name, date, sample, source, license, since, onProgress } = build
  const version = newVersion(name, new Date())
  const folder = await makeBuildingFolder(dataDir, version)
  const files = filesIn(kind, folder)
  const { records, runs, merged } = await writeRows(build, files)
  if (records === 0) throw new DataError(`There is not one ${nouns[kind]} to build from`)
  const showSorted = (done: number) => onProgress?.({ phase: 'sort', done, total: records })
  showSorted(0)
  const built = await buildDatabase(
    kind,
    files,
    { runs, merged, records, date },
    { onSorted: showSorted, onNames: () => onProgress?.({ phase: 'names', done: 0, total: records }) },
  )
  for (const path of [files.parts, files.spill]) await rm(path, { recursive: true, force: true })
  onProgress?.({ phase: 'check', done: 0, total: records })
  await checkVersion(kind, files, built, records)
  const { counts } = descriptions[kind]
  const facts = {
    ...(sample && { sample }),
    ...(source && { source }),
    ...(license && { license }),
    ...(since && { since }),
    filled: built.filled,
    ...(built.closed > 0 && { closed: built.closed }),
    ...(merged && { merged: merged.records, mergedIds: merged.ids }),
    ...(counts && { countedBy: [...counts.columns] }),
  }
  const info: DataInfo = { name, version, kind, records, date, ...facts }
  onProgress?.({ phase: 'store', done: 0, total: records })
  const dataFiles = dataFilesOf(kind)
  // The disk takes the files while their checksums are computed.
  const [checksums] = await Promise.all([checksumsOf(folder, dataFiles), makeFilesLasting(folder, dataFiles)])
  await writeInfo(folder, { info, files: checksums })
  await makeFilesLasting(folder, [versionFiles.info])
  const pending = (await build.beforeSwitch?.({ version, folder })) === 'wait'
  if (pending) {
    await writeFile(join(folder, versionFiles.pending), '')
    await makeFilesLasting(folder, [versionFiles.pending])
  } else onProgress?.({ phase: 'switch', done: 0, total: records })
  await finishFolder(dataDir, version)
  if (!pending) {
    await switchTo(dataDir, version).catch(async (error) => {
      await removeUnlessInUse(dataDir, version)
      throw error
    })
    await pruneVersions(dataDir, name)
  }
  return { version, records, pending }
}

/** Removes a version that was not switched to; a switch may also fail when it is already made. */
async function removeUnlessInUse(dataDir: string, version: string): Promise<void> {
  const current = await currentVersion(dataDir).catch(() => undefined)
  if (current !== version) await rm(versionFolder(dataDir, version), { recursive: true, force: true })
}

/** Writes the bodies and the parts to sort; returns the number of rows. */
async function writeRows<K extends Kind>({ kind, rows, date, expected, onProgress }: Build<K>, files: Files) {
  const bodies = writeBodies(files.bodies)
  const parts = await writeParts(files.parts)
  const when = asOf(date)
  let records = 0
  try {
    for await (const item of rows) {
      const batch = Array.isArray(item) ? batchOf(kind, item, records, when) : (item as Batch)
      bodies.write(batch)
      await parts.write(batch)
      records += batch.ends.length
      onProgress?.({ phase: 'rows', done: records, total: expected })
    }
    return { records, ...(await parts.finish()) }
  } finally {
    await parts.close()
    await bodies.close()
  }
}
