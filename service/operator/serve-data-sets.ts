import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import {
  DescribeDataSet,
  dataSetPaths,
  RemoveVersions,
  UseVersion,
  VersionRequest,
} from '#contract/data-sets.ts'
import { describeDataSet } from '../data/sets/describe.ts'
import { listDataSets } from '../data/sets/list.ts'
import { queryPairs } from '../http/query.ts'
import { kindFolder } from '../versions/kind-folders.ts'
import { versionFiles } from '../versions/layout.ts'
import { versionFolder } from '../versions/version-folders.ts'
import { nameOf, newestVersions, removeVersions, switchVersion } from '../versions/versions.ts'
import { bodyOf, parseInput } from './bodies.ts'
import { sendCsv } from './send-file.ts'

/** Lists and changes the data sets of a data folder; every request answers with the list as it is then. */
export function serveDataSets(app: FastifyInstance, { dataDir }: { dataDir: string }): void {
  app.get(dataSetPaths.list, () => listDataSets(dataDir))
  app.get(dataSetPaths.rejects, async (request, reply) => {
    const wanted = parseInput(VersionRequest, Object.fromEntries(queryPairs(request.url)))
    const [found] = await newestVersions(dataDir, wanted.version, [wanted.kind])
    const version = found?.version as string
    const file = join(versionFolder(kindFolder(dataDir, wanted.kind), version), versionFiles.rejects)
    return sendCsv(reply, file, `${nameOf(version)}-${versionFiles.rejects}`)
  })
  const change = <T>(path: string, schema: z.ZodType<T>, run: (body: T) => Promise<unknown>) =>
    app.post(path, async (request) => {
      await run(bodyOf(schema, request))
      return listDataSets(dataDir)
    })
  change(dataSetPaths.use, UseVersion, ({ kind, version }) => switchVersion(dataDir, version, [kind]))
  change(dataSetPaths.remove, RemoveVersions, ({ kind, wanted }) => removeVersions(dataDir, wanted, [kind]))
  change(dataSetPaths.describe, DescribeDataSet, (body) => describeDataSet(dataDir, body))
}
