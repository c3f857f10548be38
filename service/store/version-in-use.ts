import type { Kind } from '#contract/kind.ts'
import { copyOf } from '../versions/fetched-copy.ts'
import { DamagedVersion } from '../versions/version-info.ts'
import { decidedVersions, earlierVersions, nameOf, versionToUse } from '../versions/versions.ts'
import type { AnswerCache } from './answers/answer-cache.ts'
import { changesHash } from './changes-hash.ts'
import { NotPublished } from './clickhouse/not-published.ts'
import type { Server } from './clickhouse/server.ts'
import { readCorrections } from './corrections/stored-corrections.ts'
import { type DataProblem, shortMessage } from './data-problem.ts'
import { defaultEarlier, type EarlierBounds, earlierOpen } from './earlier-open.ts'
import { NO_VERSION } from './empty-store.ts'
import { readSuppressions } from './forgotten/stored-forgotten.ts'
import {
  correctVersion,
  emptyVersion,
  type OpenVersion,
  openVersion,
  retire,
  runOn,
  versionText,
} from './open-version.ts'
import { pinned } from './pinned.ts'
import { type PinnedVersion, type Store, VersionUnavailable } from './store.ts'

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

/** How versions of a kind are opened, with their corrections; each calls `replace` once it fails. */
interface Opening<K extends Kind> {
  kind: K
  dataDir: string
  problem: DataProblem
  mayStartEmpty: boolean
  open(version: string): Promise<OpenVersion<K>>
}

/** A version to answer from, and the version that was refused for it. */
interface Opened<K extends Kind> {
  opened: OpenVersion<K>
  refused?: string
}

/** The version to begin with: the one to use, else the one before it; an empty one where there is none. */
async function openFirst<K extends Kind>(opening: Opening<K>): Promise<Opened<K>> {
  const { kind, dataDir, problem, open, mayStartEmpty } = opening
  const { version, error } = await versionToUse(dataDir)
  if (version === undefined) return { opened: emptyVersion(kind) }
  if (error) problem.note(`nothing says which version of the data is in use; ${version} is used`, error)
  try {
    return { opened: await open(version) }
  } catch (failure) {
    const before = openBefore(opening, version, failure as Error)
    return mayStartEmpty ? before.catch(() => startEmpty(opening, version, failure as Error)) : before
  }
}

/** A version that failed is not opened again; one that servers lack is, as they may get it. */
const refusal = (refused: string, failure: Error) => (failure instanceof NotPublished ? {} : { refused })

/** No data until there is another version, or another copy of this one. */
function startEmpty<K extends Kind>(
  { kind, problem }: Opening<K>,
  refused: string,
  failure: Error,
): Opened<K> {
  problem.note(`${shortMessage(refused, failure)}; there is no version before it`, failure)
  return { opened: emptyVersion(kind), ...refusal(refused, failure) }
}

/** The newest version before one that failed; rejects with that failure when there is none that opens. */
async function openBefore<K extends Kind>(
  { dataDir, problem, open }: Opening<K>,
  failed: string,
  failure: Error,
): Promise<Opened<K>> {
  for (const version of await earlierVersions(dataDir, failed)) {
    const opened = await open(version).catch((error) => problem.log(error, version))
    if (!opened) continue
    problem.note(`${shortMessage(failed, failure)}; ${version} is used`, failure)
    return { opened, ...refusal(failed, failure) }
  }
  throw failure
}

/** The version that answers, and how it is replaced by a newer one, or by the one before it when it fails. */
export async function versionInUse<K extends Kind>(
  kind: K,
  dataDir: string,
  problem: DataProblem,
  { onFatal, earlier: bounds = defaultEarlier, mayStartEmpty = false, ...options }: OpeningOptions,
) {
  let replacing: Promise<void> | undefined
  const earlier = earlierOpen<K>(dataDir, bounds)
  async function open(version: string): Promise<OpenVersion<K>> {
    const opened = await openVersion(kind, dataDir, version, replace, options)
    try {
      await correctVersion(dataDir, opened, problem, { mustSuppress: true })
    } catch (error) {
      retire(opened)
      throw error
    }
    return opened
  }
  const opening = { kind, dataDir, problem, mayStartEmpty, open }
  // None yet: a failure of a version that is still being opened is not one of the version in use.
  let current = undefined as unknown as OpenVersion<K>
  /** The copies of the version in use, and of the one that was refused: a damaged copy may be replaced by another one. */
  let [copy, refused]: (string | undefined)[] = []
  /** The copy of a version that servers lack, which is tried again. */
  let waiting: string | undefined
  let reopening: Promise<void> | undefined
  await use(await openFirst(opening))

  async function use(next: Opened<K>, hasFailed = false): Promise<void> {
    const copies = [next.opened.version, next.refused].map((version) => version && copyOf(dataDir, version))
    const [nextCopy, nextRefused] = await Promise.all(copies)
    if (current && (hasFailed || current.version === NO_VERSION || bounds.count === 0)) retire(current)
    else if (current) earlier.add(current)
    current = next.opened
    copy = nextCopy
    refused = nextRefused ?? refused
  }

  /** Answers from the version before one that has failed or is damaged; new calls wait for it. */
  function replace(failed: OpenVersion<K>, error: Error): void {
    if (failed !== current) {
      problem.log(error, `${failed.version} failed; it is not in use`)
      earlier.drop(failed)
    } else
      replacing ??= openAnother(failed, error).finally(() => {
        replacing = undefined
      })
  }

  async function openAnother(failed: OpenVersion<K>, error: Error): Promise<void> {
    try {
      await use(await openBefore(opening, failed.version, error), true)
    } catch {
      // With changed content the rest of a file is still readable; where one was cut off, the next read may end the process.
      const answers = error instanceof DamagedVersion && error.damage?.kind === 'content'
      if (answers)
        problem.noteDamage(`${shortMessage(failed.version, error)}; there is no version before it`, error)
      else onFatal(error)
    }
  }

  /** Answers from this version from now on. False when it is in use already, was refused before, or does not open. */
  async function change(version: string): Promise<boolean> {
    const found = await copyOf(dataDir, version)
    if (found === copy || found === refused) return false
    try {
      await use({ opened: await open(version) }, version === current.version)
      problem.clear()
      return true
    } catch (error) {
      const isNew = found !== waiting
      // Servers that lack a version may get it.
      waiting = error instanceof NotPublished ? found : undefined
      if (!waiting) refused = found
      const message = shortMessage(version, error as Error)
      if (isNew) problem.note(`${message}; ${current.version || 'no data'} is used`, error as Error)
      return false
    }
  }

  /** Runs work on the version in use, which remains open until the work ends. */
  async function run<T>(work: (store: Store<K>) => Promise<T>): Promise<T> {
    await replacing
    return runOn(current, work)
  }

  /** The open version of a text; opened again where its folder is still there and there is room. */
  async function find(wanted: string): Promise<OpenVersion<K>> {
    const open = wanted === versionText(current) ? current : earlier.find(wanted)
    if (open) return open
    reopening ??= reopen(wanted).finally(() => {
      reopening = undefined
    })
    await reopening
    const reopened = earlier.find(wanted)
    if (!reopened) throw new VersionUnavailable(kind, wanted, versionText(current))
    return reopened
  }

  async function reopen(wanted: string): Promise<void> {
    if (!earlier.hasRoom() || !(await canBeOpened(wanted))) return
    const [version = ''] = wanted.split('+')
    const opened = await open(version).catch((error) => problem.log(error, version))
    if (!opened) return
    if (versionText(opened) === wanted && earlier.hasRoom()) earlier.add(opened)
    else retire(opened)
  }

  /** Whether a stored version of the data set in use would have this text; with other corrections or forgotten records it is another version. */
  async function canBeOpened(wanted: string): Promise<boolean> {
    const [version = '', hash = ''] = wanted.split('+')
    const name = nameOf(version)
    if (version === current.version || name !== nameOf(current.version)) return false
    if (!(await decidedVersions(dataDir)).includes(version)) return false
    return changesHash(await readCorrections(dataDir, name), await readSuppressions(dataDir)) === hash
  }

  /** Holds the version in use, or the one of a text, for a call. */
  async function pin(wanted?: string): Promise<PinnedVersion<K>> {
    await replacing
    await current.correcting?.catch(() => undefined)
    return pinned(wanted === undefined ? current : await find(wanted))
  }

  /** Closes every version. */
  async function close(): Promise<void> {
    current.watch?.stop()
    await Promise.all([current.store.close(), earlier.closeAll()])
  }

  return {
    current: () => current,
    change,
    run,
    pin,
    close,
    closeExpired: earlier.closeExpired,
    earlier: earlier.all,
  }
}
