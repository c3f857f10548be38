import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Kind } from '#contract/kind.ts'
import type { Audit } from '../audit/audit.ts'
import { auditFolder } from '../audit/audit-files.ts'
import type { OperatorOnly } from '../gateway/operator.ts'
import { problem } from '../http/problem.ts'
import { publishedMessages } from '../published/messages.ts'
import type { Stores } from '../store/store.ts'
import { forOperator } from './bodies.ts'
import { sweepBuilds } from './data-process.ts'
import { downloadsIn } from './downloads.ts'
import { type ImportRuns, importRunsIn } from './import-runs.ts'
import { serveAudit } from './serve-audit.ts'
import { serveCorrections } from './serve-corrections.ts'
import { serveDataSets } from './serve-data-sets.ts'
import { serveDownloads } from './serve-downloads.ts'
import { serveForgotten } from './serve-forgotten.ts'
import { serveImports } from './serve-imports.ts'
import { serveMappings } from './serve-mappings.ts'
import { serveMerges } from './serve-merges.ts'
import { serveQuality } from './serve-quality.ts'
import { serveUploads } from './serve-uploads.ts'
import { uploadsIn } from './uploads.ts'

interface OperatorOptions {
  dataDir: string
  stores: Stores
  operatorOnly: OperatorOnly
  audit: Audit
  /** Where the data of this service is published, which then changes none of it. */
  dataFrom?: string | undefined
}

/** Serves what only the operator may do: data sets, corrections, uploads and imports of a data folder. */
export async function serveOperator(
  app: FastifyInstance,
  { dataDir, stores, operatorOnly, audit, dataFrom }: OperatorOptions,
): Promise<void> {
  forOperator(app, dataDir, operatorOnly)
  if (dataFrom !== undefined) refuseChanges(app, dataFrom)
  serveAudit(app, { folder: auditFolder(dataDir), audit })
  const folder = join(dataDir, 'uploads')
  const uploads = uploadsIn(folder)
  await uploads.removeOld()
  serveDataSets(app, { dataDir })
  const follow = async (kind: Kind) => stores[kind].followCorrections?.()
  serveCorrections(app, { dataDir, follow })
  serveForgotten(app, { dataDir, stores, follow })
  serveQuality(app, { dataDir })
  serveMappings(app, { dataDir })
  serveMerges(app, { dataDir })
  serveUploads(app, { uploads })
  const downloads = downloadsIn(folder, uploads, process.env.IMPORT_HOSTS)
  await downloads.removeLeftovers()
  serveDownloads(app, { downloads })
  const runs = importRunsIn(dataDir)
  if (dataFrom === undefined) await removeLeftovers(dataDir, runs)
  serveImports(app, { dataDir, uploads, runs })
}

/** Every change of data belongs to where it is published: here the next version would undo it. */
function refuseChanges(app: FastifyInstance, dataFrom: string): void {
  app.addHook('onRequest', async ({ method }) => {
    if (method !== 'GET' && method !== 'HEAD') throw problem(409, `${publishedMessages.replica(dataFrom)}.`)
  })
}

/** Removes what imports that were killed have left, and stores that they failed. What the disk refuses now is removed at a later start. */
async function removeLeftovers(dataDir: string, runs: ImportRuns): Promise<void> {
  await runs.list().catch(() => undefined)
  await sweepBuilds(dataDir).catch(() => undefined)
}
