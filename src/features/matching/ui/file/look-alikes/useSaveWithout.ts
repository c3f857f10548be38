import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Criteria } from '#contract/criteria.ts'
import { searchFrom } from '#criteria/url.ts'
import { matchedList } from '#features/matching/data/matched-records.ts'
import type { MatchJob } from '#features/matching/model/file/job.ts'
import { listsQuery } from '#lists/stored-lists.ts'
import { notice } from '#session/notices.ts'
import { useSaveCommand } from '#session/page-commands.ts'

/** Keeps matched records as a list, and opens a search where it is kept as a list without them. */
export function useSaveWithout(job: MatchJob, ids: readonly string[]): (criteria: Criteria) => void {
  const navigate = useNavigate()
  const client = useQueryClient()
  const go = async (criteria: Criteria) => {
    const { lists } = await client.fetchQuery(listsQuery)
    const { id } = await matchedList(job, ids, lists)
    await navigate({ to: '/', search: { kind: job.kind, ...searchFrom(criteria) } })
    useSaveCommand.getState().request([id])
  }
  return (criteria) => {
    go(criteria).catch((problem: Error) => notice({ words: problem.message }))
  }
}
