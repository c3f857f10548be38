import { lockBuilds } from '../versions/build-lock.ts'
import { DataError } from '../versions/data-error.ts'
import { switchTo } from '../versions/version-folders.ts'
import { fetchVersion, type VersionOptions } from './fetch-version.ts'
import { damageOf, hasCopy, hasStored, removeReplaced } from './local-copy.ts'
import type { Pointer } from './manifest.ts'
import { publishedMessages as messages } from './messages.ts'
import { type PartState, troubleOf } from './part-state.ts'
import type { DataPart } from './parts.ts'
import { PlaceError, type PublishPlace } from './places/place.ts'

/** Milliseconds that a version which failed waits at most for the next time. */
const LONGEST = 600_000

export interface FetcherOptions extends Pick<VersionOptions, 'check' | 'pause' | 'room'> {
  folder: string
  part: DataPart
  /** Milliseconds before a version that failed is tried again; each later wait is twice as long. */
  interval: number
  signal: AbortSignal
  set(change: Partial<PartState>): void
}

/** A fetch that runs, by the hash of its manifest. */
interface Fetching {
  wanted: string
  stop: AbortController
  ended: Promise<void>
}

/** The last failure of a version: how often it failed, and when it is tried again (as `performance.now`). */
interface Failure {
  wanted: string
  times: number
  again: number
}

const whole = { isCurrent: true, damage: undefined, failure: undefined, done: 0, total: 0 } as const

/** Fetches the versions of a part, one at a time, each until another one is wanted. */
export function versionFetcher(options: FetcherOptions) {
  const { folder, interval, signal, set } = options
  const verified = new Set<string>()
  let fetching: Fetching | undefined
  let failure: Failure | undefined
  let isFirst = true

  function begin(place: PublishPlace, pointer: Pointer, mayBeStored: boolean): void {
    const stop = new AbortController()
    const wanted = pointer.manifest.sha256
    const either = AbortSignal.any([signal, stop.signal])
    const ended = fetchAndSwitch(pointer, { ...options, place, verified, mayBeStored, signal: either })
      .then(() => {
        failure = undefined
        set(whole)
      })
      .catch((error) => {
        if (either.aborted) return
        const times = failure?.wanted === wanted ? failure.times + 1 : 1
        failure = { wanted, times, again: performance.now() + Math.min(LONGEST, interval * 2 ** (times - 1)) }
        set({ failure: troubleOf(error) })
      })
      .finally(() => {
        if (fetching?.stop === stop) fetching = undefined
      })
    fetching = { wanted, stop, ended }
  }

  return {
    /** Begins to fetch the version of a pointer unless it is there, is being fetched, or has failed just now. */
    async compare(place: PublishPlace, pointer: Pointer): Promise<void> {
      const wanted = pointer.manifest.sha256
      if (fetching?.wanted === wanted) return
      fetching?.stop.abort()
      await fetching?.ended
      const isThere = await hasCopy(folder, pointer)
      const damage = isThere ? await damageOf(folder, pointer.version, isFirst) : undefined
      isFirst = false
      if (isThere && damage === undefined) {
        failure = undefined
        return set(whole)
      }
      set({ isCurrent: false, damage })
      if (failure?.wanted === wanted && performance.now() < failure.again) return
      begin(place, pointer, damage === undefined)
    },
    /** Waits for the fetch that runs. */
    end: async () => void (await fetching?.ended),
  }
}

interface SwitchOptions extends FetcherOptions {
  place: PublishPlace
  verified: Set<string>
  mayBeStored: boolean
}

/** Switches to a version once it is whole; one that was in use before is still there, as a rule. */
async function fetchAndSwitch(pointer: Pointer, options: SwitchOptions): Promise<void> {
  const { folder, mayBeStored, verified, set, ...rest } = options
  const unlock = await lockBuilds(folder).catch((error) => {
    throw error instanceof DataError ? new PlaceError(messages.busy) : error
  })
  try {
    const isStored = mayBeStored && (await hasStored(folder, pointer))
    if (!isStored || (await damageOf(folder, pointer.version, true)) !== undefined)
      await fetchVersion(folder, pointer, {
        ...rest,
        verified,
        onProgress: (done, total) => set({ done, total }),
      })
    await switchTo(folder, pointer.version)
    verified.clear()
    await removeReplaced(folder)
  } finally {
    await unlock()
  }
}
