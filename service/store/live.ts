import { watch } from 'node:fs'
import type { Logger } from 'pino'
import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import { noteDamage } from '../versions/check-files.ts'
import { DataError } from '../versions/data-error.ts'
import { currentVersion, versionFolder } from '../versions/version-folders.ts'
import { DamagedVersion, readInfo } from '../versions/version-info.ts'
import { earlierVersions, nameOf, versionToUse } from '../versions/versions.ts'
import { readCorrections, stampOfCorrections } from './corrections/stored-corrections.ts'
import { openStore } from './duckdb/open.ts'
import { emptyStore, NO_VERSION } from './empty-store.ts'
import { type CorrectableStore, Refusal, type Store } from './store.ts'
import { type FileWatch, watchFiles } from './watch-files.ts'

/** Milliseconds between two checks for a new version, for file systems without change events. */
const CHECK_INTERVAL = 1000

/** Names are in the longest columns, which the first query reads from the disk: done at the start, so that no caller waits for it. */
const firstQuery: Record<Kind, Criteria> = { companies: { CompanyName: 'a' }, people: { LastName: 'a' } }

/** A version that is open, the watch over its files, and how many calls it is answering. */
interface OpenVersion<K extends Kind> {
  version: string
  store: CorrectableStore<K>
  /** The stamp of the corrections that are applied. */
  corrections: string
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
 * The store of the version in use under `dataDir`, the folder of that kind; an empty one until there is a first version. A new version
 * is opened and checked first, then answers all new calls; the old one is closed after its last answer. A version that does not open,
 * or that is found damaged later, is logged, and the one before it is used (`problem` says so). When there is none, this rejects at the
 * start, and calls `onFatal` later, which by default ends the process.
 */
export async function liveStore<K extends Kind>(
  kind: K,
  dataDir: string,
  log: Log,
  { onFatal = raise, matchThreads = 1 }: LiveOptions = {},
): Promise<Store<K>> {
  const problem = problemOf(kind, log)
  const inUse = await versionInUse(kind, dataDir, problem, { onFatal, matchThreads })
  let checking: Promise<void> | undefined

  async function checkVersion(): Promise<void> {
    const version = await currentVersion(dataDir).catch(() => undefined)
    if (version && (await inUse.change(version))) {
      const { records } = inUse.current().store.info
      log.info({ version, kind, records }, 'answering from a new version of the data')
    }
    await inUse.run(() => correctVersion(dataDir, inUse.current(), problem))
  }

  function checkOnce(): void {
    checking ??= checkVersion().finally(() => {
      checking = undefined
    })
  }

  const timer = setInterval(checkOnce, CHECK_INTERVAL)
  const watcher = watchFolder(dataDir, checkOnce)
  const { run, current } = inUse
  return {
    get info() {
      return current().store.info
    },
    get problem() {
      return problem.text
    },
    count: (criteria, signal) => run((store) => store.count(criteria, signal)),
    search: (criteria, page, signal) => run((store) => store.search(criteria, page, signal)),
    tally: (criteria, query, signal) => run((store) => store.tally(criteria, query, signal)),
    tallies: (criteria, queries, signal) => run((store) => store.tallies(criteria, queries, signal)),
    byId: (id, signal) => run((store) => store.byId(id, signal)),
    match: (criteria, bounds, signal) => run((store) => store.match(criteria, bounds, signal)),
    matchMany: (queries, signal) => run((store) => store.matchMany(queries, signal)),
    health: () => run((store) => store.health()),
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
      current().watch?.stop()
      await current().store.close()
    },
  }
}

/** The version that answers, and how it is replaced by a newer one, or by the one before it when it fails. */
async function versionInUse<K extends Kind>(
  kind: K,
  dataDir: string,
  problem: DataProblem,
  { onFatal, matchThreads }: Required<LiveOptions>,
) {
  let refused = ''
  let replacing: Promise<void> | undefined
  const open = async (version: string) => {
    const opened = await openVersion(kind, dataDir, version, replace, matchThreads)
    await correctVersion(dataDir, opened, problem)
    return opened
  }
  // None yet: a failure of a version that is still being opened is not one of the version in use.
  let current = undefined as unknown as OpenVersion<K>
  current = await openFirst()

  async function openFirst(): Promise<OpenVersion<K>> {
    const { version, error } = await versionToUse(dataDir)
    if (version === undefined) return emptyVersion(kind)
    if (error) problem.note(`nothing says which version of the data is in use; ${version} is used`, error)
    return open(version).catch((failure) => openBefore(version, failure))
  }

  async function openBefore(failed: string, failure: Error): Promise<OpenVersion<K>> {
    const opened = await openEarlier(dataDir, failed, failure, open, problem)
    refused = failed
    return opened
  }

  function use(next: OpenVersion<K>): void {
    retire(current)
    current = next
  }

  /** Answers from the version before one that has failed or is damaged; new calls wait for it. */
  function replace(failed: OpenVersion<K>, error: Error): void {
    if (failed !== current) problem.log(error, `${failed.version} failed; it is not in use`)
    else
      replacing ??= openAnother(failed, error).finally(() => {
        replacing = undefined
      })
  }

  async function openAnother(failed: OpenVersion<K>, error: Error): Promise<void> {
    try {
      use(await openBefore(failed.version, error))
    } catch {
      // With changed content the rest of a file is still readable; where one was cut off, the next read may end the process.
      const answers = error instanceof DamagedVersion && error.damage?.kind === 'content'
      if (answers)
        problem.note(`${shortMessage(failed.version, error)}; there is no version before it`, error)
      else onFatal(error)
    }
  }

  return {
    current: () => current,

    /** Answers from this version from now on. False when it is in use already, was refused before, or does not open. */
    async change(version: string): Promise<boolean> {
      if (version === current.version || version === refused) return false
      try {
        use(await open(version))
        problem.clear()
        return true
      } catch (error) {
        refused = version
        const message = shortMessage(version, error as Error)
        problem.note(`${message}; ${current.version || 'no data'} is used`, error as Error)
        return false
      }
    },

    /** Runs work on the version in use, which remains open until the work ends. */
    async run<T>(work: (store: Store<K>) => Promise<T>): Promise<T> {
      await replacing
      return runOn(current, work)
    },
  }
}

/** Opens the newest version before one that failed; rejects with that failure when there is none that opens. */
async function openEarlier<K extends Kind>(
  dataDir: string,
  failed: string,
  failure: Error,
  open: (version: string) => Promise<OpenVersion<K>>,
  problem: DataProblem,
): Promise<OpenVersion<K>> {
  for (const version of await earlierVersions(dataDir, failed)) {
    const opened = await open(version).catch((error) => problem.log(error, version))
    if (!opened) continue
    problem.note(`${shortMessage(failed, failure)}; ${version} is used`, failure)
    return opened
  }
  throw failure
}

async function runOn<K extends Kind, T>(
  version: OpenVersion<K>,
  work: (store: Store<K>) => Promise<T>,
): Promise<T> {
  version.calls += 1
  try {
    return await work(version.store)
  } catch (error) {
    if (!(error instanceof Refusal || (error as Error).name === 'AbortError')) version.watch?.suspect()
    throw error
  } finally {
    version.calls -= 1
    closeIfDone(version)
  }
}

type DataProblem = ReturnType<typeof problemOf>

/** What is wrong with the data of a kind now, if anything, and the log of it. */
function problemOf(kind: Kind, log: Log) {
  let text: string | undefined
  function write(error: Error, message: string): undefined {
    // The message of a DataError says what is wrong with the data; it needs no stack.
    if (error instanceof DataError) log.error({ kind, problem: message }, error.message)
    else log.error({ kind, err: error }, message)
  }
  return {
    get text() {
      return text
    },
    log: write,
    /** `message` is public, so it has no paths. */
    note(message: string, error: Error) {
      text = `${kind}: ${message}`
      write(error, message)
    },
    clear() {
      text = undefined
    },
  }
}

/** Opens and checks a version; `onFailure` is called when it fails, or is found damaged, later. */
async function openVersion<K extends Kind>(
  kind: K,
  dataDir: string,
  version: string,
  onFailure: (version: OpenVersion<K>, error: Error) => void,
  matchThreads: number,
): Promise<OpenVersion<K>> {
  const folder = versionFolder(dataDir, version)
  const opened = { version, corrections: '', calls: 0, retired: false } as OpenVersion<K>
  const store = await openStore(kind, folder, (error) => onFailure(opened, error), matchThreads)
  await store.health().catch(async (error) => {
    await store.close()
    throw error
  })
  // The result does not matter: a store that fails reports it itself.
  store.count(firstQuery[kind]).catch(() => undefined)
  const { files } = await readInfo(folder)
  const watch = watchFiles(folder, files, (error) => {
    void noteDamage(folder, error.damage?.message ?? error.message)
    onFailure(opened, error)
  })
  return Object.assign(opened, { store, watch })
}

/** Applies the corrections of a version's data set, if they are others than those before; damaged ones are logged, and those before remain. */
async function correctVersion<K extends Kind>(
  dataDir: string,
  version: OpenVersion<K>,
  problem: DataProblem,
): Promise<void> {
  const name = nameOf(version.version)
  const stamp = await stampOfCorrections(dataDir, name)
  if (version.version === NO_VERSION || stamp === version.corrections) return
  version.corrections = stamp
  try {
    await version.store.correct(await readCorrections(dataDir, name))
  } catch (error) {
    problem.log(error as Error, 'the corrections are not applied')
  }
}

/** What is wrong with a version, without the path of its folder. */
function shortMessage(version: string, error: Error): string {
  const found = error instanceof DamagedVersion ? error.damage?.message : undefined
  return found ? `${version} is damaged: ${found}` : `${version} failed`
}

const emptyVersion = <K extends Kind>(kind: K): OpenVersion<K> => {
  const store = emptyStore(kind)
  return { version: store.info.version, store, corrections: '', watch: undefined, calls: 0, retired: false }
}

function raise(error: Error): void {
  queueMicrotask(() => {
    throw error
  })
}

function retire(current: OpenVersion<Kind>): void {
  current.retired = true
  current.watch?.stop()
  closeIfDone(current)
}

function closeIfDone(current: OpenVersion<Kind>): void {
  if (current.retired && current.calls === 0) current.store.close().catch(() => undefined)
}

/** Watches a folder for changes; undefined where the system cannot. */
function watchFolder(folder: string, onChange: () => void) {
  try {
    return watch(folder, onChange).on('error', () => undefined)
  } catch {
    return undefined
  }
}
