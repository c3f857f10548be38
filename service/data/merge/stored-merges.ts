import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { Merge } from '#contract/merges.ts'
import { readStored } from '#service/versions/stored-json.ts'

/** A merge as it is stored: what is shown, and the process that compares or merges. */
const StoredMergeRun = z.object({
  /** Without what follows from the versions as they are now. */
  merge: Merge,
  process: z.object({ pid: z.int(), began: z.string() }).optional(),
  /** The versions that it made, `NAME@STAMP`. */
  made: z.array(z.string()),
})
export type StoredMergeRun = z.infer<typeof StoredMergeRun>

const mergesFolder = (dataDir: string) => join(dataDir, 'merges')
/** The folder of a merge: its comparison is there, and its temporary files while it runs. */
export const mergeFolder = (dataDir: string, id: string) => join(mergesFolder(dataDir), id)
export const mergeTemporary = (dataDir: string, id: string) => join(mergeFolder(dataDir, id), 'tmp')

const RUN = 'merge.json'

/** Stores a merge in one step. */
export async function writeMergeRun(dataDir: string, stored: StoredMergeRun): Promise<void> {
  const folder = mergeFolder(dataDir, stored.merge.id)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const part = join(folder, `${RUN}.${process.pid}`)
  await writeFile(part, JSON.stringify(stored), { mode: 0o600 })
  await rename(part, join(folder, RUN))
}

/** A merge by its id; undefined when there is none. */
export const readMergeRun = (dataDir: string, id: string): Promise<StoredMergeRun | undefined> =>
  readStored(join(mergeFolder(dataDir, id), RUN), StoredMergeRun)

/** Every merge, the newest first. */
export async function readMergeRuns(dataDir: string): Promise<StoredMergeRun[]> {
  const ids = await readdir(mergesFolder(dataDir)).catch(() => [])
  const runs = await Promise.all(ids.map((id) => readMergeRun(dataDir, id)))
  return runs.filter((run) => run !== undefined).sort((a, b) => b.merge.began.localeCompare(a.merge.began))
}

export const removeMergeRun = (dataDir: string, id: string): Promise<void> =>
  rm(mergeFolder(dataDir, id), { recursive: true, force: true })
