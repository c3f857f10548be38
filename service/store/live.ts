import { watch } from 'node:fs'
import type { Logger } from 'pino'
import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import { noteDamage } from '../versions/check-files.ts'
import { DataError } from '../versions/data-error.ts'
import { currentVersion, versionFolder } from '../versions/version-folders.ts'
import { DamagedVersion, readInfo } from '../versions/version-info.ts'
import { earlierVersions, versionToUse } from '../versions/versions.ts'
import { openStore } from './duckdb/open.ts'
import { emptyStore } from './empty-store.ts'
import { Refusal, type Store } from './store.ts'
import { type FileWatch, watchFiles } from './watch-files.ts'

/** Milliseconds between two looks at which version is in use, for file systems that do not tell. */
const LOOK = 1000

/** Names stand in the longest columns: their first look-up reads them all, better at the start than while a person waits for it. */
const firstAsked: Record<Kind, Criteria> = { companies: { CompanyName: 'a' }, people: { LastName: 'a' } }

/** A version that is open, the watch over its files, and how many calls it is answering. */
interface Held<K extends Kind> {
  version: string
  store: Store<K>
  watch: FileWatch | undefined
  calls: number
  retired: boolean
}

type Log = Pick<Logger, 'info' | 'error'>

interface LiveOptions {
  /** Called when the engine in use has failed for good; by default that ends the process. */
  onFatal?: (error: Error) => void
  /** Threads that match. */
  matchThreads?: number
}

/**
 * The store of the version in use under `dataDir`, the folder of that kind; an empty one until there is a first version. When another
 * comes into use it is opened and tried beside the old one, then answers all new calls; the old one is closed after its last answer. A
 * version that does not open, or that is found damaged while it is open, is logged and the one before it is used (`problem` says so); when there is none, this
 * rejects at the start, and `onFatal` is called later, which by default ends the process.
 */
export async function liveStore<K extends Kind>(
  kind: K,
  dataDir: string,
  log: Log,
  { onFatal = raise, matchThreads = 1 }: LiveOptions = {},
): Promise<Store<K>> {
  let problem: string | undefined
  let refused = ''
  let looking: Promise<void> | undefined
  let replacing: Promise<void> | undefined
  // None yet: a failure of a version that is still being opened is not one of the version in use.
  let held = undefined as unknown as Held<K>
  held = await openFirst()

  async function openFirst(): Promise<Held<K>> {
    const { version, error } = await versionToUse(dataDir)
    if (version === undefined) return holdNothing(kind)
    if (error) noteProblem(`nothing says which version of the data is in use; ${version} is used`, error)
    return hold(version).catch((failure) => openBefore(version, failure))
  }

  /** The newest version before one that failed; rejects with that failure when there is none that opens. */
  async function openBefore(failed: string, failure: Error): Promise<Held<K>> {
    for (const version of await earlierVersions(dataDir, failed)) {
      const opened = await hold(version).catch((error) => logFailure(error, version))
      if (!opened) continue
      refused = failed
      noteProblem(`${shortly(failed, failure)}; ${version} is used`, failure)
      return opened
    }
    throw failure
  }

  /** `message` is for everybody, so it holds no paths. */
  function noteProblem(message: string, error: Error): void {
    problem = `${kind}: ${message}`
    logFailure(error, message)
  }

  async function hold(version: string): Promise<Held<K>> {
    const folder = versionFolder(dataDir, version)
    const opened = { version, calls: 0, retired: false } as Held<K>
    const store = await openStore(kind, folder, (error) => replace(opened, error), matchThreads)
    await store.health().catch(async (error) => {
      await store.close()
      throw error
    })
    // Whether it is answered does not matter: a store that fails says so itself.
    store.count(firstAsked[kind]).catch(() => undefined)
    const { files } = await readInfo(folder)
    const watch = watchFiles(folder, files, (error) => {
      void noteDamage(folder, error.damage?.message ?? error.message)
      replace(opened, error)
    })
    return Object.assign(opened, { store, watch })
  }

  /** Answers from the version before one that has failed or is damaged; new calls wait for it. */
  function replace(failed: Held<K>, error: Error): void {
    if (failed !== held) logFailure(error, `${failed.version} failed; it is not in use`)
    else
      replacing ??= openAnother(failed, error).finally(() => {
        replacing = undefined
      })
  }

  async function openAnother(failed: Held<K>, error: Error): Promise<void> {
    try {
      const next = await openBefore(failed.version, error)
      retire(failed)
      held = next
    } catch {
      // With other content the rest of a file still answers; where one was cut off, the next read may end the process.
      const answers = error instanceof DamagedVersion && error.damage?.kind === 'content'
      if (answers) noteProblem(`${shortly(failed.version, error)}; there is no version before it`, error)
      else onFatal(error)
    }
  }

  function logFailure(error: Error, message: string): undefined {
    // What is wrong with the data is said by the error's message, without a stack.
    if (error instanceof DataError) log.error({ kind, problem: message }, error.message)
    else log.error({ kind, err: error }, message)
  }

  async function look(): Promise<void> {
    const version = await currentVersion(dataDir).catch(() => undefined)
    if (!version || version === held.version || version === refused) return
    try {
      const next = await hold(version)
      retire(held)
      held = next
      problem = undefined
      log.info(
        { version, kind, records: held.store.info.records },
        'answering from a new version of the data',
      )
    } catch (error) {
      refused = version
      noteProblem(`${shortly(version, error as Error)}; ${held.version || 'no data'} is used`, error as Error)
    }
  }

  function lookOnce(): void {
    looking ??= look().finally(() => {
      looking = undefined
    })
  }

  const timer = setInterval(lookOnce, LOOK)
  const watcher = watchFolder(dataDir, lookOnce)

  async function during<T>(work: (store: Store<K>) => Promise<T>): Promise<T> {
    await replacing
    const mine = held
    mine.calls += 1
    try {
      return await work(mine.store)
    } catch (error) {
      if (!(error instanceof Refusal || (error as Error).name === 'AbortError')) mine.watch?.suspect()
      throw error
    } finally {
      mine.calls -= 1
      closeIfDone(mine)
    }
  }

  return {
    get info() {
      return held.store.info
    },
    get problem() {
      return problem
    },
    count: (criteria, signal) => during((store) => store.count(criteria, signal)),
    search: (criteria, page, signal) => during((store) => store.search(criteria, page, signal)),
    tally: (criteria, question, signal) => during((store) => store.tally(criteria, question, signal)),
    tallies: (criteria, questions, signal) => during((store) => store.tallies(criteria, questions, signal)),
    byId: (id, signal) => during((store) => store.byId(id, signal)),
    match: (criteria, bounds, signal) => during((store) => store.match(criteria, bounds, signal)),
    matchMany: (queries, signal) => during((store) => store.matchMany(queries, signal)),
    health: () => during((store) => store.health()),
    async close() {
      clearInterval(timer)
      watcher?.close()
      await looking
      held.watch?.stop()
      await held.store.close()
    },
  }
}

/** What is wrong with a version, without the path of its folder. */
function shortly(version: string, error: Error): string {
  const found = error instanceof DamagedVersion ? error.damage?.message : undefined
  return found ? `${version} is damaged: ${found}` : `${version} failed`
}

const holdNothing = <K extends Kind>(kind: K): Held<K> => {
  const store = emptyStore(kind)
  return { version: store.info.version, store, watch: undefined, calls: 0, retired: false }
}

function raise(error: Error): void {
  queueMicrotask(() => {
    throw error
  })
}

function retire(held: Held<Kind>): void {
  held.retired = true
  held.watch?.stop()
  closeIfDone(held)
}

function closeIfDone(held: Held<Kind>): void {
  if (held.retired && held.calls === 0) held.store.close().catch(() => undefined)
}

/** Tells of changes in a folder; undefined where the system cannot. */
function watchFolder(folder: string, onChange: () => void) {
  try {
    return watch(folder, onChange).on('error', () => undefined)
  } catch {
    return undefined
  }
}
