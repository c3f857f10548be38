import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Merge, MergeSettings, NewMerge } from '#contract/merges.ts'
import { setsToMerge } from '../data/merge/choose-sets.ts'
import {
  mergeTemporary,
  readMergeRun,
  readMergeRuns,
  removeMergeRun,
  type StoredMergeRun,
  writeMergeRun,
} from '../data/merge/stored-merges.ts'
import { problem } from '../http/problem.ts'
import { startDataProcess, sweepBuilds } from './data-process.ts'
import { mergeNow } from './merge-now.ts'
import { operatorMessages as messages } from './messages.ts'
import { runProcesses } from './run-processes.ts'

/** Merges that are listed; older ones are removed with their comparisons. */
const STORED_MERGES = 10

/** Merges of the data sets of a data folder, compared and merged in processes of their own, one at a time. */
export interface MergeRuns {
  list(): Promise<Merge[]>
  /** A merge as it is now; throws a 404 where there is none. */
  find(id: string): Promise<Merge>
  /** Begins to compare two sets; throws a 409 while another merge runs, a DataError for sets that cannot be merged. */
  compare(sets: NewMerge): Promise<Merge>
  /** Begins to make the merged version; throws a 409 while a merge runs, or where the sets have to be compared again. */
  merge(id: string, settings: MergeSettings): Promise<Merge>
  /** Ends what runs; the data is unchanged. */
  cancel(id: string): Promise<Merge>
  remove(id: string): Promise<void>
}

const isRunning = ({ state }: Merge) => state === 'comparing' || state === 'merging'

/** A comparison of two data sets that begins now. Throws a `DataError` for those that cannot be merged. */
async function newComparison(dataDir: string, sets: NewMerge): Promise<StoredMergeRun> {
  const { kind, into, from } = await setsToMerge({ dataDir, ...sets })
  const began = new Date().toISOString()
  const merge = { id: randomUUID(), kind, into: into.version, from: from.version, began }
  return { merge: { ...merge, state: 'comparing' }, made: [] }
}

/** Stores that a merge does not run any more, and removes what its process left. */
async function close(dataDir: string, stored: StoredMergeRun, error?: string): Promise<StoredMergeRun> {
  const { state } = stored.merge
  const after = state === 'merging' ? 'ready' : error === undefined ? 'canceled' : 'failed'
  const closed = {
    ...stored,
    merge: { ...stored.merge, state: after, progress: undefined, error },
  } as const
  await writeMergeRun(dataDir, closed)
  await rm(mergeTemporary(dataDir, stored.merge.id), { recursive: true, force: true })
  await sweepBuilds(dataDir)
  return closed
}

export function mergeRunsIn(dataDir: string): MergeRuns {
  let isStarting = false
  const processes = runProcesses()
  const hasProcess = ({ merge, process }: StoredMergeRun) => processes.has(merge.id, process)
  /** A merge whose process is gone has stopped. */
  const checked = async (stored: StoredMergeRun): Promise<StoredMergeRun> => {
    if (!isRunning(stored.merge) || (await hasProcess(stored))) return stored
    const now = (await readMergeRun(dataDir, stored.merge.id)) ?? stored
    if (!isRunning(now.merge) || (await hasProcess(now))) return now
    return close(dataDir, now, messages.mergeInterrupted)
  }
  const read = async (id: string) => {
    const stored = await readMergeRun(dataDir, id)
    if (!stored) throw problem(404, messages.noMerge)
    return checked(stored)
  }
  const now = (stored: StoredMergeRun) => mergeNow(dataDir, stored)
  const all = async () => Promise.all((await readMergeRuns(dataDir)).map(checked))
  /** Starts the process of a merge and stores it; one at a time. */
  const start = async (make: () => Promise<StoredMergeRun>): Promise<Merge> => {
    if (isStarting) throw problem(409, messages.mergeRunning)
    isStarting = true
    try {
      if ((await all()).some(({ merge }) => isRunning(merge))) throw problem(409, messages.mergeRunning)
      const made = await make()
      const { id } = made.merge
      // A folder for each process: the one before may still be ending, and removes its own.
      const temporary = join(mergeTemporary(dataDir, id), randomUUID())
      const job = { dataDir, id, temporary }
      const stored = { ...made, process: await startDataProcess('data/merge/merge-process', job) }
      await writeMergeRun(dataDir, stored)
      return await now(stored)
    } finally {
      isStarting = false
    }
  }
  return {
    async list() {
      const runs = await all()
      for (const { merge } of runs.slice(STORED_MERGES)) await removeMergeRun(dataDir, merge.id)
      return Promise.all(runs.slice(0, STORED_MERGES).map(now))
    },
    find: async (id) => now(await read(id)),
    compare: (sets) => start(() => newComparison(dataDir, sets)),
    merge: (id, settings) =>
      start(async () => {
        const stored = await read(id)
        const { state, outdated, into, from } = await now(stored)
        if (state !== 'ready') throw problem(409, messages.notCompared)
        if (outdated) throw problem(409, outdated)
        const merge = { ...stored.merge, into, from, settings, state: 'merging', error: undefined } as const
        return { ...stored, merge }
      }),
    async cancel(id) {
      const stored = await read(id)
      if (!isRunning(stored.merge) || !stored.process) return now(stored)
      return processes.end(id, stored.process, async () => {
        const last = (await readMergeRun(dataDir, id)) ?? stored
        // It may have ended by itself just before.
        return now(isRunning(last.merge) ? await close(dataDir, last) : last)
      })
    },
    async remove(id) {
      const { merge } = await read(id)
      if (isRunning(merge)) throw problem(409, messages.mergeStillRunning)
      await removeMergeRun(dataDir, id)
    },
  }
}
