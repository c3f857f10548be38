import { setTimeout as after } from 'node:timers/promises'
import { fetchChanges } from './fetch-changes.ts'
import { MAX_POINTER, pointerPath, readPointer } from './manifest.ts'
import { type PartState, stateBefore, troubleOf } from './part-state.ts'
import { type DataPart, partFolder } from './parts.ts'
import type { PublishPlace } from './places/place.ts'
import { type FetcherOptions, versionFetcher } from './version-fetcher.ts'

export interface FollowOptions
  extends Pick<FetcherOptions, 'interval' | 'signal' | 'check' | 'pause' | 'room'> {
  dataDir: string
  /** Opens the place for one look: credentials may be others by then. */
  openPlace(): PublishPlace
  onState(state: PartState): void
}

/**
 * Makes a part of a data folder what a place publishes, until the signal aborts: at each look what was forgotten and corrected, and beside that
 * the version, which is switched to when it is whole. Never throws; `onState` gets what is wrong. Looks are `interval` apart, half of it more or
 * less, so that replicas do not look all at once.
 */
export async function followPart(part: DataPart, options: FollowOptions): Promise<void> {
  const { dataDir, interval, signal } = options
  const folder = partFolder(dataDir, part)
  let state = stateBefore(part)
  const set = (change: Partial<PartState>) => {
    state = { ...state, ...change }
    options.onState(state)
  }
  const fetcher = versionFetcher({ ...options, folder, part, set })

  async function look(): Promise<void> {
    const place = options.openPlace()
    const text = await place.read(pointerPath(part), MAX_POINTER, signal)
    const read = { wasRead: true, readAt: Date.now(), problem: undefined }
    if (!text) return set({ ...read, wanted: undefined })
    const pointer = readPointer(part, text)
    set({ wanted: pointer.version })
    await fetchChanges(folder, pointer, { place, part, signal, pause: options.pause })
    await fetcher.compare(place, pointer)
    set(read)
  }

  while (!signal.aborted) {
    await look().catch((error) => {
      if (!signal.aborted) set({ problem: troubleOf(error) })
    })
    await after(interval * (0.5 + Math.random()), undefined, { signal }).catch(() => undefined)
  }
  await fetcher.end()
}
