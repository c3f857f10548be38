import type { FastifyRequest } from 'fastify'
import { problem } from '../http/problem.ts'
import { isOwnMachine, ownPagesOnly } from './guard.ts'

const onThisMachine = ownPagesOnly({ gateway: 'local', ownHosts: [] })

/** What a proxy adds: behind one, the address of the socket says nothing about the caller. */
const proxyHeaders = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via']

/**
 * Accepts only the operator: who uses the app on the machine of the service, under a name of this machine and not through a proxy, as
 * there is no sign-in. Throws a 403 otherwise.
 */
export function operatorOnly(request: FastifyRequest): void {
  const isProxied = proxyHeaders.some((name) => request.headers[name] !== undefined)
  if (isProxied || !isOwnMachine(request))
    throw problem(403, 'Data sets can be changed only on the machine of the service.')
  onThisMachine(request)
}

/** Whether a request is the operator's. */
export function isOperator(request: FastifyRequest): boolean {
  try {
    operatorOnly(request)
    return true
  } catch {
    return false
  }
}
