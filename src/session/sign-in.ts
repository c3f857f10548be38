import type { QueryClient } from '@tanstack/react-query'
import { create } from 'zustand'
import { operatorCall } from '#api/operator-calls.ts'
import { ApiProblem } from '#api/problem.ts'
import { onSessionEnded } from '#api/session-ended.ts'
import { Session, type SignInKind, sessionPaths } from '#contract/accounts.ts'
import { isAtLeast, type Role } from '#contract/roles.ts'
import { serviceQuery, useService } from './service.ts'

/** Whether a person has to sign in, and how. */
export const useSignIn = create<{ isNeeded: boolean; kind: SignInKind }>(() => ({
  isNeeded: false,
  kind: 'none',
}))

/** How people sign in, and who has. Raises an `ApiProblem` of status 404 where there is no sign-in. */
export const readSession = (): Promise<Session> => operatorCall(Session, sessionPaths.session)

let checking: Promise<void> | undefined

/** A 401 may also be of the service behind the gateway: whether a person has to sign in is what this service says. */
function checkSession(): Promise<void> {
  checking ??= readSession()
    .then(({ signIn, person }) => useSignIn.setState({ isNeeded: person === undefined, kind: signIn }))
    .catch(() => undefined)
    .finally(() => {
      checking = undefined
    })
  return checking
}

/** Follows whether the session has ended. */
export function watchSession(): void {
  onSessionEnded(() => void checkSession())
}

const isRefused = (error: unknown): boolean => error instanceof ApiProblem && error.status === 401

/** Goes on after signing in: what was refused is requested again. Another person begins with an empty page. */
export async function continueAs({ person }: Session, client: QueryClient): Promise<void> {
  const before = client.getQueryData(serviceQuery.queryKey)?.person
  if (before && before.id !== person?.id) return window.location.reload()
  const predicate = ({ state }: { state: { error: unknown } }) => isRefused(state.error)
  client.removeQueries({ type: 'inactive', predicate })
  await client.fetchQuery({ ...serviceQuery, staleTime: 0 }).catch(() => undefined)
  useSignIn.setState({ isNeeded: false })
  await client.refetchQueries({ type: 'active', predicate })
}

/** Whether who uses the app may do what needs a role; everyone may where there is no sign-in. */
export function useMay(role: Role): boolean {
  const person = useService()?.person
  return !person || isAtLeast(person.role, role)
}
