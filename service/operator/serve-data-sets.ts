import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { DescribeDataSet, dataSetPaths, RemoveVersions, UseVersion } from '#contract/data-sets.ts'
import { describeDataSet } from '../data/sets/describe.ts'
import { listDataSets } from '../data/sets/list.ts'
import { removeVersions, switchVersion } from '../versions/versions.ts'
import { bodyOf } from './bodies.ts'

/** Lists and changes the data sets of a data folder; every request answers with the list as it is then. */
export function serveDataSets(app: FastifyInstance, { dataDir }: { dataDir: string }): void {
  app.get(dataSetPaths.list, () => listDataSets(dataDir))
  const change = <T>(path: string, schema: z.ZodType<T>, run: (body: T) => Promise<unknown>) =>
    app.post(path, async (request) => {
      await run(bodyOf(schema, request))
      return listDataSets(dataDir)
    })
  change(dataSetPaths.use, UseVersion, ({ kind, version }) => switchVersion(dataDir, version, [kind]))
  change(dataSetPaths.remove, RemoveVersions, ({ kind, wanted }) => removeVersions(dataDir, wanted, [kind]))
  change(dataSetPaths.describe, DescribeDataSet, (body) => describeDataSet(dataDir, body))
}
