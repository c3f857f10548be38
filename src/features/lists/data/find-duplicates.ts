import type { Kind } from '#contract/kind.ts'
import type { DuplicateGroup } from '#lists/duplicates.ts'
import type { Members } from '#lists/list.ts'
import type { MatchKey } from '#lists/match-keys.ts'
import { packMembers } from '#lists/members.ts'
import type { DuplicatesRequest, DuplicatesResponse } from './find-duplicates.worker.ts'

/** Records that are one in some ways, group by group. */
export interface FoundDuplicates {
  groups: readonly DuplicateGroup[]
  /** How many were compared. */
  read: number
  /** Records that would have to be read to be compared. */
  unread: readonly string[]
}

/**
 * Groups of the records that are the same in any of some ways, in their order. They are looked for beside the page, in a worker
 * that ends with its answer or with `signal`.
 */
export async function findDuplicates(
  kind: Kind,
  members: Members,
  by: readonly MatchKey[],
  signal: AbortSignal,
): Promise<FoundDuplicates> {
  const question: DuplicatesRequest = { kind, members: await packMembers(members), by }
  signal.throwIfAborted()
  const worker = new Worker(new URL('./find-duplicates.worker.ts', import.meta.url), { type: 'module' })
  try {
    const told = await responseOf(worker, question, signal)
    if (told.problem !== undefined) throw new Error(told.problem)
    const { groups, read, unread } = told
    return { groups, read, unread: unread === '' ? [] : unread.split('\n') }
  } finally {
    worker.terminate()
  }
}

const responseOf = (worker: Worker, question: DuplicatesRequest, signal: AbortSignal) =>
  new Promise<DuplicatesResponse>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<DuplicatesResponse>) => resolve(data)
    worker.onerror = ({ message }) => reject(new Error(message || 'The records could not be compared.'))
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    worker.postMessage(question)
  })
