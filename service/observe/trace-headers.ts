import type { IncomingHttpHeaders } from 'node:http'

/** The headers of W3C Trace Context: which span a call is below. */
export interface TraceHeaders {
  traceparent: string
  tracestate?: string
}

/** Version, trace, span and flags. Later versions begin with the same four parts. */
const TRACE_PARENT =
  /^(?!ff)[\da-f]{2}-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}(-[\x20-\x7e]{0,100})?$/
const TRACE_STATE = /^[\x20-\x7e]{1,512}$/

/** The trace that a caller has begun; undefined where it has not, or in a form that is none. */
export function traceHeadersIn({ traceparent, tracestate }: IncomingHttpHeaders): TraceHeaders | undefined {
  if (typeof traceparent !== 'string' || !TRACE_PARENT.test(traceparent)) return undefined
  const isState = typeof tracestate === 'string' && TRACE_STATE.test(tracestate)
  return isState ? { traceparent, tracestate } : { traceparent }
}
