import type { FastifyInstance } from 'fastify'
import { problem, refusedByLayer } from './problem.ts'

/** Node.js keeps the first 1,000 headers and silently drops the rest, so that the bound must be far below that. */
const MAX_HEADERS = 200

/** Refuses requests with too many headers (431), and with two `Host` headers, of which Node.js keeps the first (400; RFC 9112, 3.2). */
export function refuseOddHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { rawHeaders } = request.raw
    if (rawHeaders.length > 2 * MAX_HEADERS) return done(refusedByLayer(431))
    const hosts = rawHeaders.filter((text, i) => i % 2 === 0 && text.toLowerCase() === 'host')
    done(hosts.length > 1 ? problem(400, 'The request has more than one Host header.') : undefined)
  })
}
