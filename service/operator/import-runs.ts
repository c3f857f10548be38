import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { basename } from 'node:path'
import type { ImportRun } from '#contract/imports.ts'
import { ended } from '../data/runs/run-import.ts'
import {
  type ImportJob,
  readRun,
  readRuns,
  removeRun,
  type StoredRun,
  temporaryFolder,
  writeRun,
} from '../data/runs/stored-runs.ts'
import { problem } from '../http/problem.ts'
import { kindFolder } from '../versions/kind-folders.ts'
import { isPending } from '../versions/version-folders.ts'
import { findBuild } from '../versions/versions.ts'
import { startDataProcess, sweepBuilds } from './data-process.ts'
import { operatorMessages as messages } from './messages.ts'
import { runProcesses } from './run-processes.ts'

/** Runs that are listed; older ones are removed. */
const STORED_RUNS = 50

/** Imports of a data folder, each in a process of its own. */
export interface ImportRuns {
  list(): Promise<ImportRun[]>
  find(id: string): Promise<StoredRun>
  /** Begins an import; throws a 409 while another one runs. */
  start(job: ImportJob): Promise<ImportRun>
  /** Ends a running import; the data in use is unchanged. */
  cancel(id: string): Promise<ImportRun>
  /** Removes a run that has ended from the list. */
  remove(id: string): Promise<void>
}

export function importRunsIn(dataDir: string): ImportRuns {
  let isStarting = false
  const processes = runProcesses()
  const hasProcess = ({ run, process }: StoredRun) => processes.has(run.id, process)
  /** Starts the process of a run, which waits until the run is stored. */
  const startProcess = (id: string) =>
    startDataProcess('data/runs/import-process', { dataDir, id, temporary: temporaryFolder(dataDir, id) })
  /** A run as it is now: one whose process is gone has failed. */
  const currentState = async (stored: StoredRun): Promise<StoredRun> => {
    if (stored.run.state === 'ready') return decidedState(dataDir, stored)
    if (stored.run.state !== 'running' || (await hasProcess(stored))) return stored
    const now = (await readRun(dataDir, stored.run.id)) ?? stored
    if (now.run.state !== 'running' || (await hasProcess(now))) return now
    return close(now, { ...ended('failed'), error: messages.interrupted })
  }
  /** Stores how a run ended, and removes what its process left. */
  const close = async (stored: StoredRun, changes: Partial<ImportRun>): Promise<StoredRun> => {
    const closed = { ...stored, run: { ...stored.run, ...changes } }
    await writeRun(dataDir, closed)
    await sweep(dataDir, stored.run.id)
    return closed
  }
  const find = async (id: string) => {
    const stored = await readRun(dataDir, id)
    if (!stored) throw problem(404, messages.noRun)
    return currentState(stored)
  }
  const all = async () => Promise.all((await readRuns(dataDir)).map(currentState))
  return {
    find,
    async list() {
      const runs = await all()
      for (const { run } of runs.slice(STORED_RUNS)) await removeRun(dataDir, run.id)
      return runs.slice(0, STORED_RUNS).map(({ run }) => run)
    },
    async start(job) {
      if (isStarting) throw problem(409, messages.running)
      isStarting = true
      try {
        if ((await all()).some(({ run }) => run.state === 'running')) throw problem(409, messages.running)
        const run = newRun(job)
        await writeRun(dataDir, { run, job, process: await startProcess(run.id) })
        return run
      } finally {
        isStarting = false
      }
    },
    async cancel(id) {
      const stored = await find(id)
      if (stored.run.state !== 'running') return stored.run
      return processes.end(id, stored.process, async () => {
        const last = (await readRun(dataDir, id)) ?? stored
        // It may have ended by itself just before.
        if (last.run.state !== 'running') return last.run
        return (await close(last, ended('canceled'))).run
      })
    },
    async remove(id) {
      const { run } = await find(id)
      if (run.state === 'running') throw problem(409, messages.stillRunning)
      await removeRun(dataDir, id)
    },
  }
}

/** A run whose version waited: done once that was used, discarded once it was removed, by whatever way. It may have been renamed. */
async function decidedState(dataDir: string, stored: StoredRun): Promise<StoredRun> {
  const { kind, result } = stored.run
  if (!kind || !result) return stored
  const folder = kindFolder(dataDir, kind)
  const version = await findBuild(folder, result.version)
  if (version !== undefined && isPending(folder, version))
    return { ...stored, run: { ...stored.run, result: { ...result, version } } }
  const state = version === undefined ? 'discarded' : 'done'
  const decided = { ...stored, run: { ...stored.run, state } } satisfies StoredRun
  await writeRun(dataDir, decided)
  return decided
}

const newRun = ({ name = '', kind, files }: ImportJob): ImportRun => ({
  id: randomUUID(),
  name,
  kind,
  files: files.map((file) => basename(file)),
  state: 'running',
  began: new Date().toISOString(),
})

/** Removes what the process of a run left. */
async function sweep(dataDir: string, id: string): Promise<void> {
  await rm(temporaryFolder(dataDir, id), { recursive: true, force: true })
  await sweepBuilds(dataDir)
}
