import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { notice } from '#session/notices.ts'
import { decisionsKey, type MatchJob } from '../model/file/job.ts'
import { applyChanges, type DecisionChange, type Decisions } from '../model/file/review/decisions.ts'
import { decisionsQuery } from './queries.ts'
import { storeDecisions, undoStep } from './stored-decisions.ts'

const none: Decisions = new Map()

/** Shows decisions at once: what is kept is read again only where that failed. */
async function shown(
  client: QueryClient,
  home: string,
  changes: readonly DecisionChange[],
  keep: (back: DecisionChange[]) => Promise<unknown>,
) {
  const { queryKey } = decisionsQuery(home)
  const { next, back } = applyChanges(client.getQueryData(queryKey) ?? none, changes)
  client.setQueryData(queryKey, next)
  await keep(back).catch((problem: Error) => {
    notice({ words: problem.message })
    void client.invalidateQueries({ queryKey })
  })
}

/** What was decided about the rows of a file, and ways to decide and to take it back. */
export function useDecisions(job: MatchJob) {
  const client = useQueryClient()
  const home = decisionsKey(job)
  const { data } = useQuery(decisionsQuery(home))
  const decide = useCallback(
    (changes: readonly DecisionChange[], words: string) =>
      shown(client, home, changes, (back) => storeDecisions(home, changes, { words, back })),
    [client, home],
  )
  const undo = useCallback(async () => {
    const step = await undoStep(home)
    if (step) await shown(client, home, step.back, async () => {})
    return step
  }, [client, home])
  return { decisions: data ?? none, isRead: data !== undefined, decide, undo }
}
