import type { FastifyInstance } from 'fastify'
import { importPaths, NewDownload } from '#contract/imports.ts'
import { bodyOf } from './bodies.ts'
import type { Downloads } from './downloads.ts'
import { idOf } from './serve-uploads.ts'

/** Loads files from addresses, shows how far they are, and stops them. */
export function serveDownloads(app: FastifyInstance, { downloads }: { downloads: Downloads }): void {
  app.addHook('onClose', async () => downloads.close())
  app.post(importPaths.downloads, (request) => downloads.start(bodyOf(NewDownload, request).address))
  app.get(importPaths.download(':id'), (request) => downloads.find(idOf(request)))
  app.delete(importPaths.download(':id'), async (request, reply) => {
    await downloads.remove(idOf(request))
    return reply.code(204).send()
  })
}
