import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { exclusions, ImportRun } from '#contract/imports.ts'
import { kinds } from '#contract/kind.ts'
import { readStored } from '#service/versions/stored-json.ts'

/** What an import does, with files by their paths, which are one set. */
const ImportJob = z.object({
  files: z.array(z.string()).min(1),
  kind: z.enum(kinds).optional(),
  name: z.string().optional(),
  source: z.string().optional(),
  license: z.string().optional(),
  sheet: z.string().optional(),
  mapping: z.unknown().optional(),
  /** An empty text where the columns are to be guessed. */
  savedMapping: z.string().optional(),
  /** The name under which the mapping is saved. */
  saveAs: z.string().optional(),
  exclude: z.array(z.enum(exclusions)).optional(),
  strict: z.boolean().optional(),
  hold: z.boolean().optional(),
  /** The version whose rejected rows the file has, mended. */
  restOf: z.string().optional(),
  /** Folders of uploads that are removed once their files are imported. */
  removeAfter: z.array(z.string()),
})
export type ImportJob = z.infer<typeof ImportJob>

/** A run as it is stored: what is shown, what it does, and the process that does it. */
const StoredRun = z.object({
  run: ImportRun,
  job: ImportJob,
  process: z.object({ pid: z.int(), began: z.string() }),
})
export type StoredRun = z.infer<typeof StoredRun>

export const runsFolder = (dataDir: string) => join(dataDir, 'imports')
const fileOf = (dataDir: string, id: string) => join(runsFolder(dataDir), `${id}.json`)
/** Where a run has its temporary files; gone once it has ended. */
export const temporaryFolder = (dataDir: string, id: string) => join(runsFolder(dataDir), `${id}.tmp`)

/** The rejected rows of an import that was to take all rows or none. */
export const rejectsFile = (dataDir: string, id: string) => join(runsFolder(dataDir), `${id}.rejects.csv`)

/** Stores a run in one step. */
export async function writeRun(dataDir: string, stored: StoredRun): Promise<void> {
  await mkdir(runsFolder(dataDir), { recursive: true, mode: 0o700 })
  const file = fileOf(dataDir, stored.run.id)
  const part = `${file}.${process.pid}`
  await writeFile(part, JSON.stringify(stored), { mode: 0o600 })
  await rename(part, file)
}

/** A run by its id; undefined when there is none, or when its file was cut off by a full disk. */
export const readRun = (dataDir: string, id: string): Promise<StoredRun | undefined> =>
  readStored(fileOf(dataDir, id), StoredRun)

/** Every run, the newest first. */
export async function readRuns(dataDir: string): Promise<StoredRun[]> {
  const names = await readdir(runsFolder(dataDir)).catch(() => [])
  const ids = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length))
  const runs = await Promise.all(ids.map((id) => readRun(dataDir, id)))
  return runs.filter((run) => run !== undefined).sort((a, b) => b.run.began.localeCompare(a.run.began))
}

export async function removeRun(dataDir: string, id: string): Promise<void> {
  for (const file of [fileOf(dataDir, id), rejectsFile(dataDir, id)]) await rm(file, { force: true })
}
