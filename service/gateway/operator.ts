import type { FastifyRequest } from 'fastify'
import { problem } from '../http/problem.ts'
import { isOwnMachine, type KeylessAccess, needsRole, ownPagesOnly } from './guard.ts'

const onThisMachine = ownPagesOnly({ gateway: 'local', ownHosts: [] })

/** Accepts only the operator; raises a 403 otherwise. */
export type OperatorOnly = (request: FastifyRequest) => void

/**
 * The operator is who has signed in with that role. Without sign-in it is who uses the app on the machine of the service, under a name of
 * this machine and not through a proxy.
 */
export function operatorOf(keyless: KeylessAccess): OperatorOnly {
  return keyless.gateway === 'people' ? operatorByRole(keyless) : operatorOfThisMachine
}

function operatorByRole(keyless: KeylessAccess): OperatorOnly {
  const ownPage = ownPagesOnly(keyless)
  return (request) => {
    if (ownPage(request).person?.role !== 'operator') throw needsRole('operator')
  }
}

/** Accepts who uses the machine of the service, under a name of this machine and not through a proxy; raises a 403 otherwise. */
export function operatorOfThisMachine(request: FastifyRequest): void {
  if (!isOwnMachine(request))
    throw problem(403, 'Data sets can be changed only on the machine of the service.')
  onThisMachine(request)
}

/** Whether a request is the operator's. */
export function isOperator(request: FastifyRequest, operatorOnly: OperatorOnly): boolean {
  try {
    operatorOnly(request)
    return true
  } catch {
    return false
  }
}
