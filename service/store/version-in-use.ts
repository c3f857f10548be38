import type { Kind } from '#contract/kind.ts'
import { DamagedVersion } from '../versions/version-info.ts'
import type { AnswerCache } from './answers/answer-cache.ts'
import type { Server } from './clickhouse/server.ts'
import { type DataProblem, noneBefore, shortMessage } from './data-problem.ts'
import { earlierNamed } from './earlier-named.ts'
import { defaultEarlier, type EarlierBounds, earlierOpen } from './earlier-open.ts'
import { NO_VERSION } from './empty-store.ts'
import {
  correctBeforeUse,
  type OpenVersion,
  openVersion,
  retire,
  runOn,
  versionText,
} from './open-version.ts'
import { pinned } from './pinned.ts'
import type { PinnedVersion, Store } from './store.ts'
import { triedCopies } from './tried-copies.ts'
import { openBefore, openFirst, type UsableVersion } from './usable-version.ts'

/** How the versions of a kind are opened. */
export interface OpeningOptions {
  /** Called when the engine in use has failed for good. */
  onFatal: (error: Error) => void
  /** Threads that match. */
  matchThreads: number
  /** Where counts and tallies are cached. */
  answers: AnswerCache
  /** Which versions that were in use remain open. */
  earlier?: EarlierBounds
  /** Servers of ClickHouse that answer the queries, if any. */
  servers: readonly Server[]
  /** Whether it begins without data where no version opens: another copy of it may come. */
  mayStartEmpty?: boolean
}

/** The version that answers, and how it is replaced by a newer one, or by the one before it when it fails. */
export async function versionInUse<K extends Kind>(
  kind: K,
  dataDir: string,
  problem: DataProblem,
  { onFatal, earlier: bounds = defaultEarlier, mayStartEmpty = false, ...options }: OpeningOptions,
) {
  const open = async (version: string): Promise<OpenVersion<K>> =>
    correctBeforeUse(dataDir, await openVersion(kind, dataDir, version, replace, options), problem)
  const opening = { kind, dataDir, problem, mayStartEmpty, open }
  const copies = triedCopies(dataDir)
  const earlier = earlierOpen<K>(dataDir, bounds)
  const findEarlier = earlierNamed(opening, earlier, () => current)
  let replacing: Promise<void> | undefined
  // None yet: a failure of a version that is still being opened is not one of the version in use.
  let current = undefined as unknown as OpenVersion<K>
  await use(await openFirst(opening))

  async function use({ opened, refused }: UsableVersion<K>, hasFailed = false): Promise<void> {
    await copies.use(opened.version, refused)
    if (current && (hasFailed || current.version === NO_VERSION || bounds.count === 0)) retire(current)
    else if (current) earlier.add(current)
    current = opened
  }

  /** Answers from the version before one that has failed or is damaged; new calls wait for it. */
  function replace(failed: OpenVersion<K>, error: Error): void {
    if (failed !== current) {
      problem.log(error, `${failed.version} failed; it is not in use`)
      earlier.drop(failed)
      return
    }
    replacing ??= openBefore(opening, failed.version, error)
      .then((before) => use(before, true))
      .catch(() =>
        isReadable(error) ? problem.noteDamage(noneBefore(failed.version, error), error) : onFatal(error),
      )
      .finally(() => {
        replacing = undefined
      })
  }

  return {
    current: () => current,
    /** Answers from this version from now on. False when it is in use already, was refused before, or does not open. */
    async change(version: string): Promise<boolean> {
      const copy = await copies.untried(version)
      if (!copy) return false
      try {
        await use({ opened: await open(version) }, version === current.version)
        problem.clear()
        return true
      } catch (error) {
        const message = shortMessage(version, error as Error)
        if (copies.refuse(copy, error))
          problem.note(`${message}; ${current.version || 'no data'} is used`, error as Error)
        return false
      }
    },
    /** Runs work on the version in use, which remains open until the work ends. */
    async run<T>(work: (store: Store<K>) => Promise<T>): Promise<T> {
      await replacing
      return runOn(current, work)
    },
    /** Holds the version in use, or the one of a text, for a call. */
    async pin(wanted?: string): Promise<PinnedVersion<K>> {
      await replacing
      await current.correcting?.catch(() => undefined)
      const isCurrent = wanted === undefined || wanted === versionText(current)
      return pinned(isCurrent ? current : await findEarlier(wanted))
    },
    /** Closes every version. */
    async close(): Promise<void> {
      current.watch?.stop()
      await Promise.all([current.store.close(), earlier.closeAll()])
    },
    /** The versions that were in use before it. */
    earlier,
  }
}

/** With changed content the rest of a file is still readable; where one was cut off, the next read may end the process. */
const isReadable = (error: Error) => error instanceof DamagedVersion && error.damage?.kind === 'content'
