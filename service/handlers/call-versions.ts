import {
  type DataVersions,
  dataVersionText,
  IF_DATA_VERSION,
  parseDataVersions,
} from '#contract/data-version.ts'
import { type Kind, kinds } from '#contract/kind.ts'
import { type Failure, invalid, problem } from '../http/problem.ts'
import { callsThrough } from '../store/calls-through.ts'
import { type PinnedVersion, type Store, type Stores, VersionUnavailable } from '../store/store.ts'

/** How often a call is answered again because corrections were applied while it read. */
const MAX_ATTEMPTS = 3

/** The stores of a call: all that it reads of a kind is of one version. */
export interface CallStores {
  stores: Stores
  /** The `Data-Version` of what was read so far; empty when nothing was. */
  version(): string
  /** Whether what was read is of one version. */
  isUnchanged(): boolean
  /** Holds the versions of both kinds before anything is read. */
  pinAll(): Promise<void>
  release(): void
}

/** The versions that an `If-Data-Version` names; raises a 400 when it names none. */
export function wantedVersions(header: string | undefined): DataVersions {
  const versions = header === undefined ? {} : parseDataVersions(header)
  if (versions) return versions
  const Description =
    'must be the Data-Version of an earlier answer, such as companies=sample@20261101T093000123Z'
  throw invalid([{ Description, Item: IF_DATA_VERSION }])
}

/** Holds a version of each kind at the first call of its store, until they are released. */
export function storesOfCall(stores: Stores, wanted: DataVersions): CallStores {
  const pins: Partial<Record<Kind, Promise<PinnedVersion<Kind> | undefined>>> = {}
  const pinned: PinnedVersion<Kind>[] = []
  const versions: DataVersions = {}

  async function pin(kind: Kind): Promise<PinnedVersion<Kind> | undefined> {
    const found = await (stores[kind] as Store<Kind>).pin?.(wanted[kind]).catch(asFailure)
    if (!found) return undefined
    pinned.push(found)
    versions[kind] = found.version
    return found
  }
  const pinOnce = (kind: Kind) => {
    pins[kind] ??= pin(kind)
    return pins[kind]
  }
  const ofKind = <K extends Kind>(kind: K): Store<K> => ({
    ...stores[kind],
    ...callsThrough<K>(async (work) => {
      const found = (await pinOnce(kind)) as PinnedVersion<K> | undefined
      return work(found?.store ?? (stores[kind] as Store<K>))
    }),
  })
  return {
    stores: { companies: ofKind('companies'), people: ofKind('people') },
    version: () => dataVersionText(versions),
    isUnchanged: () => pinned.every((one) => one.isUnchanged()),
    pinAll: async () => void (await Promise.all(kinds.map(pinOnce))),
    release: () => {
      for (const one of pinned) one.release()
    },
  }
}

/** Runs the work of a call until all that it read is of one version; `onVersion` gets the version also where the work fails. */
export async function onOneVersion<T>(
  stores: Stores,
  wanted: DataVersions,
  { work, onVersion }: { work: (stores: Stores) => T | Promise<T>; onVersion: (version: string) => void },
): Promise<T> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const call = storesOfCall(stores, wanted)
    try {
      const value = await work(call.stores)
      if (call.isUnchanged()) return value
    } finally {
      onVersion(call.version())
      call.release()
    }
  }
  throw problem(503, 'The data changed while the call was answered. Try again.', { 'retry-after': '1' })
}

function asFailure(error: unknown): never {
  throw error instanceof VersionUnavailable ? versionUnavailable(error) : error
}

/** The 409 of a call that names a version that is not available; names the current one. */
function versionUnavailable({ kind, wanted, current }: VersionUnavailable): Failure {
  const version = dataVersionText({ [kind]: current })
  return problem(
    409,
    `The data has changed, and the version ${wanted} is not available any more. Start again with the current version, ${version}, or continue with it: results of the two versions do not fit together.`,
    { 'data-version': version },
  )
}

/** The 409 of a stream in which corrections were applied while rows were answered. */
export const changedWhileAnswered = () =>
  problem(
    409,
    'The data has changed since this answer began. Send the remaining rows again to answer them from the current version.',
  )
