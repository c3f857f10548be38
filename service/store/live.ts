import { watch } from 'node:fs'
import type { Logger } from 'pino'
import type { Criteria } from '#contract/criteria'
import type { Kind } from '#contract/kind'
import { currentVersion, versionFolder } from '../data/version-folders.ts'
import { openStore } from './duckdb/open.ts'
import { emptyStore } from './empty-store.ts'
import type { Store } from './store.ts'

/** Milliseconds between two looks at which version is in use, for file systems that do not tell. */
const LOOK = 1000

/** Names stand in the longest columns: their first look-up reads them all, better at the start than while a person waits for it. */
const firstAsked: Record<Kind, Criteria> = { companies: { CompanyName: 'a' }, people: { LastName: 'a' } }

/** A version that is open, and how many calls it is answering. */
interface Held<K extends Kind> {
  version: string
  store: Store<K>
  calls: number
  retired: boolean
}

type Log = Pick<Logger, 'info' | 'error'>

/**
 * The store of the version in use under `dataDir`, the folder of that kind; an empty one until there is a first version. When another
 * comes into use it is opened and tried beside the old one, then answers all new calls; the old one is closed after its last answer. A
 * version that does not open is logged and the old one stays; at the start it makes this reject. `onFatal` is told when the engine in use has failed for good; by default that ends the process.
 */
export async function liveStore<K extends Kind>(
  kind: K,
  dataDir: string,
  log: Log,
  onFatal = raise,
): Promise<Store<K>> {
  let inUse: Store<K> | undefined
  const version = await currentVersion(dataDir)
  let held = version ? await hold(version) : holdNothing(kind)
  inUse = held.store
  let refused = ''
  let looking: Promise<void> | undefined

  async function hold(version: string): Promise<Held<K>> {
    const store = await openStore(kind, versionFolder(dataDir, version), (error) => {
      if (store === inUse) onFatal(error)
      else log.error({ err: error, version }, 'a version that is no longer in use failed')
    })
    await store.health().catch(async (error) => {
      await store.close()
      throw error
    })
    // Whether it is answered does not matter: a store that fails tells so itself.
    store.count(firstAsked[kind]).catch(() => undefined)
    return { version, store, calls: 0, retired: false }
  }

  async function look(): Promise<void> {
    const version = await currentVersion(dataDir).catch(() => undefined)
    if (!version || version === held.version || version === refused) return
    try {
      const next = await hold(version)
      retire(held)
      held = next
      inUse = next.store
      log.info(
        { version, kind, records: next.store.info.records },
        'answering from a new version of the data',
      )
    } catch (error) {
      refused = version
      log.error(
        { err: error, version },
        'the new version of the data does not open: the old one stays in use',
      )
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
    const mine = held
    mine.calls += 1
    try {
      return await work(mine.store)
    } finally {
      mine.calls -= 1
      closeIfDone(mine)
    }
  }

  return {
    get info() {
      return held.store.info
    },
    count: (criteria, signal) => during((store) => store.count(criteria, signal)),
    search: (criteria, page, signal) => during((store) => store.search(criteria, page, signal)),
    tally: (criteria, question, signal) => during((store) => store.tally(criteria, question, signal)),
    tallies: (criteria, questions, signal) => during((store) => store.tallies(criteria, questions, signal)),
    byId: (id, signal) => during((store) => store.byId(id, signal)),
    match: (criteria, bounds, signal) => during((store) => store.match(criteria, bounds, signal)),
    health: () => during((store) => store.health()),
    async close() {
      clearInterval(timer)
      watcher?.close()
      await looking
      await held.store.close()
    },
  }
}

const holdNothing = <K extends Kind>(kind: K): Held<K> => {
  const store = emptyStore(kind)
  return { version: store.info.version, store, calls: 0, retired: false }
}

function raise(error: Error): void {
  queueMicrotask(() => {
    throw error
  })
}

function retire(held: Held<Kind>): void {
  held.retired = true
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
