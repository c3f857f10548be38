import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { operatorCall } from '#api/operator-calls.ts'
import { DataSets, dataSetPaths, type UseVersion } from '#contract/data-sets.ts'
import type { Kind } from '#contract/kind.ts'
import { notice } from '#session/notices.ts'
import { dataSetMessages as messages } from '../messages/sets.ts'
import { versionsInUse } from '../model/sets.ts'
import { type Followed, followVersions } from './follow.ts'

/** The data sets of the service, with their versions. */
export const dataSetsQuery = queryOptions({
  queryKey: ['data-sets'],
  queryFn: ({ signal }) => operatorCall(DataSets, dataSetPaths.list, { signal }),
  staleTime: 0,
})

/** A change of the data sets; its answer is the new list, and the app follows it. */
export function useDataSetChange<B extends object>(change: 'use' | 'remove' | 'describe') {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: B) => operatorCall(DataSets, dataSetPaths[change], { body }),
    networkMode: 'always',
    onSuccess: (sets) => followSets(client, sets),
  })
}

/** Shows a new list, and follows the versions in use with a notice of what changed and a way back, on any page. */
export function followSets(client: QueryClient, sets: DataSets): void {
  client.setQueryData(dataSetsQuery.queryKey, sets)
  void followVersions(client, versionsInUse(sets.sets)).then(
    (followed) => followed && noticeOf(client, followed),
  )
}

function noticeOf(client: QueryClient, followed: Followed): void {
  if ('behind' in followed) {
    notice({ text: messages.stillBefore(followed.behind) })
    return
  }
  for (const { kind, name, records, before } of followed.changes) {
    const text = messages.nowInUse(kind, name, records)
    notice({ text, undo: before ? () => void goBack(client, { kind, version: before }) : undefined })
  }
}

async function goBack(client: QueryClient, body: UseVersion): Promise<void> {
  try {
    followSets(client, await operatorCall(DataSets, dataSetPaths.use, { body }))
  } catch (error) {
    notice({ text: (error as Error).message })
  }
}

/** Where the rejected rows of a version are. */
export const rejectsPath = (kind: Kind, version: string) =>
  `${dataSetPaths.rejects}?${new URLSearchParams({ kind, version })}`
