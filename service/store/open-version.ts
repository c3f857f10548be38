import type { Correction } from '#contract/corrections.ts'
import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import { noteDamage } from '../versions/check-files.ts'
import { versionFolder } from '../versions/version-folders.ts'
import { readInfo } from '../versions/version-info.ts'
import { nameOf } from '../versions/versions.ts'
import type { AnswerCache } from './answers/answer-cache.ts'
import { withAnswers } from './answers/answered-store.ts'
import { changesHash } from './changes-hash.ts'
import type { Server } from './clickhouse/server.ts'
import { readCorrections, stampOfCorrections } from './corrections/stored-corrections.ts'
import type { DataProblem } from './data-problem.ts'
import { openStore } from './duckdb/open.ts'
import { emptyStore, NO_VERSION } from './empty-store.ts'
import { readSuppressions, stampOfForgotten } from './forgotten/stored-forgotten.ts'
import { type CorrectableStore, Refusal, type Store } from './store.ts'
import { type FileWatch, watchFiles } from './watch-files.ts'

/** Names are in the longest columns, which the first query reads from the disk: done at the start, so that no caller waits for it. */
const firstQuery: Record<Kind, Criteria> = { companies: { CompanyName: 'a' }, people: { LastName: 'a' } }

/** A version that is open, the watch over its files, and how many calls it is answering. */
export interface OpenVersion<K extends Kind> {
  version: string
  store: CorrectableStore<K>
  /** The stamp of the corrections and suppressions that are applied. */
  corrections: string
  /** The stamp of what is suppressed, and the corrections themselves. */
  forgotten: string
  applied: Correction[]
  /** The hash of the corrections and suppressions, part of the version's text; empty without any. */
  hash: string
  /** Counts how often corrections were applied, and the application that runs. */
  revision: number
  correcting?: Promise<void> | undefined
  watch: FileWatch | undefined
  calls: number
  retired: boolean
}

/** Opens and checks a version; `onFailure` is called when it fails, or is found damaged, later. */
export async function openVersion<K extends Kind>(
  kind: K,
  dataDir: string,
  version: string,
  onFailure: (version: OpenVersion<K>, error: Error) => void,
  {
    matchThreads,
    answers,
    servers,
  }: { matchThreads: number; answers: AnswerCache; servers: readonly Server[] },
): Promise<OpenVersion<K>> {
  const folder = versionFolder(dataDir, version)
  const opened = { version, ...untouched } as unknown as OpenVersion<K>
  const read = await openStore(kind, folder, (error) => onFailure(opened, error), matchThreads, servers)
  const store = withAnswers(read, answers)
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

/**
 * Applies the corrections of a version's data set and what was forgotten of its kind, if they are others than those before. Damaged ones are logged, and
 * those before remain; but rejects where `mustSuppress`: a version is not used while a record that was forgotten would be found in it.
 */
export async function correctVersion<K extends Kind>(
  dataDir: string,
  version: OpenVersion<K>,
  problem: DataProblem,
  { mustSuppress = false } = {},
): Promise<void> {
  const name = nameOf(version.version)
  const forgotten = await stampOfForgotten(dataDir)
  const stamps = [await stampOfCorrections(dataDir, name), forgotten]
  const stamp = stamps.some(Boolean) ? stamps.join('; ') : ''
  if (version.version === NO_VERSION || stamp === version.corrections) return
  version.corrections = stamp
  version.forgotten = forgotten
  try {
    version.correcting = apply(dataDir, version, problem)
    await version.correcting
  } catch (error) {
    if (mustSuppress && forgotten) throw error
    problem.log(error as Error, 'changes of corrections and of forgotten records are not applied')
  } finally {
    version.correcting = undefined
  }
}

/** Corrects a version that was just opened. Closes it, and rejects, where a record that was forgotten would be found in it. */
export async function correctBeforeUse<K extends Kind>(
  dataDir: string,
  opened: OpenVersion<K>,
  problem: DataProblem,
): Promise<OpenVersion<K>> {
  try {
    await correctVersion(dataDir, opened, problem, { mustSuppress: true })
    return opened
  } catch (error) {
    retire(opened)
    throw error
  }
}

/** Suppresses what was forgotten since in a version that is open for callers who began with it; corrections alone do not change it. */
export async function suppressInEarlier<K extends Kind>(
  dataDir: string,
  version: OpenVersion<K>,
  problem: DataProblem,
): Promise<void> {
  if ((await stampOfForgotten(dataDir)) !== version.forgotten) await correctVersion(dataDir, version, problem)
}

async function apply<K extends Kind>(
  dataDir: string,
  version: OpenVersion<K>,
  problem: DataProblem,
): Promise<void> {
  const suppressions = await readSuppressions(dataDir)
  // Damaged corrections are no reason to show a record that is forgotten.
  const corrections = await readCorrections(dataDir, nameOf(version.version)).catch((error) => {
    problem.log(error, 'the corrections are not applied')
    return version.applied
  })
  // Calls that are under way may read either from now on.
  version.revision += 1
  await version.store.correct(corrections, suppressions)
  version.applied = corrections
  version.hash = changesHash(corrections, suppressions)
}

/** The text that names a version with its corrections and forgotten records in `Data-Version`; empty where there is no data. */
export const versionText = ({ version, hash }: OpenVersion<Kind>): string =>
  hash === '' ? version : `${version}+${hash}`

const untouched = {
  corrections: '',
  forgotten: '',
  applied: [],
  hash: '',
  revision: 0,
  calls: 0,
  retired: false,
}

/** The version where there is no data. */
export const emptyVersion = <K extends Kind>(kind: K): OpenVersion<K> => {
  const store = emptyStore(kind)
  return { version: store.info.version, store, watch: undefined, ...untouched }
}

/** Runs work on a version, which remains open until the work ends. */
export async function runOn<K extends Kind, T>(
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

/** Closes a version after its last answer. */
export function retire(current: OpenVersion<Kind>): void {
  current.retired = true
  current.watch?.stop()
  closeIfDone(current)
}

/** Closes a version that is not in use any more and answers no call. */
export function closeIfDone(current: OpenVersion<Kind>): void {
  if (current.retired && current.calls === 0) current.store.close().catch(() => undefined)
}
