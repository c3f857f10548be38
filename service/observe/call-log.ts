import type { Logger } from 'pino'
import { recordsIn } from '../http/billed.ts'
import type { AnsweredCall } from './answered-call.ts'

type Log = Pick<Logger, 'info' | 'warn'>

/** Characters of the parts of a slow call in the log: a body may have 2 MB. */
const MAX_REQUEST = 4000

/** Logs a call at `info`, and at `warn` with what was requested when it took `slowMs` or longer; 0 logs no slow calls. */
export function logCall(log: Log, call: AnsweredCall, slowMs: number): void {
  const ms = call.time.ended - call.time.began
  log.info(lineOf(call), 'answered')
  // The time of a stream is that of its sender.
  if (slowMs > 0 && ms >= slowMs && call.notes.parsed !== undefined) log.warn(slowLineOf(call), 'a slow call')
}

/** The line of a call; the id of the request is in every line of its logger. */
export function lineOf(call: AnsweredCall) {
  const { method, path, address, status, time, keyId, personId, endpoint, bytes, billed } = call
  const records = recordsIn(billed)
  const ms = Math.round(time.ended - time.began)
  return { method, path, status, ms, address, endpoint, key: keyId, person: personId, bytes, records }
}

/** The line of a slow call: what was requested, how long it took, and how much of that was waiting and the engine. */
export function slowLineOf({ endpoint, status, time, keyId, personId, notes }: AnsweredCall) {
  const { queries, waited, engineMs, parsed } = notes
  return {
    endpoint,
    kind: queries[0]?.kind,
    status,
    ms: Math.round(time.ended - time.began),
    waitedMs: waited && Math.round(waited.ended - waited.began),
    engineMs: Math.round(engineMs),
    key: keyId,
    person: personId,
    request: shortened(parsed),
  }
}

/** As data, or as the beginning of its JSON where that is long. */
function shortened(parsed: unknown): unknown {
  const text = JSON.stringify(parsed)
  return text.length > MAX_REQUEST ? `${text.slice(0, MAX_REQUEST)}... (${text.length} characters)` : parsed
}
