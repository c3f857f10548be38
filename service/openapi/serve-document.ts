import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { once } from '#shared/once.ts'
import packageJson from '../../package.json' with { type: 'json' }
import { type ApiDocument, describeApi } from './document.ts'
import { pageFiles, referencePage } from './page.ts'

/** A file of the reference, made once. */
interface Made {
  type: string
  body: string | Buffer
}

/**
 * Serves the description of the API at `/openapi.json` and the page made from it at `/docs`; neither needs a key.
 * `server` is where the paths of the API begin, relative to the document, or the address of the service that answers.
 */
export async function serveDocument(app: FastifyInstance, { server }: { server?: string }): Promise<void> {
  // It takes a tenth of a second, which a start does not wait for.
  const document = once(() => describeApi(packageJson.version, server))
  for (const [url, make] of Object.entries(filesOf(document, app.basePath))) {
    const made = once(() => tagged(make()))
    app.get(url, (request, reply) => send(request, reply, made()))
  }
}

function filesOf(document: () => ApiDocument, base: string): Record<string, () => Made> {
  return {
    '/openapi.json': () => ({ type: 'application/json; charset=utf-8', body: JSON.stringify(document()) }),
    '/docs': () => ({ type: 'text/html; charset=utf-8', body: referencePage(document(), base) }),
    ...pageFiles,
  }
}

/** The same, ready to be sent. */
interface Sendable extends Made {
  tag: string
  gzipped: Buffer
}

function tagged({ type, body }: Made): Sendable {
  const tag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`
  return { type, body, tag, gzipped: gzipSync(body) }
}

/** Browsers may cache the answer but check it each time, so that an upgrade is seen at once. */
function send(request: FastifyRequest, reply: FastifyReply, { type, body, tag, gzipped }: Sendable) {
  reply.headers({ 'cache-control': 'no-cache', etag: tag, vary: 'accept-encoding' })
  if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send()
  reply.type(type)
  const takesGzip = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(
    String(request.headers['accept-encoding'] ?? ''),
  )
  return takesGzip ? reply.header('content-encoding', 'gzip').send(gzipped) : reply.send(body)
}
