import type { Kind } from '#contract/kind.ts'
import { progressBar } from '../progress-bar.ts'
import { describeRelease } from '../releases/describe-release.ts'
import { releaseMessages } from '../releases/messages.ts'
import { type GeocodeResult, geocodeSet, NothingMoved } from './geocode-set.ts'
import { geocodeMessages as messages } from './messages.ts'

interface Given {
  dataDir: string
  name: string
  kind: Kind | undefined
  hold: boolean | undefined
  say(text: string): void
}

/** Locates the records of a data set again and prints how many are at which grade; undefined where nothing has changed. Throws a DataError as `geocodeSet`. */
export async function sayGeocoded({ say, ...given }: Given): Promise<GeocodeResult | undefined> {
  const bar = progressBar(messages.progress)
  try {
    const result = await geocodeSet({ ...given, onProgress: bar.show }).finally(bar.stop)
    say(messages.result(result))
    if (result.release) say(describeRelease(result.release))
    if (result.pending) say(releaseMessages.waiting(result.version))
    return result
  } catch (error) {
    if (!(error instanceof NothingMoved)) throw error
    say(error.message)
    return undefined
  }
}
