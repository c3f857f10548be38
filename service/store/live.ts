import { watch } from 'node:fs'
import type { Kind } from '#contract/kind.ts'
import { currentVersion } from '../versions/version-folders.ts'
import { answerCache } from './answers/answer-cache.ts'
import { callsThrough } from './calls-through.ts'
import { type Log, problemOf } from './data-problem.ts'
import { correctVersion, suppressInEarlier } from './open-version.ts'
import type { Store } from './store.ts'
import { type OpeningOptions, versionInUse } from './version-in-use.ts'

/** Milliseconds between two checks for a new version, for file systems without change events. */
const CHECK_INTERVAL = 1000

/**
 * The store of the version in use under `dataDir`, the folder of that kind; an empty one until there is a first version. A new version
 * is opened and checked first, then answers all new calls; the old one remains open for calls that name it, for a while after the last of them (`earlier`). A version that does not open,
 * or that is found damaged later, is logged, and the one before it is used (`problem` says so). When there is none, this rejects at the
 * start, and calls `onFatal` later, which by default ends the process.
 */
export async function liveStore<K extends Kind>(
  kind: K,
  dataDir: string,
  log: Log,
  {
    onFatal = raise,
    matchThreads = 1,
    answers = answerCache(0),
    servers = [],
    ...bounds
  }: Partial<OpeningOptions> = {},
): Promise<Store<K>> {
  const problem = problemOf(kind, log)
  const options = { onFatal, matchThreads, answers, servers, ...bounds }
  const inUse = await versionInUse(kind, dataDir, problem, options)
  let checking: Promise<void> | undefined

  async function checkVersion(): Promise<void> {
    inUse.earlier.closeExpired()
    const version = await currentVersion(dataDir).catch(() => undefined)
    if (version && (await inUse.change(version))) {
      const { records } = inUse.current().store.info
      log.info({ version, kind, records }, 'answering from a new version of the data')
    }
    await inUse.run(() => correctVersion(dataDir, inUse.current(), problem))
    for (const earlier of inUse.earlier.all()) await suppressInEarlier(dataDir, earlier, problem)
  }

  function checkOnce(): void {
    checking ??= checkVersion().finally(() => {
      checking = undefined
    })
  }

  const timer = setInterval(checkOnce, CHECK_INTERVAL)
  const watcher = watchFolder(dataDir, checkOnce)
  const { run, current, pin } = inUse
  return {
    get info() {
      return current().store.info
    },
    get problem() {
      return problem.text
    },
    get isDamaged() {
      return problem.isDamaged
    },
    ...callsThrough<K>(run),
    pin,
    memory: () => run(async (store) => (await store.memory?.()) ?? 0),
    async followCorrections() {
      // A check that runs now may have looked at the file before it changed.
      await checking
      checkOnce()
      await checking
    },
    async close() {
      clearInterval(timer)
      watcher?.close()
      await checking
      await inUse.close()
    },
  }
}

function raise(error: Error): void {
  queueMicrotask(() => {
    throw error
  })
}

/** Watches a folder for changes; undefined where the system cannot. */
function watchFolder(folder: string, onChange: () => void) {
  try {
    return watch(folder, onChange).on('error', () => undefined)
  } catch {
    return undefined
  }
}
