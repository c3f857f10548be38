import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type QualityAnswer, QualityRequest, qualityPaths } from '#contract/quality.ts'
import { qualityCsv } from '../data/quality/quality-csv.ts'
import { problem } from '../http/problem.ts'
import { queryPairs } from '../http/query.ts'
import { parseInput } from './bodies.ts'
import { operatorMessages as messages } from './messages.ts'
import { qualityRunsIn } from './quality-runs.ts'
import { asFile, CSV } from './send-file.ts'

/** Answers how good the data of a version is, as JSON and as CSV. */
export function serveQuality(app: FastifyInstance, { dataDir }: { dataDir: string }): void {
  const runs = qualityRunsIn(dataDir)
  app.addHook('onClose', async () => runs.close())
  const find = (request: FastifyRequest): Promise<QualityAnswer> => {
    const { kind, version } = parseInput(QualityRequest, Object.fromEntries(queryPairs(request.url)))
    return runs.find(kind, version)
  }
  app.get(qualityPaths.report, async (request, reply) => {
    const answer = await find(request)
    return reply.code(answer.report ? 200 : 202).send(answer)
  })
  app.get(qualityPaths.csv, async (request, reply) => {
    const { version, report } = await find(request)
    if (!report) throw problem(409, messages.qualityLater)
    return asFile(reply, `${version}-quality.csv`, CSV).send(qualityCsv(report))
  })
}
