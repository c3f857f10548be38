import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { importPaths, MAX_UPLOAD_PART, NewUpload } from '#contract/imports.ts'
import { pathNotFound, problem } from '../http/problem.ts'
import { queryPairs } from '../http/query.ts'
import { bodyOf } from './bodies.ts'
import type { Uploads } from './uploads.ts'

const Id = z.object({ id: z.uuid() })

/** Takes files in parts, each of which can be sent again; no file is ever in memory as a whole. */
export function serveUploads(app: FastifyInstance, { uploads }: { uploads: Uploads }): void {
  app.post(importPaths.uploads, (request) => uploads.create(bodyOf(NewUpload, request)))
  const path = importPaths.upload(':id')
  app.get(path, (request) => uploads.find(idOf(request)))
  app.delete(path, async (request, reply) => {
    await uploads.remove(idOf(request))
    return reply.code(204).send()
  })
  app.register(async (parts) => {
    parts.removeAllContentTypeParsers()
    parts.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: MAX_UPLOAD_PART },
      (_request, body, done) => done(null, body),
    )
    parts.put(path, { bodyLimit: MAX_UPLOAD_PART }, (request) => {
      if (!(request.body instanceof Buffer)) throw problem(400, 'The part has no bytes.')
      return uploads.add(idOf(request), offsetIn(request), request.body)
    })
  })
}

/** The id in the path of a request; throws a 404 for what cannot be one. */
export function idOf({ params }: FastifyRequest): string {
  const result = Id.safeParse(params)
  if (!result.success) throw pathNotFound()
  return result.data.id
}

function offsetIn({ url }: FastifyRequest): number {
  const text = queryPairs(url).find(([name]) => name === 'offset')?.[1] ?? ''
  if (!/^\d{1,15}$/.test(text)) throw problem(400, 'offset must be the number of bytes sent before.')
  return Number(text)
}
