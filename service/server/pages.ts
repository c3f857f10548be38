import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import compress from '@fastify/compress'
import files from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pathNotFound } from '../http/problem.ts'
import { styleNonce } from '../http/style-nonce.ts'
import { notesOf } from '../observe/call-notes.ts'
import { pageName } from '../observe/endpoint-name.ts'

/**
 * Serves the built app from `folder`, with its compressed files when there are any. Assets have a hash of their content in their names and are cached
 * permanently; a navigation to any other path gets the app's page, which reads the address itself.
 */
export async function servePages(app: FastifyInstance, { folder }: { folder: string }): Promise<void> {
  await app.register(compress, { encodings: ['gzip', 'identity'] })
  await app.register(files, {
    root: folder,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (response, path) => response.setHeader('cache-control', cachingOf(path, folder)),
  })
  const page = (request: FastifyRequest, reply: FastifyReply) => {
    notesOf(request).page = pageName(request.url)
    return sendPage(reply, join(folder, 'index.html'), app.basePath)
  }
  for (const url of ['/', '/index.html']) app.route({ method: ['GET', 'HEAD'], url, handler: page })
  app.setNotFoundHandler((request, reply) => {
    if (!isNavigation(request)) throw pathNotFound()
    return page(request, reply)
  })
}

/** Sends the app's page with the nonce of this response on its style elements, and its files at the base path: the page has any address below it. */
async function sendPage(reply: FastifyReply, file: string, base: string): Promise<FastifyReply> {
  const html = await readFile(file, 'utf8')
  const nonce = styleNonce(reply.raw)
  reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8')
  const placed = html.replace(/(?<=\b(?:href|src)=")\.\//g, `${base}/`)
  return reply.send(placed.replaceAll('<style', `<style nonce="${nonce}"`))
}

function cachingOf(path: string, folder: string): string {
  return path.startsWith(join(folder, 'assets')) ? 'public, max-age=31536000, immutable' : 'no-cache'
}

/** Whether a browser opens a page, rather than a request for data or for a missing file. */
function isNavigation({ method, url, headers }: FastifyRequest): boolean {
  const [path = ''] = url.split('?')
  const isData = /^\/(api|v\d)(\/|$)/i.test(path) || /\.\w+$/.test(path)
  return /^(GET|HEAD)$/.test(method) && !isData && /text\/html/.test(headers.accept ?? '')
}
