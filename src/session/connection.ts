import type { QueryClient } from '@tanstack/react-query'
import { create } from 'zustand'
import { onCall } from '#api/calls.ts'
import { ApiProblem } from '#api/problem.ts'
import { readServiceInfo } from './service-info.ts'

/** Whether the service is known not to answer. */
export const useConnection = create<{ isLost: boolean }>(() => ({ isLost: false }))

const SECOND = 1000
const MAX_WAIT = 15 * SECOND

let checking: Promise<void> | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let retryFailedQueries = () => {}

/** Checks whether the service answers; while it does not, checks again after 2, 4, 8 and then every 15 seconds. */
export function checkConnection(wait = 2 * SECOND): Promise<void> {
  clearTimeout(timer)
  checking ??= readServiceInfo()
    .catch(orSignedOut)
    .then(
      () => {
        if (!useConnection.getState().isLost) return
        retryFailedQueries()
        // Query observers are updated in a later task: panels show that they load before the notice goes, and no notice of their own.
        setTimeout(() => useConnection.setState({ isLost: false }))
      },
      () => {
        useConnection.setState({ isLost: true })
        timer = setTimeout(() => void checkConnection(Math.min(2 * wait, MAX_WAIT)), wait)
      },
    )
    .finally(() => {
      checking = undefined
    })
  return checking
}

/** A service that requires signing in answers. */
function orSignedOut(error: unknown): undefined {
  if (!(error instanceof ApiProblem && error.status === 401)) throw error
}

/** Whether a request failed as there was no answer. */
const isUnanswered = (error: unknown): boolean => error instanceof ApiProblem && error.status === 0

/** Follows whether the service answers: failed queries run again by themselves once it does. */
export function watchConnection(client: QueryClient): void {
  onCall(({ status }) => status === 0 && !useConnection.getState().isLost && void checkConnection())
  globalThis.addEventListener('offline', () => void checkConnection())
  globalThis.addEventListener('online', () => void checkConnection())
  retryFailedQueries = () => {
    const predicate = ({ state }: { state: { error: unknown } }) => isUnanswered(state.error)
    // Those that no screen shows are requested again when one does.
    client.removeQueries({ type: 'inactive', predicate })
    void client.refetchQueries({ type: 'active', predicate })
  }
}
