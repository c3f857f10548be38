import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answerBrokenRequest } from './http-layer.ts'

/** Milliseconds within which a body must arrive. */
const BODY_TIME = 10_000

/**
 * Ends calls whose body does not arrive in time, with a 408. (Node's own `requestTimeout` applies to all calls, but an upload that
 * is read as a stream may take any time.)
 */
export function limitBodyTime(app: FastifyInstance, milliseconds = BODY_TIME): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request) || request.routeOptions.config.isStream) return
    const { raw } = request
    const timer = setTimeout(() => {
      if (raw.complete) return
      if (reply.raw.headersSent) raw.destroy()
      else answerBrokenRequest({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, raw.socket)
    }, milliseconds)
    timer.unref()
    for (const event of ['end', 'close']) raw.once(event, () => clearTimeout(timer))
  })
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the body is read as it comes. */
    isStream?: boolean
  }
}
