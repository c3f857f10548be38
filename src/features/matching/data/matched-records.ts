import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Criteria } from '#contract/criteria.ts'
import { titleOf } from '#criteria/describe.ts'
import { matchesEverything } from '#criteria/tidy.ts'
import { searchFrom } from '#criteria/url.ts'
import { type List, membersOf, sizeOf } from '#lists/list.ts'
import { createList, listsQuery } from '#lists/stored-lists.ts'
import { useIndustryName } from '#reference/industries.ts'
import { notice } from '#session/notices.ts'
import { useSaveCommand } from '#session/page-commands.ts'
import { useCriteria, useKind } from '#session/search.ts'
import { matchedListMessages as messages } from '../messages/file.ts'
import { stemOf } from '../model/file/download/completed-file.ts'
import type { MatchJob } from '../model/file/job.ts'

/** Name and origin of the list of a file's matched records. */
export const matchedListOf = ({ name }: MatchJob) => ({
  name: messages.name(stemOf(name)),
  origin: { type: 'matched' as const, file: name },
  description: messages.origin(name),
})

/** The list of a file's matched records: a stored one of the same size, else a new one. */
async function matchedList(job: MatchJob, ids: readonly string[], lists: readonly List[]): Promise<List> {
  const isSameList = (list: List) =>
    list.origin.type === 'matched' &&
    list.origin.file === job.name &&
    list.kind === job.kind &&
    sizeOf(list) === ids.length
  return (
    lists.find(isSameList) ?? createList({ kind: job.kind, members: membersOf(ids), ...matchedListOf(job) })
  )
}

/** Saves matched records as a list, then opens a search and the dialog that saves it without them. */
export function useSaveWithoutMatched(job: MatchJob, ids: readonly string[]): (criteria: Criteria) => void {
  const navigate = useNavigate()
  const client = useQueryClient()
  const save = async (criteria: Criteria) => {
    const { lists } = await client.fetchQuery(listsQuery)
    const { id } = await matchedList(job, ids, lists)
    await navigate({ to: '/', search: { kind: job.kind, ...searchFrom(criteria) } })
    useSaveCommand.getState().request([id])
  }
  return (criteria) => {
    save(criteria).catch((problem: Error) => notice({ text: problem.message }))
  }
}

const everything: Criteria = {}

/** The search of the link with its title; all records, without a title, if it is of another kind or has no filters. */
export function useCurrentSearch(kind: MatchJob['kind']) {
  const criteria = useCriteria()
  const isOfKind = useKind() === kind
  const industry = useIndustryName()
  if (!isOfKind || matchesEverything(criteria)) return { criteria: everything, title: undefined }
  return { criteria, title: titleOf(kind, criteria, industry) }
}
