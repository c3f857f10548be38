import type { FastifyInstance, FastifyRequest } from 'fastify'
import { problem } from '../http/problem.ts'
import { onCallEnd } from './hang-up.ts'

const messages = { ending: 'The service is shutting down. Try again in a moment.' }

/**
 * Lets a service end without a lost call: from its `close` on, calls in flight go on, new ones get a 503, and the port is closed once the
 * last call has its answer. Until then the pages of its health are answered. Gives whether the end has begun.
 */
export function drainBeforeEnd(app: FastifyInstance): () => boolean {
  let isEnding = false
  let inFlight = 0
  let onEmpty = () => {}
  app.addHook('onRequest', (request, reply, done) => {
    if (isHealth(request)) return done()
    inFlight += 1
    onCallEnd(request, reply, () => {
      inFlight -= 1
      if (inFlight === 0) onEmpty()
    })
    done(isEnding ? problem(503, messages.ending, { 'retry-after': '1', connection: 'close' }) : undefined)
  })
  app.addHook('preClose', async () => {
    isEnding = true
    if (inFlight === 0) return
    await new Promise<void>((resolve) => {
      onEmpty = resolve
    })
  })
  return () => isEnding
}

const isHealth = ({ routeOptions }: FastifyRequest) => routeOptions.url?.startsWith('/health') === true
