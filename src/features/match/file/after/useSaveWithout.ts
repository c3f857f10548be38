import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Criteria } from '#contract/criteria'
import { searchFrom } from '../../../../criteria/url.ts'
import type { MatchJob } from '../../../../match/file/job.ts'
import { useAskedSave } from '../../../../state/asked-save.ts'
import { listsQuery } from '../../../../state/lists.ts'
import { matchedList } from '../../../../state/match/matched-list.ts'
import { notice } from '../../../../state/notices.ts'

/** Keeps matched records as a list, and opens a search where it is kept as a list without them. */
export function useSaveWithout(job: MatchJob, ids: readonly string[]): (criteria: Criteria) => void {
  const navigate = useNavigate()
  const client = useQueryClient()
  const { saveAsked } = useAskedSave()
  const go = async (criteria: Criteria) => {
    const { lists } = await client.fetchQuery(listsQuery)
    const { id } = await matchedList(job, ids, lists)
    await navigate({ to: '/', search: { kind: job.kind, ...searchFrom(criteria) } })
    saveAsked([id])
  }
  return (criteria) => {
    go(criteria).catch((problem: Error) => notice({ words: problem.message }))
  }
}
