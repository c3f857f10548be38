import { parentPort, workerData } from 'node:worker_threads'
import { kinds } from '#contract/kind.ts'
import { readInfo } from '../versions/version-info.ts'
import { followPart } from './follow-part.ts'
import { publishedMessages as messages } from './messages.ts'
import { parts } from './parts.ts'
import { openPlace } from './places/open-place.ts'
import { PlaceError } from './places/place.ts'

/** What the thread is started with. */
export interface FollowData {
  dataDir: string
  source: string
  /** Milliseconds between two looks. */
  interval: number
}

const { dataDir, source, interval } = workerData as FollowData
const ending = new AbortController()
parentPort?.on('message', () => ending.abort())

const ofRecords: ReadonlySet<string> = new Set(kinds)
/** Records of another layout cannot be read by this service; outlines and addresses say so when they are opened. */
async function check(folder: string, part: string): Promise<void> {
  if (!ofRecords.has(part)) return
  await readInfo(folder).catch((error: Error) => {
    throw new PlaceError(messages.otherLayout(part), false, error.message)
  })
}

const options = {
  dataDir,
  interval,
  check,
  openPlace: () => openPlace(source),
  onState: (state: unknown) => parentPort?.postMessage(state),
  signal: ending.signal,
}
await Promise.all(parts.map((part) => followPart(part, options)))
parentPort?.close()
