import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type AuditPage, AuditRequest, auditPaths } from '#contract/audit.ts'
import type { Audit } from '../audit/audit.ts'
import { findEntries } from '../audit/find-entries.ts'
import { queryPairs } from '../http/query.ts'
import { auditCsv } from './audit-csv.ts'
import { parseInput } from './bodies.ts'
import { asFile, CSV } from './send-file.ts'

/** Entries of one file of CSV. */
const MAX_CSV = 100_000

/** Lists the audit, page by page, and as CSV. */
export function serveAudit(app: FastifyInstance, { folder, audit }: { folder: string; audit: Audit }): void {
  const wanted = async (request: FastifyRequest) => {
    // What was noted before this request is in the answer.
    await audit.flushed()
    const given = queryPairs(request.url).filter(([, value]) => value !== '')
    return parseInput(AuditRequest, Object.fromEntries(given))
  }
  app.get(auditPaths.audit, async (request): Promise<AuditPage> => {
    const page = await findEntries(folder, await wanted(request))
    const problem = audit.problem()
    return { ...page, isOn: audit.isOn, ...(problem !== undefined && { problem }) }
  })
  app.get(auditPaths.csv, async (request, reply) => {
    const { entries } = await findEntries(folder, { ...(await wanted(request)), offset: 0 }, MAX_CSV)
    return asFile(reply, 'audit.csv', CSV).send(auditCsv(entries))
  })
}
