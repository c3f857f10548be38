import { parentPort } from 'node:worker_threads'
import { DataError } from '../versions/data-error.ts'
import type { Batch } from './build-batch.ts'

/** What a thread answers to a request: the answer, or why there is none. */
export type Reply<Answer> = { answer: Answer } | { failed: string; isDataError: boolean }

/**
 * Answers the requests of the main thread in this thread; `buffersOf` an answer are handed over instead of copied. An answer that takes time is of the
 * last request.
 */
export function answerRequests<Request, Answer>(
  answerTo: (request: Request) => Answer | Promise<Answer>,
  buffersOf: (answer: Answer) => ArrayBuffer[] = () => [],
): void {
  parentPort?.on('message', async (request: Request) => {
    try {
      const answer = await answerTo(request)
      parentPort?.postMessage({ answer } satisfies Reply<Answer>, buffersOf(answer))
    } catch (error) {
      const { message } = error as Error
      parentPort?.postMessage({ failed: message, isDataError: error instanceof DataError })
    }
  })
}

/** The memory of a batch. */
export const buffersOf = ({ bodies, ends, lines, merged }: Batch): ArrayBuffer[] =>
  [bodies, ends, ...lines.map(({ text }) => text), ...(merged ? [merged.text] : [])].map(
    ({ buffer }) => buffer as ArrayBuffer,
  )
