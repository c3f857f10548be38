import type { UseMutationResult } from '@tanstack/react-query'
import { notice } from '#session/notices.ts'

/** A change whose error is shown as a notice, and its end too where there is a text for it. */
export const useReportedChange = <Result, Given>(mutation: UseMutationResult<Result, Error, Given>) => ({
  isPending: mutation.isPending,
  change: (given: Given, text?: string) =>
    mutation.mutate(given, {
      onSuccess: () => text && notice({ text }),
      onError: (error) => notice({ text: error.message }),
    }),
})
