import { join } from 'node:path'
import compress from '@fastify/compress'
import files from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pathNotFound } from './problem.ts'

/**
 * Serves the built app from `folder`, compressed beforehand where it has such files. Assets bear a hash of their content in their names and are kept for good;
 * a navigation to any other path gets the app's page, which reads the address itself.
 */
export async function servePages(app: FastifyInstance, { folder }: { folder: string }): Promise<void> {
  await app.register(compress, { encodings: ['gzip', 'identity'] })
  await app.register(files, {
    root: folder,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (response, path) => response.setHeader('cache-control', cachingOf(path, folder)),
  })
  app.setNotFoundHandler((request, reply) => pageOrNothing(request, reply))
}

function cachingOf(path: string, folder: string): string {
  return path.startsWith(join(folder, 'assets')) ? 'public, max-age=31536000, immutable' : 'no-cache'
}

function pageOrNothing(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!isNavigation(request)) throw pathNotFound()
  return reply.sendFile('index.html')
}

/** A browser opening a page, rather than a program or a page asking for data or a file that is missing. */
function isNavigation({ method, url, headers }: FastifyRequest): boolean {
  const [path = ''] = url.split('?')
  const isData = /^\/(api|v\d)(\/|$)/i.test(path) || /\.\w+$/.test(path)
  return /^(GET|HEAD)$/.test(method) && !isData && /text\/html/.test(headers.accept ?? '')
}
