import { rename, writeFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { DataError } from '#service/versions/data-error.ts'
import { lockBuilds } from '../versions/build-lock.ts'

/** How often the lock is tried, and milliseconds between two times. */
const TRIES = 100
const PAUSE = 50

/** Locks a folder for one change, after those of other processes. Throws a DataError with the message `busy` when it is locked for too long. */
export async function lockForChange(
  folder: string,
  busy: string,
  tries = TRIES,
): Promise<() => Promise<void>> {
  try {
    return await lockBuilds(folder)
  } catch (error) {
    if (!(error instanceof DataError)) throw error
    if (tries === 0) throw new DataError(busy)
    await setTimeout(PAUSE)
    return lockForChange(folder, busy, tries - 1)
  }
}

/** Replaces a private file in one step: a reader finds the text before or this one, whole. */
export async function replaceFile(file: string, text: string): Promise<void> {
  const part = `${file}.${process.pid}`
  await writeFile(part, text, { mode: 0o600, flush: true })
  await rename(part, file)
}
