import { rm, writeFile } from 'node:fs/promises'
import type { CompanyRow } from '../store/company-row.ts'
import { newSinceOf } from '../store/duckdb/columns.ts'
import { LAYOUT } from '../store/duckdb/schema.ts'
import type { DataInfo } from '../store/store.ts'
import { type Batch, batchOf } from './build-batch.ts'
import { writeBodies } from './build-bodies.ts'
import { checkVersion } from './build-check.ts'
import { type Files, filesIn, lastingFiles } from './build-files.ts'
import { lockBuilds } from './build-lock.ts'
import { type SortRun, writeParts } from './build-parts.ts'
import { buildQuestions } from './build-questions.ts'
import { DataError, inWords } from './data-error.ts'
import type { OnProgress } from './progress.ts'
import { finishFolder, makeBuildingFolder, newVersion, removeLeftovers, switchTo } from './version-folders.ts'
import { pruneVersions } from './versions.ts'

/**
 * A version to build. `rows` come in lists of some thousands, or as batches that were prepared elsewhere, in the order of
 * their keys. `date` is the ISO date up to which the data holds. `expected` is the number of rows, if known.
 */
export interface Build {
  dataDir: string
  name: string
  date: string
  rows: AsyncIterable<readonly CompanyRow[]> | AsyncIterable<Batch>
  expected?: number
  onProgress?: OnProgress
}

/**
 * Builds a new version beside the ones there are, checks it, and switches to it in one step. Rows without an `Id` of their own or with
 * one that came before make it fail. Throws a DataError for what the caller can mend: another build that runs, a full disk,
 * a folder that cannot be written to, twins. After any failure the data in use is what it was.
 */
export async function buildVersion(build: Build): Promise<{ version: string; companies: number }> {
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
    throw inWords(error, dataDir)
  }
}

async function buildAlone(build: Build) {
  const { dataDir, name, date, onProgress } = build
  const version = newVersion(name, new Date())
  const folder = await makeBuildingFolder(dataDir, version)
  const files = filesIn(folder)
  const { companies, runs } = await writeRows(build, files)
  if (companies === 0) throw new DataError('There is not one company to build from')
  const showSorted = (done: number) => onProgress?.({ phase: 'sort', done, total: companies })
  showSorted(0)
  const built = await buildQuestions(files, runs, showSorted)
  for (const path of [files.parts, files.spill]) await rm(path, { recursive: true, force: true })
  onProgress?.({ phase: 'check', done: 0, total: companies })
  await checkVersion(files, built, companies)
  const info: DataInfo = { name, version, companies, date }
  await writeFile(files.info, JSON.stringify({ layout: LAYOUT, ...info }, undefined, 2))
  await finishFolder(dataDir, version, lastingFiles)
  await switchTo(dataDir, version)
  await pruneVersions(dataDir, name)
  return { version, companies }
}

/** Writes the bodies and the parts to sort; tells how many rows there are. */
async function writeRows({ rows, date, expected, onProgress }: Build, files: Files) {
  const bodies = writeBodies(files.bodies)
  const parts = await writeParts(files.parts)
  const newSince = newSinceOf(date)
  let companies = 0
  let runs: SortRun[] = []
  try {
    for await (const item of rows) {
      const batch = Array.isArray(item) ? batchOf(item, companies, newSince) : (item as Batch)
      bodies.write(batch)
      await parts.write(batch)
      companies += batch.ends.length
      onProgress?.({ phase: 'rows', done: companies, total: expected })
    }
  } finally {
    runs = await parts.close()
    await bodies.close()
  }
  return { companies, runs }
}
