import { QueryClient } from '@tanstack/react-query'
import { ApiProblem } from '#api/problem.ts'

const MINUTE = 60_000

/** Only temporary errors are retried: no answer, a broken gateway, a wait that the service named. */
function shouldRetry(failures: number, problem: Error): boolean {
  if (!(problem instanceof ApiProblem)) return false
  if (problem.status === 429) return true
  return failures < 2 && (problem.status === 0 || problem.status === 502 || problem.status === 504)
}

function retryDelay(failures: number, problem: Error): number {
  const wait = problem instanceof ApiProblem ? problem.waitSeconds : undefined
  return wait ? wait * 1000 : 1000 * 2 ** failures
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5 * MINUTE,
      retry: shouldRetry,
      retryDelay,
      // A failed query runs again on request, not when another component mounts.
      retryOnMount: false,
      refetchOnWindowFocus: false,
      networkMode: 'always',
    },
  },
})
