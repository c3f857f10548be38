import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { call } from '#api/client.ts'
import { hashText53 } from '#shared/hash.ts'
import { announceChangeToOtherTabs } from '#storage/changes.ts'
import { type LookupFields, lookupKey, matchRequest } from '../model/file/columns/row-request.ts'
import type { MatchJob } from '../model/file/job.ts'
import {
  type RowAnswer,
  rowAnswerOf,
  topCandidateOf,
  withNewLookup,
  withOriginalLookup,
} from '../model/file/review/answer.ts'
import { answersQuery, topCandidatesQuery } from './queries.ts'
import { answersAt, storeAnswers } from './stored-matches.ts'

/** A row of a matched file, by the line on which it begins, and the page of answers in which it is stored. */
interface RowAt {
  row: number
  page: number
}

/** A call that was made is billed: its answer is always stored. */
const unaborted = new AbortController().signal

/** Looks a row up again by other values: one call. Raises the `ApiProblem` of the service. */
export async function rowLookedUp(job: MatchJob, { row, page }: RowAt, asked: LookupFields): Promise<void> {
  // The same request again, after a lost answer, is not billed again.
  const name = `${job.run}/${row}-${hashText53(lookupKey(asked))}`
  const response = await call('match', { body: matchRequest(asked, job) }, unaborted, name)
  const again = rowAnswerOf(row, asked, response)
  await answerChanged(job, { row, page }, (answer) => withNewLookup(answer, again), {
    calls: 1,
    billed: again.found.length,
  })
}

/** Puts back the answer to a row's own values: no call. */
export const rowRestored = (job: MatchJob, at: RowAt): Promise<void> =>
  answerChanged(job, at, withOriginalLookup, { calls: 0, billed: 0 })

/** Changes a stored answer; pages are changed one after another, in all tabs. */
async function answerChanged(
  job: MatchJob,
  { row, page }: RowAt,
  change: (answer: RowAnswer) => RowAnswer,
  cost: { calls: number; billed: number },
): Promise<void> {
  await navigator.locks.request(`answers ${job.id}`, async () => {
    const stored = await answersAt(job.id, page)
    const answers = stored.map((answer) => (answer.row === row ? change(answer) : answer))
    const bests = answers.map((answer) => topCandidateOf(answer, page))
    await storeAnswers(job, [{ page, answers, bests }], (now) => ({
      ...now,
      calls: now.calls + cost.calls,
      billed: now.billed + cost.billed,
    }))
  })
}

/** Ways to change the lookup of a row, after which the review shows its new candidates. */
export function useRowLookup(job: MatchJob) {
  const client = useQueryClient()
  const shown = useCallback(
    async ({ row, page }: RowAt) => {
      const answers = await answersAt(job.id, page)
      client.setQueryData(answersQuery(job, page).queryKey, answers)
      const changed = answers.find((answer) => answer.row === row)
      client.setQueryData(topCandidatesQuery(job).queryKey, (bests) =>
        bests?.map((best) => (changed && best.row === row ? topCandidateOf(changed, page) : best)),
      )
      announceChangeToOtherTabs('matchParts')
    },
    [client, job],
  )
  const lookUp = useCallback(
    (at: RowAt, asked: LookupFields) => rowLookedUp(job, at, asked).then(() => shown(at)),
    [job, shown],
  )
  const restore = useCallback((at: RowAt) => rowRestored(job, at).then(() => shown(at)), [job, shown])
  return { lookUp, restore }
}
