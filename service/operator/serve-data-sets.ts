import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { DescribeDataSet, dataSetPaths, RemoveVersions, UseVersion } from '#contract/data-sets.ts'
import { describeDataSet } from '../data/sets/describe.ts'
import { listDataSets } from '../data/sets/list.ts'
import { operatorOnly } from '../gateway/operator.ts'
import { itemOf } from '../http/parse.ts'
import { invalid, problem } from '../http/problem.ts'
import { DataError } from '../versions/data-error.ts'
import { removeVersions, switchVersion } from '../versions/versions.ts'

/** Lists and changes the data sets of a data folder, for the operator; every request answers with the list as it is then. */
export async function serveDataSets(app: FastifyInstance, { dataDir }: { dataDir: string }): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    operatorOnly(request)
    reply.header('cache-control', 'no-store')
  })
  app.get(dataSetPaths.list, () => listDataSets(dataDir))
  const change = <T>(path: string, schema: z.ZodType<T>, run: (body: T) => Promise<unknown>) =>
    app.post(path, async (request) => {
      await run(bodyOf(schema, request)).catch(asAnswer)
      return listDataSets(dataDir)
    })
  change(dataSetPaths.use, UseVersion, ({ kind, version }) => switchVersion(dataDir, version, [kind]))
  change(dataSetPaths.remove, RemoveVersions, ({ kind, wanted }) => removeVersions(dataDir, wanted, [kind]))
  change(dataSetPaths.describe, DescribeDataSet, (body) => describeDataSet(dataDir, body))
}

function bodyOf<T>(schema: z.ZodType<T>, { body }: FastifyRequest): T {
  const result = schema.safeParse(body)
  if (result.success) return result.data
  throw invalid(
    result.error.issues.map(({ message, path }) => ({
      Description: message,
      Item: itemOf(path as string[]),
    })),
  )
}

/** What the operator can mend is a 409 with its message. */
function asAnswer(error: unknown): never {
  throw error instanceof DataError ? problem(409, error.message) : error
}
