import { queryOptions } from '@tanstack/react-query'
import type { Kind } from '#contract/kind.ts'
import { listsMessages as messages } from '#features/lists/messages/lists.ts'
import type { DuplicateGroup } from '#lists/duplicates.ts'
import { type List, lastStep, type Members } from '#lists/list.ts'
import type { MatchKey } from '#lists/match-keys.ts'
import { packMembers } from '#lists/members.ts'
import { currentMembers } from '#lists/stored-lists.ts'
import type { DuplicatesRequest, DuplicatesResponse } from './find-duplicates.worker.ts'

/** Groups of duplicates. */
interface FoundDuplicates {
  groups: readonly DuplicateGroup[]
  /** The number of compared records. */
  read: number
  /** Records that are not loaded, and so not compared. */
  unread: readonly string[]
}

/**
 * Finds duplicates by these match keys in a worker, which ends with its response or with `signal`.
 */
export async function findDuplicates(
  kind: Kind,
  members: Members,
  by: readonly MatchKey[],
  signal: AbortSignal,
): Promise<FoundDuplicates> {
  const request: DuplicatesRequest = { kind, members: await packMembers(members), by }
  signal.throwIfAborted()
  const worker = new Worker(new URL('./find-duplicates.worker.ts', import.meta.url), { type: 'module' })
  try {
    const response = await responseOf(worker, request, signal)
    if (response.problem !== undefined) throw new Error(response.problem)
    const { groups, read, unread } = response
    return { groups, read, unread: unread === '' ? [] : unread.split('\n') }
  } finally {
    worker.terminate()
  }
}

const responseOf = (worker: Worker, request: DuplicatesRequest, signal: AbortSignal) =>
  new Promise<DuplicatesResponse>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<DuplicatesResponse>) => resolve(data)
    worker.onerror = ({ message }) => reject(new Error(message || messages.comparisonFailed))
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    worker.postMessage(request)
  })

/** The match key that is selected at first. */
export const defaultMatchKey: Record<Kind, MatchKey> = { companies: 'phone', people: 'home' }

/** The groups of duplicates in a list by these match keys, and the records that are not loaded. */
export const duplicatesQuery = (list: List, by: readonly MatchKey[]) =>
  queryOptions({
    queryKey: ['records', 'duplicates', list.id, lastStep(list).id, by],
    queryFn: async ({ signal }) => findDuplicates(list.kind, await currentMembers(list), by, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    structuralSharing: false,
    placeholderData: (old, query) => (query?.queryKey[3] === lastStep(list).id ? old : undefined),
  })
