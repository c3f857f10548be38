import { createHash } from 'node:crypto'
import compress from '@fastify/compress'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
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
  await app.register(compress, { encodings: ['gzip', 'identity'] })
  for (const [url, make] of Object.entries(filesOf(describeApi(packageJson.version, server)))) {
    const made = once(make)
    app.get(url, (request, reply) => send(request, reply, made()))
  }
}

function filesOf(document: ApiDocument): Record<string, () => Made> {
  return {
    '/openapi.json': () => ({ type: 'application/json; charset=utf-8', body: JSON.stringify(document) }),
    '/docs': () => ({ type: 'text/html; charset=utf-8', body: referencePage(document) }),
    ...pageFiles,
  }
}

function once(make: () => Made): () => Made & { tag: string } {
  let made: (Made & { tag: string }) | undefined
  return () => {
    made ??= tagged(make())
    return made
  }
}

function tagged({ type, body }: Made) {
  return { type, body, tag: `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"` }
}

/** Kept by whoever asks, but asked about again each time: an upgrade is seen at once. */
function send(request: FastifyRequest, reply: FastifyReply, { type, body, tag }: Made & { tag: string }) {
  reply.headers({ 'cache-control': 'no-cache', etag: tag })
  if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send()
  return reply.type(type).send(body)
}
