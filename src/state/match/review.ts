import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { type Change, changedBy, type Decisions } from '../../match/file/decisions.ts'
import { notice } from '../notices.ts'
import { decided, stepUndone } from './decided.ts'
import { decisionsQuery } from './jobs.ts'

const none: Decisions = new Map()

/** Shows decisions at once: what is kept is read again only where that failed. */
async function shown(
  client: QueryClient,
  id: string,
  changes: readonly Change[],
  keep: (back: Change[]) => Promise<unknown>,
) {
  const { queryKey } = decisionsQuery(id)
  const { next, back } = changedBy(client.getQueryData(queryKey) ?? none, changes)
  client.setQueryData(queryKey, next)
  await keep(back).catch((problem: Error) => {
    notice({ words: problem.message })
    void client.invalidateQueries({ queryKey })
  })
}

/** What was decided about the rows of a file, and ways to decide and to take it back. */
export function useDecisions(id: string) {
  const client = useQueryClient()
  const { data } = useQuery(decisionsQuery(id))
  const decide = useCallback(
    (changes: readonly Change[], words: string) =>
      shown(client, id, changes, (back) => decided(id, changes, { words, back })),
    [client, id],
  )
  const undo = useCallback(async () => {
    const step = await stepUndone(id)
    if (step) await shown(client, id, step.back, async () => {})
    return step
  }, [client, id])
  return { decisions: data ?? none, isRead: data !== undefined, decide, undo }
}
