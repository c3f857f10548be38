import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { problem } from '../http/problem.ts'

/** Default maximum of unanswered requests on one connection. Browsers have one. */
export const DEFAULT_PER_SOCKET = 32

/**
 * Limits the requests of any kind that are pipelined on one connection. The first beyond `perSocket` is answered by a 503 that closes
 * the connection; what had already arrived behind it is dropped, as its answer could not be sent.
 */
export function boundPipelining(app: FastifyInstance, perSocket: number): void {
  const unanswered = new WeakMap<Socket, number>()
  const closing = new WeakSet<Socket>()

  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw
    if (closing.has(socket)) return void reply.hijack()
    const count = unanswered.get(socket) ?? 0
    if (count >= perSocket) {
      closing.add(socket)
      return done(tooMany(perSocket))
    }
    unanswered.set(socket, count + 1)
    reply.raw.once('finish', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
    done()
  })
}

function tooMany(perSocket: number) {
  const message = `This connection has ${perSocket} unanswered requests, the maximum for a connection. Wait for answers before sending more.`
  return problem(503, message, { 'retry-after': '1', connection: 'close' })
}
