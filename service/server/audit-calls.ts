import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { THIS_MACHINE } from '#contract/audit.ts'
import type { EndpointName } from '#contract/endpoints.ts'
import { EXPORT_USE, RECORD_USE } from '#contract/roles.ts'
import type { Audit, AuditEvent } from '../audit/audit.ts'
import { eventOfCall } from '../audit/event-of-call.ts'
import { clientOf } from '../http/client.ts'
import { problem } from '../http/problem.ts'
import { accountOf, type Identity } from '../keys/identity.ts'
import { notesOf } from '../observe/call-notes.ts'
import { eventOfChange, eventOfReconciling, eventOfReturn } from './audited-changes.ts'

/** Notes calls and changes in the audit once they are answered; refuses them where the audit is required and cannot be written. */
export function auditCalls(app: FastifyInstance, audit: Audit): void {
  if (!audit.isOn) return
  app.addHook('onRequest', async (request) => {
    // Who looks at what is wrong must not be refused.
    const isLook = request.url.startsWith('/health') || request.url.startsWith('/metrics')
    if (audit.isRefusing() && !isLook)
      throw problem(503, 'The audit cannot be written, and no call is answered without it.')
  })
  app.addHook('onResponse', async (request, reply) => {
    const event = eventOf(request, reply)
    if (!event) return
    const { address } = clientOf(request)
    audit.record({ ...event, account: callerOf(request), address, request: String(request.id) })
  })
}

function eventOf(request: FastifyRequest, reply: FastifyReply): Omit<AuditEvent, 'account'> | undefined {
  const { endpoint, parsed, counted } = notesOf(request)
  if (endpoint === undefined)
    return (
      eventOfChange(request, reply.statusCode) ??
      eventOfReconciling(request, reply.statusCode) ??
      eventOfReturn(request, String(reply.getHeader('location')))
    )
  if (reply.statusCode !== 200) return undefined
  const isExport = request.headers[RECORD_USE] === EXPORT_USE
  return eventOfCall({ name: endpoint as EndpointName, parsed, counted, billed: request.billed, isExport })
}

/** Who calls: a person, a key, or this machine; before sign-in it is not known who. */
function callerOf(request: FastifyRequest): string {
  const { identity, signedIn } = request as { identity?: Identity; signedIn?: { id: string } }
  return (identity && accountOf(identity)) ?? signedIn?.id ?? THIS_MACHINE
}
