import type { FastifyReply } from 'fastify'

/**
 * Ends the work on a call whose caller has gone. (Fastify's own `request.signal` ends it once the body is read: Node.js closes the
 * incoming message then.)
 */
export function hangUpSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}
