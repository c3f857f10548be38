import { open, rm, writeFile } from 'node:fs/promises'
import type { CompanyRow } from '../store/company-row.ts'
import { newSinceOf } from '../store/duckdb/columns.ts'
import type { DataInfo } from '../store/store.ts'
import { type Batch, batchOf } from './build-batch.ts'
import { writeBodies } from './build-bodies.ts'
import { checkVersion } from './build-check.ts'
import { type Files, filesIn, lastingFiles } from './build-files.ts'
import { lockBuilds } from './build-lock.ts'
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
  const companies = await writeRows(build, files)
  if (companies === 0) throw new DataError('There is not one company to build from')
  onProgress?.({ phase: 'sort', done: 0, total: companies })
  const built = await buildQuestions(files.questions, files.parts, files.ids)
  await rm(files.parts)
  onProgress?.({ phase: 'check', done: 0, total: companies })
  await checkVersion(files, built, companies)
  const info: DataInfo = { name, version, companies, date }
  await writeFile(files.info, JSON.stringify(info, undefined, 2))
  await finishFolder(dataDir, version, lastingFiles)
  await switchTo(dataDir, version)
  await pruneVersions(dataDir, name)
  return { version, companies }
}

/** Writes the bodies and the part file; gives the number of rows. */
async function writeRows({ rows, date, expected, onProgress }: Build, files: Files): Promise<number> {
  const bodies = writeBodies(files.bodies)
  const parts = await open(files.parts, 'w')
  const newSince = newSinceOf(date)
  let done = 0
  try {
    for await (const item of rows) {
      const batch = Array.isArray(item) ? batchOf(item, done, newSince) : (item as Batch)
      bodies.write(batch)
      await parts.appendFile(batch.questions)
      done += batch.ends.length
      onProgress?.({ phase: 'rows', done, total: expected })
    }
  } finally {
    await parts.close()
    await bodies.close()
  }
  return done
}
