import type { FastifyInstance } from 'fastify'
import { clientOf } from '../http/client.ts'
import { answeredCall } from './answered-call.ts'
import { logCall } from './call-log.ts'
import { notesOf } from './call-notes.ts'
import type { CallSink, Traces } from './call-trace.ts'
import { traceHeadersIn } from './trace-headers.ts'

/** Gives each answer its `X-Request-Id`, and writes each call to the log, to the sinks and to its trace once it has ended. `slowMs`: see `logCall`. */
export function observeCalls(
  app: FastifyInstance,
  { slowMs, sinks, traces }: { slowMs: number; sinks: readonly CallSink[]; traces?: Traces | undefined },
): void {
  app.addHook('onRequest', (request, reply, done) => {
    const began = performance.now()
    // Once the caller has hung up, its socket has no address.
    clientOf(request)
    reply.header('x-request-id', request.id)
    const caller = traceHeadersIn(request.headers)
    const trace = traces?.begin(caller)
    notesOf(request).trace = trace?.headers ?? caller
    let isOpen = true
    const end = () => {
      if (!isOpen) return
      isOpen = false
      const call = answeredCall(request, reply, began)
      logCall(request.log, call, slowMs)
      for (const send of sinks) send(call)
      trace?.end(call)
    }
    // Fastify's own hook does not run when the caller hangs up.
    reply.raw.once('finish', end).once('close', end)
    done()
  })
}
