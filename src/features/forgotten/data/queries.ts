import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { operatorCall } from '#api/operator-calls.ts'
import { ForgetAnswer, type ForgetRecord, ForgottenList, forgottenPaths } from '#contract/forgotten.ts'
import type { Kind } from '#contract/kind.ts'

/** What was forgotten of a kind, the latest first. */
export const forgottenQuery = (kind: Kind) =>
  queryOptions({
    queryKey: ['forgotten', kind],
    queryFn: ({ signal }) =>
      operatorCall(ForgottenList, `${forgottenPaths.forgotten}?kind=${kind}`, { signal }),
    staleTime: 0,
  })

export const useForget = () =>
  useChange((body: ForgetRecord) => operatorCall(ForgetAnswer, forgottenPaths.forgotten, { body }))

export const useLift = () =>
  useChange((body: { kind: Kind; entry: string }) =>
    operatorCall(ForgottenList, forgottenPaths.lift, { body }),
  )

/** Any answer over the records may be another one after a change. */
function useChange<B, A>(mutationFn: (body: B) => Promise<A>) {
  const client = useQueryClient()
  return useMutation({ mutationFn, networkMode: 'always', onSuccess: () => void client.invalidateQueries() })
}
