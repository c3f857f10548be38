import type { FastifyInstance, FastifyRequest } from 'fastify'
import { mappingPaths, RenameMapping } from '#contract/mappings.ts'
import {
  listMappings,
  readSavedMapping,
  removeMapping,
  renameMapping,
} from '../data/import/mappings/saved-mappings.ts'
import { problem } from '../http/problem.ts'
import { DataError } from '../versions/data-error.ts'
import { bodyOf } from './bodies.ts'
import { asFile } from './send-file.ts'

const nameOf = ({ params }: FastifyRequest) => (params as { name: string }).name

/** Lists, renames and removes the mappings of a data folder, and gives them as mapping files. */
export function serveMappings(app: FastifyInstance, { dataDir }: { dataDir: string }): void {
  const list = async () => ({ mappings: await listMappings(dataDir) })
  const stored = (request: FastifyRequest) =>
    readSavedMapping(dataDir, nameOf(request)).catch((error) => {
      throw error instanceof DataError ? problem(404, error.message) : error
    })
  app.get(mappingPaths.list, list)
  const path = `${mappingPaths.list}/:name`
  app.get(path, async (request, reply) => {
    const { name, mapping } = await stored(request)
    const text = `${JSON.stringify(mapping, null, 2)}\n`
    return asFile(reply, `${name}.map.json`, 'application/json; charset=utf-8').send(text)
  })
  app.post(`${path}/rename`, async (request) => {
    const { name } = await stored(request)
    await renameMapping(dataDir, name, bodyOf(RenameMapping, request).name)
    return list()
  })
  app.delete(path, async (request, reply) => {
    await removeMapping(dataDir, (await stored(request)).name)
    return reply.code(204).send()
  })
}
