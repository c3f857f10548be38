import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { notice } from '#session/notices.ts'
import { decisionsKey, type MatchJob } from '../model/file/job.ts'
import { applyChanges, type DecisionChange, type Decisions } from '../model/file/review/decisions.ts'
import { decisionsQuery } from './queries.ts'
import { storeDecisions, undoStep } from './stored-decisions.ts'

const none: Decisions = new Map()

/** Shows decisions at once, then stores them; they are read again only if that failed. */
async function showAndStore(
  client: QueryClient,
  key: string,
  changes: readonly DecisionChange[],
  store: (back: DecisionChange[]) => Promise<unknown>,
) {
  const { queryKey } = decisionsQuery(key)
  const { next, back } = applyChanges(client.getQueryData(queryKey) ?? none, changes)
  client.setQueryData(queryKey, next)
  await store(back).catch((problem: Error) => {
    notice({ text: problem.message })
    void client.invalidateQueries({ queryKey })
  })
}

/** The decisions about the rows of a file, and functions to decide and to undo. */
export function useDecisions(job: MatchJob) {
  const client = useQueryClient()
  const key = decisionsKey(job)
  const { data } = useQuery(decisionsQuery(key))
  const decide = useCallback(
    (changes: readonly DecisionChange[], text?: string) =>
      showAndStore(client, key, changes, (back) =>
        storeDecisions(key, changes, text === undefined ? undefined : { words: text, back }),
      ),
    [client, key],
  )
  const undo = useCallback(async () => {
    const step = await undoStep(key)
    if (step) await showAndStore(client, key, step.back, async () => {})
    return step
  }, [client, key])
  return { decisions: data ?? none, isRead: data !== undefined, decide, undo }
}
