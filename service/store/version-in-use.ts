import type { Kind } from '#contract/kind.ts'
import { DamagedVersion } from '../versions/version-info.ts'
import { earlierVersions, versionToUse } from '../versions/versions.ts'
import { type DataProblem, shortMessage } from './data-problem.ts'
import { correctVersion, emptyVersion, type OpenVersion, openVersion, retire, runOn } from './open-version.ts'
import type { Store } from './store.ts'

/** How the versions of a kind are opened. */
export interface OpeningOptions {
  /** Called when the engine in use has failed for good. */
  onFatal: (error: Error) => void
  /** Threads that match. */
  matchThreads: number
}

/** How versions of a kind are opened, with their corrections; each calls `replace` once it fails. */
interface Opening<K extends Kind> {
  kind: K
  dataDir: string
  problem: DataProblem
  open(version: string): Promise<OpenVersion<K>>
}

/** A version to answer from, and the version that was refused for it. */
interface Opened<K extends Kind> {
  opened: OpenVersion<K>
  refused?: string
}

/** The version to begin with: the one to use, else the one before it; an empty one where there is none. */
async function openFirst<K extends Kind>(opening: Opening<K>): Promise<Opened<K>> {
  const { kind, dataDir, problem, open } = opening
  const { version, error } = await versionToUse(dataDir)
  if (version === undefined) return { opened: emptyVersion(kind) }
  if (error) problem.note(`nothing says which version of the data is in use; ${version} is used`, error)
  try {
    return { opened: await open(version) }
  } catch (failure) {
    return openBefore(opening, version, failure as Error)
  }
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
    return { opened, refused: failed }
  }
  throw failure
}

/** The version that answers, and how it is replaced by a newer one, or by the one before it when it fails. */
export async function versionInUse<K extends Kind>(
  kind: K,
  dataDir: string,
  problem: DataProblem,
  { onFatal, matchThreads }: OpeningOptions,
) {
  let replacing: Promise<void> | undefined
  async function open(version: string): Promise<OpenVersion<K>> {
    const opened = await openVersion(kind, dataDir, version, replace, matchThreads)
    await correctVersion(dataDir, opened, problem)
    return opened
  }
  const opening = { kind, dataDir, problem, open }
  // None yet: a failure of a version that is still being opened is not one of the version in use.
  let current = undefined as unknown as OpenVersion<K>
  let refused: string | undefined
  use(await openFirst(opening))

  function use(next: Opened<K>): void {
    if (current) retire(current)
    current = next.opened
    refused = next.refused ?? refused
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
      use(await openBefore(opening, failed.version, error))
    } catch {
      // With changed content the rest of a file is still readable; where one was cut off, the next read may end the process.
      const answers = error instanceof DamagedVersion && error.damage?.kind === 'content'
      if (answers)
        problem.note(`${shortMessage(failed.version, error)}; there is no version before it`, error)
      else onFatal(error)
    }
  }

  /** Answers from this version from now on. False when it is in use already, was refused before, or does not open. */
  async function change(version: string): Promise<boolean> {
    if (version === current.version || version === refused) return false
    try {
      use({ opened: await open(version) })
      problem.clear()
      return true
    } catch (error) {
      refused = version
      const message = shortMessage(version, error as Error)
      problem.note(`${message}; ${current.version || 'no data'} is used`, error as Error)
      return false
    }
  }

  /** Runs work on the version in use, which remains open until the work ends. */
  async function run<T>(work: (store: Store<K>) => Promise<T>): Promise<T> {
    await replacing
    return runOn(current, work)
  }

  return { current: () => current, change, run }
}
