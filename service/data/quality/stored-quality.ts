import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kind } from '#contract/kind.ts'
import { QualityReport } from '#contract/quality.ts'
import { versionFiles } from '#service/versions/layout.ts'
import { readStored } from '#service/versions/stored-json.ts'
import { computeQuality, type OnRecords } from './report.ts'

const fileIn = (folder: string) => join(folder, versionFiles.quality)

/** The stored report of a version; undefined when there is none, or one of another version of Catchment. */
export const readQuality = (folder: string): Promise<QualityReport | undefined> =>
  readStored(fileIn(folder), QualityReport)

/** The report of a version: the stored one, else computed and stored, where the folder can be written to. Throws as `computeQuality`. */
export async function qualityOf(kind: Kind, folder: string, onRecords?: OnRecords): Promise<QualityReport> {
  const stored = await readQuality(folder)
  if (stored) return stored
  const report = await computeQuality(kind, folder, onRecords)
  await storeQuality(folder, report)
  return report
}

/** In one step, so that a report is never read in part. */
async function storeQuality(folder: string, report: QualityReport): Promise<void> {
  const temporary = `${fileIn(folder)}.${process.pid}`
  try {
    await writeFile(temporary, JSON.stringify(report), { mode: 0o600 })
    await rename(temporary, fileIn(folder))
  } catch {
    await rm(temporary, { force: true })
  }
}
