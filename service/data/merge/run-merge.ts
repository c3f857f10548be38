import { copyFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Merge } from '#contract/merges.ts'
import { DataError } from '#service/versions/data-error.ts'
import { kindFolder } from '#service/versions/kind-folders.ts'
import { isPending, versionFolder } from '#service/versions/version-folders.ts'
import { type OnProgress, phases } from '../progress.ts'
import { compareSets } from './compare-sets.ts'
import { mergeSets } from './merge-sets.ts'
import { mergeMessages as messages } from './messages.ts'
import type { MergeResult } from './stored-merge.ts'
import { mergeFolder, readMergeRun, type StoredMergeRun, writeMergeRun } from './stored-merges.ts'
import { comparisonFiles } from './stored-pairs.ts'

/** Milliseconds between two writes of how far a merge is. */
const PAUSE = 300

/** Compares the sets of a stored merge, or merges them, and stores how far it is and how it ended. */
export async function runMerge(dataDir: string, id: string): Promise<void> {
  const own = await ownRun(dataDir, id)
  const isComparing = own.merge.state === 'comparing'
  const { onProgress, written } = storedProgress(dataDir, own)
  try {
    const changes = isComparing
      ? await compare(dataDir, own, onProgress)
      : await merge(dataDir, own, onProgress)
    await written()
    await writeMergeRun(dataDir, {
      ...own,
      ...changes,
      merge: { ...own.merge, ...changes.merge, state: 'ready' },
    })
  } catch (error) {
    await written()
    const state = isComparing ? 'failed' : 'ready'
    await writeMergeRun(dataDir, { ...own, merge: { ...own.merge, state, error: wordsOf(error) } })
  }
}

type Changes = { merge: Partial<Merge>; made?: string[] }

async function compare(
  dataDir: string,
  { merge: { id, kind, into, from } }: StoredMergeRun,
  onProgress: OnProgress,
): Promise<Changes> {
  await compareSets({ dataDir, kind, into, from, folder: mergeFolder(dataDir, id), onProgress })
  return { merge: {} }
}

async function merge(
  dataDir: string,
  { merge: { id, kind, into, from, settings }, made }: StoredMergeRun,
  onProgress: OnProgress,
): Promise<Changes> {
  if (!settings) throw new Error(`The merge ${id} has no settings`)
  const { threshold, doubt, winners, hold } = settings
  const comparison = mergeFolder(dataDir, id)
  const file = (name: 'decisions' | 'taken' | 'applied') => join(comparison, comparisonFiles[name])
  await copyFile(file('decisions'), file('taken'))
  const result = await mergeSets({
    ...{ dataDir, kind, into, from, comparison, hold, winners, onProgress },
    ...{ threshold: threshold / 100, doubt: doubt / 100 },
  })
  await rename(file('taken'), file('applied'))
  const folder = kindFolder(dataDir, kind)
  // What was merged before and was never used is replaced.
  for (const version of made)
    if (isPending(folder, version)) await rm(versionFolder(folder, version), { recursive: true, force: true })
  return { merge: { report: reportOf(result) }, made: [...made, result.version] }
}

const reportOf = ({
  version,
  pending,
  counts,
  completed,
  conflicts,
  release,
}: MergeResult): Merge['report'] => ({
  ...{ version, counts, completed, conflicts, release },
  ended: new Date().toISOString(),
  state: pending ? 'pending' : 'inUse',
  canUndo: true,
})

/** Why a step failed, in words; all else is in the log of the service. */
function wordsOf(error: unknown): string {
  if (error instanceof DataError) return error.message
  process.stderr.write(`${(error as Error).stack ?? error}\n`)
  return messages.unexpected
}

/** Milliseconds between two looks for the merge, and how many of them. */
const LOOK = 20
const LOOKS = 500

/** The merge of this process: the service stores it once the process has a number. */
async function ownRun(dataDir: string, id: string): Promise<StoredMergeRun> {
  for (let look = 0; look < LOOKS; look++) {
    const stored = await readMergeRun(dataDir, id)
    if (stored?.process?.pid === process.pid)
      return { ...stored, merge: { ...stored.merge, progress: undefined, error: undefined } }
    await setTimeout(LOOK)
  }
  throw new Error(`There is no merge ${id} for this process`)
}

/** Stores progress now and then; `written` waits for the last write. */
function storedProgress(dataDir: string, own: StoredMergeRun) {
  const isComparing = own.merge.state === 'comparing'
  let next = 0
  let writing: Promise<void> = Promise.resolve()
  const onProgress: OnProgress = ({ phase, done, total }) => {
    if (Date.now() < next) return
    next = Date.now() + PAUSE
    const step = isComparing ? messages.steps[phase] : phases[phase]
    const progress = {
      step: step ?? phases[phase],
      done: Math.round(done),
      total: total && Math.round(total),
    }
    // One after the other; a failed write of the progress does not end the merge.
    writing = writing
      .then(() => writeMergeRun(dataDir, { ...own, merge: { ...own.merge, progress } }))
      .catch(() => undefined)
  }
  return { onProgress, written: () => writing }
}
