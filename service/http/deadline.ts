import { problem } from './problem.ts'

/** Milliseconds that a call may take in total, all queries and waits included. */
const MAX_CALL = 20_000

const overdue = () =>
  problem(
    503,
    'The call takes too long. Request less in one call, or try again when the service is less busy.',
  )

/** A signal that aborts with `signal`, or with a 503 after `milliseconds`; `clear` ends the wait. */
export function withDeadline(signal: AbortSignal, milliseconds = MAX_CALL) {
  const controller = new AbortController()
  const abort = () => controller.abort(signal.reason)
  const timer = setTimeout(() => controller.abort(overdue()), milliseconds)
  if (signal.aborted) abort()
  else signal.addEventListener('abort', abort, { once: true })
  return {
    signal: controller.signal,
    clear() {
      clearTimeout(timer)
      signal.removeEventListener('abort', abort)
    },
  }
}
