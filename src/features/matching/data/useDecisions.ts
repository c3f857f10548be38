import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { notice } from '#session/notices.ts'
import { decisionsHome, type MatchJob } from '../model/file/job.ts'
import { type Change, changedBy, type Decisions } from '../model/file/review/decisions.ts'
import { decisionsQuery } from './queries.ts'
import { decided, stepUndone } from './stored-decisions.ts'

const none: Decisions = new Map()

/** Shows decisions at once: what is kept is read again only where that failed. */
async function shown(
  client: QueryClient,
  home: string,
  changes: readonly Change[],
  keep: (back: Change[]) => Promise<unknown>,
) {
  const { queryKey } = decisionsQuery(home)
  const { next, back } = changedBy(client.getQueryData(queryKey) ?? none, changes)
  client.setQueryData(queryKey, next)
  await keep(back).catch((problem: Error) => {
    notice({ words: problem.message })
    void client.invalidateQueries({ queryKey })
  })
}

/** What was decided about the rows of a file, and ways to decide and to take it back. */
export function useDecisions(job: MatchJob) {
  const client = useQueryClient()
  const home = decisionsHome(job)
  const { data } = useQuery(decisionsQuery(home))
  const decide = useCallback(
    (changes: readonly Change[], words: string) =>
      shown(client, home, changes, (back) => decided(home, changes, { words, back })),
    [client, home],
  )
  const undo = useCallback(async () => {
    const step = await stepUndone(home)
    if (step) await shown(client, home, step.back, async () => {})
    return step
  }, [client, home])
  return { decisions: data ?? none, isRead: data !== undefined, decide, undo }
}
