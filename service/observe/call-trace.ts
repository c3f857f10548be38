import type { AnsweredCall } from './answered-call.ts'
import type { TraceHeaders } from './trace-headers.ts'

/** Where a call goes after its answer, besides the log. */
export type CallSink = (call: AnsweredCall) => void

/** The trace of a call that has begun. */
export interface CallTrace {
  /** What another service gets, so that its spans are below this one. */
  headers: TraceHeaders
  /** Ends the span of the call. */
  end: CallSink
}

/** Where the traces of calls go. */
export interface Traces {
  /** Begins the span of a call, below the span of its caller where it has one. */
  begin(caller: TraceHeaders | undefined): CallTrace
  /** Sends what has not been sent, for a second at most. */
  close(): Promise<void>
}
