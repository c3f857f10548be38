import { readdir, rm } from 'node:fs/promises'
import { type Correction, MAX_CORRECTIONS } from '#contract/corrections.ts'
import { textInSlices } from '#service/concurrency/slices.ts'
import {
  correctionsFile,
  correctionsFolder,
  readCorrections,
} from '#service/store/corrections/stored-corrections.ts'
import { asDiskError, DataError } from '#service/versions/data-error.ts'
import { lockForChange, replaceFile } from '../change-file.ts'
import { correctionMessages as messages } from './messages.ts'

/**
 * Changes the corrections of a data set in one step, one change after the other in all processes; `dataDir` is the folder of the kind. Throws a
 * DataError for too many, for a damaged file, and for a disk that is full.
 */
export async function changeCorrections(
  dataDir: string,
  name: string,
  change: (corrections: Correction[]) => Correction[],
): Promise<void> {
  const unlock = await lockForChange(correctionsFolder(dataDir), messages.busy)
  try {
    const changed = change(await readCorrections(dataDir, name))
    if (changed.length > MAX_CORRECTIONS) throw new DataError(messages.tooMany(MAX_CORRECTIONS))
    const lines = changed.map((correction) => `${JSON.stringify(correction)}\n`)
    await replaceFile(correctionsFile(dataDir, name), await textInSlices(lines))
  } catch (error) {
    throw asDiskError(error, dataDir)
  } finally {
    await unlock()
  }
}

/** Gives the corrections of a data set to a second name, beside what a removed data set of that name has left of other records. */
export async function copyCorrections(dataDir: string, name: string, newName: string): Promise<void> {
  const corrections = await readCorrections(dataDir, name)
  if (corrections.length === 0) return
  const ids = new Set(corrections.map(({ id }) => id))
  await changeCorrections(dataDir, newName, (left) => [
    ...left.filter(({ id }) => !ids.has(id)),
    ...corrections,
  ])
}

/** Removes all corrections of a data set. */
export const removeCorrections = (dataDir: string, name: string) =>
  rm(correctionsFile(dataDir, name), { force: true })

/** Removes the corrections of a record from all data sets of a kind. */
export async function removeCorrectionsOf(dataDir: string, id: string): Promise<void> {
  const files = await readdir(correctionsFolder(dataDir)).catch(() => [])
  for (const name of files.flatMap((file) => CORRECTIONS.exec(file)?.[1] ?? []))
    if ((await readCorrections(dataDir, name)).some((correction) => correction.id === id))
      await changeCorrections(dataDir, name, (all) => all.filter((correction) => correction.id !== id))
}

const CORRECTIONS = /^(.+)\.jsonl$/
