import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { problem } from '../http/problem.ts'
import type { Metrics } from './open-metrics.ts'

/** Who may read metrics. */
export interface MetricsAccess {
  /** What a scraper of another machine has to send; without it only this machine reads them. */
  token?: string | undefined
  /** Whether a request without a token comes from this machine. */
  isAllowed(request: FastifyRequest): boolean
}

const messages = {
  closed: 'Metrics are for the machine of the service. Set METRICS_TOKEN to read them from another one.',
  token: 'Metrics require the METRICS_TOKEN of this service: Authorization: Bearer TOKEN.',
}

/** Serves `/metrics` in the text format of Prometheus, to this machine and to callers that have the token. */
export async function serveMetrics(
  app: FastifyInstance,
  { metrics, access }: { metrics: Pick<Metrics, 'text' | 'contentType'>; access: MetricsAccess },
): Promise<void> {
  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    checkReader(request, access)
    return reply.type(metrics.contentType).send(await metrics.text())
  })
}

/** Raises a 401 for a wrong token, a 403 for another machine where there is no token. */
function checkReader(request: FastifyRequest, { token, isAllowed }: MetricsAccess): void {
  const { authorization } = request.headers
  if (token !== undefined && authorization !== undefined) {
    if (isEqual(authorization, `Bearer ${token}`)) return
    throw problem(401, messages.token, { 'www-authenticate': 'Bearer' })
  }
  if (isAllowed(request)) return
  throw token === undefined
    ? problem(403, messages.closed)
    : problem(401, messages.token, { 'www-authenticate': 'Bearer' })
}

/** Compares in a time that does not depend on where two texts differ. */
function isEqual(given: string, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(expected))
}
