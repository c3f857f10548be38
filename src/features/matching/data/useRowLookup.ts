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

/** A call is billed once it is sent: its answer is always stored. */
const unaborted = new AbortController().signal

/** Looks a row up again by other values: one call. Throws the `ApiProblem` of the service. */
export async function lookUpRow(job: MatchJob, { row, page }: RowAt, fields: LookupFields): Promise<void> {
  // The same request again, after a lost answer, is not billed again.
  const name = `${job.run}/${row}-${hashText53(lookupKey(fields))}`
  const response = await call('match', { body: matchRequest(fields, job) }, unaborted, name)
  const again = rowAnswerOf(row, fields, response)
  await changeAnswer(job, { row, page }, (answer) => withNewLookup(answer, again), {
    calls: 1,
    billed: again.found.length,
  })
}

/** Restores the answer to a row's own values: no call. */
export const restoreRow = (job: MatchJob, at: RowAt): Promise<void> =>
  changeAnswer(job, at, withOriginalLookup, { calls: 0, billed: 0 })

/** Changes a stored answer; pages are changed one after another, in all tabs. */
async function changeAnswer(
  job: MatchJob,
  { row, page }: RowAt,
  change: (answer: RowAnswer) => RowAnswer,
  cost: { calls: number; billed: number },
): Promise<void> {
  await navigator.locks.request(`answers ${job.id}`, async () => {
    const stored = await answersAt(job.id, page)
    const answers = stored.map((answer) => (answer.row === row ? change(answer) : answer))
    const topCandidates = answers.map((answer) => topCandidateOf(answer, page))
    await storeAnswers(job, [{ page, answers, topCandidates }], (now) => ({
      ...now,
      calls: now.calls + cost.calls,
      billed: now.billed + cost.billed,
    }))
  })
}

/** Functions that change the lookup of a row, and update what the review shows. */
export function useRowLookup(job: MatchJob) {
  const client = useQueryClient()
  const update = useCallback(
    async ({ row, page }: RowAt) => {
      const answers = await answersAt(job.id, page)
      client.setQueryData(answersQuery(job, page).queryKey, answers)
      const changed = answers.find((answer) => answer.row === row)
      client.setQueryData(topCandidatesQuery(job).queryKey, (candidates) =>
        candidates?.map((best) => (changed && best.row === row ? topCandidateOf(changed, page) : best)),
      )
      announceChangeToOtherTabs('matchParts')
    },
    [client, job],
  )
  const lookUp = useCallback(
    (at: RowAt, fields: LookupFields) => lookUpRow(job, at, fields).then(() => update(at)),
    [job, update],
  )
  const restore = useCallback((at: RowAt) => restoreRow(job, at).then(() => update(at)), [job, update])
  return { lookUp, restore }
}
