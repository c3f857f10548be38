import type { FastifyInstance } from 'fastify'
import { pathNotFound } from './problem.ts'

/** A path of this service that no route has: for requests outside of the base path. */
const OUTSIDE = '/%00'

/** The address of a request without the base path; one that no route has for a request outside of it. */
export function withoutBase(url: string, base: string): string {
  if (!base) return url
  const end = url.charAt(base.length)
  if (!url.startsWith(base) || !['', '/', '?'].includes(end)) return OUTSIDE
  return end === '/' ? url.slice(base.length) : `/${url.slice(base.length)}`
}

/**
 * Refuses requests outside of `base` ('' or a path without a slash at its end), and sends those for `base` itself to the page below it. The
 * HTTP layer has removed it from the address of the others, so that only what writes links needs it.
 */
export function serveBelow(app: FastifyInstance, base: string): void {
  app.decorate('basePath', base)
  if (!base) return
  app.addHook('onRequest', async (request, reply) => {
    const [path = '', ...query] = request.originalUrl.split('?')
    // Relative to this machine: the name under which the client reached it may be that of a proxy.
    if (path === base) return reply.redirect([`${base}/`, ...query].join('?'), 308)
    if (request.raw.url === OUTSIDE) throw pathNotFound()
  })
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Below which path the service is: '' or, for instance, '/catchment'. Links and the paths of cookies begin with it. */
    basePath: string
  }
}
