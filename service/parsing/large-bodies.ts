import type { Worker } from 'node:worker_threads'
import { startThread } from '../compiled/start-thread.ts'
import { Failure, problem } from '../http/problem.ts'
import { type ReadCall, readCall, type UnreadCall } from './read-call.ts'
import type { Reading } from './thread.ts'

/** Maximum bytes of a body that is read on the main thread, which takes a few milliseconds at most. */
const SMALL = 32 * 1024

/** Milliseconds that reading one body may take; the largest valid ones take a tenth of that. */
const BUDGET = 10_000

const tooSlow = () => problem(503, 'The body takes too long to read. Send fewer values in one call.')

/** Starts a thread that answers each message, an `UnreadCall`, with a `Reading`. */
type Start = () => Promise<Worker>

/** Resolves once the thread is loaded, so that the time of its first body does not include loading. */
const startReader: Start = () =>
  new Promise((resolve, reject) => {
    const worker = startThread('parsing/thread')
    // An error of a replaced thread must not end the process.
    worker.on('error', reject)
    worker.once('message', () => resolve(worker))
  })

/**
 * Reads the parts of calls, those with large bodies one after another in a separate thread, so that the main thread can answer others.
 * A body that takes longer than `budget` milliseconds is answered with a 503, and the thread is replaced.
 */
export function bodyReader(start: Start = startReader, budget = BUDGET) {
  let thread: Promise<Worker> | undefined
  let last: Promise<unknown> = Promise.resolve()

  async function readInThread(call: UnreadCall): Promise<ReadCall> {
    thread ??= start()
    const worker = await thread.catch((error) => {
      thread = undefined
      throw error
    })
    return new Promise<ReadCall>((resolve, reject) => {
      const fail = (error: unknown) => {
        thread = undefined
        worker.terminate()
        finish(() => reject(error))
      }
      const timer = setTimeout(() => fail(tooSlow()), budget)
      const onExit = () => fail(new Error('The thread that reads bodies has ended'))
      const onMessage = (reading: Reading) => finish(() => finishWith(reading, resolve, reject))
      function finish(work: () => void): void {
        clearTimeout(timer)
        worker.off('message', onMessage).off('error', fail).off('exit', onExit)
        // A thread with nothing to do does not keep the process from ending.
        worker.unref()
        work()
      }
      worker.on('message', onMessage).on('error', fail).on('exit', onExit)
      worker.ref()
      worker.postMessage(call, [call.body.buffer as ArrayBuffer])
    })
  }

  /** The parts of a call; raises the failures of `readCall`. A call whose `signal` has aborted before it is reached is not read. */
  return async (call: UnreadCall, signal: AbortSignal): Promise<ReadCall> => {
    if (call.body.length <= SMALL) return readCall(call)
    // A copy, which is transferred: a body may share its memory with others.
    const own = { ...call, body: new Uint8Array(call.body) }
    const result = last.then(() => {
      signal.throwIfAborted()
      return readInThread(own)
    })
    last = result.catch(() => undefined)
    return result
  }
}

function finishWith(reading: Reading, resolve: (parts: ReadCall) => void, reject: (error: unknown) => void) {
  if ('parts' in reading) resolve(reading.parts)
  else if ('body' in reading) reject(new Failure(reading.statusCode, reading.body))
  else reject(new Error(reading.unexpected))
}
