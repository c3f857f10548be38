import { setTimeout as after } from 'node:timers/promises'
import { DataError } from '../versions/data-error.ts'
import { publishedMessages as messages } from './messages.ts'
import { openWritable } from './places/open-place.ts'
import { PlaceError, type WritablePlace } from './places/place.ts'
import { publishToPlace } from './publish-version.ts'
import { removeOlder } from './remove-published.ts'
import { type PartVersion, selectPublished } from './select-published.ts'
import { stampOfPart } from './stamp-of-part.ts'

/** Milliseconds between two lines on how far a version is, and seconds between two looks for changes. */
const PAUSE = 5000
const SECONDS = 5

export interface PublishOptions {
  dataDir: string
  /** Names of data sets; those in use where there is none. */
  sets: readonly string[]
  /** How many versions of each part remain; all when absent. */
  keep?: number | undefined
  /** Whether to go on and publish what changes later. */
  follow?: boolean | undefined
  say(text: string): void
  signal?: AbortSignal | undefined
}

/** `publish TARGET [SET...]`: publishes versions for replicas. Throws a DataError when it cannot; with `follow` it says so and goes on. */
export async function sayPublishedToPlace(target: string, options: PublishOptions): Promise<void> {
  if (options.follow) return publishChanges(target, options)
  const place = openWritable(target)
  for (const selected of await selectPublished(options.dataDir, options.sets))
    await publishOne(place, selected, options)
}

async function publishChanges(target: string, options: PublishOptions): Promise<void> {
  const { dataDir, sets, say, signal } = options
  const published = new Map<string, string>()
  say(messages.following(SECONDS))
  for (let problem = ''; !signal?.aborted; ) {
    try {
      // Opened each time, as credentials may be others by then.
      const place = openWritable(target)
      for (const selected of await selectPublished(dataDir, sets)) {
        const stamp = await stampOfPart(dataDir, selected)
        if (published.get(selected.part) !== stamp) await publishOne(place, selected, options)
        published.set(selected.part, stamp)
      }
      problem = ''
    } catch (error) {
      if (!(error instanceof DataError)) throw error
      if (error.message !== problem) say(messages.again(error.message))
      problem = error.message
    }
    await after(SECONDS * 1000, undefined, { signal }).catch(() => undefined)
  }
}

/** Raises an error with the place and all that is known of it. */
function raiseAt({ shown }: WritablePlace, error: unknown): never {
  if (!(error instanceof PlaceError)) throw error
  const text = [error.message, error.detail].filter(Boolean).join(': ')
  throw new DataError(messages.at(shown, text))
}

async function publishOne(place: WritablePlace, { part, version }: PartVersion, options: PublishOptions) {
  const { dataDir, say, signal, keep } = options
  let shownAt = Date.now()
  const onProgress = (done: number, total: number) => {
    if (Date.now() - shownAt < PAUSE) return
    shownAt = Date.now()
    say(messages.publishing(version, done, total))
  }
  const publishing = { dataDir, part, version, place, signal, onProgress }
  const { bytes, sent } = await publishToPlace(publishing).catch((error) => raiseAt(place, error))
  say(messages.published(part, version, bytes, sent))
  if (keep === undefined) return
  for (const removed of await removeOlder(place, part, keep)) say(messages.removed(removed, part))
}
