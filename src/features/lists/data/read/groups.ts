import type { Kind } from '#contract/kind.ts'
import type { DuplicateGroup } from '#lists/duplicates.ts'
import type { Members } from '#lists/list.ts'
import type { MatchKey } from '#lists/match-keys.ts'
import { packMembers } from '#lists/members.ts'
import type { Answer, Question } from './groups.worker.ts'

/** Records that are one in some ways, group by group. */
export interface Grouped {
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
export async function groupsAmong(
  kind: Kind,
  members: Members,
  by: readonly MatchKey[],
  signal: AbortSignal,
): Promise<Grouped> {
  const question: Question = { kind, members: await packMembers(members), by }
  signal.throwIfAborted()
  const worker = new Worker(new URL('./groups.worker.ts', import.meta.url), { type: 'module' })
  try {
    const told = await answerOf(worker, question, signal)
    if (told.problem !== undefined) throw new Error(told.problem)
    const { groups, read, unread } = told
    return { groups, read, unread: unread === '' ? [] : unread.split('\n') }
  } finally {
    worker.terminate()
  }
}

const answerOf = (worker: Worker, question: Question, signal: AbortSignal) =>
  new Promise<Answer>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data)
    worker.onerror = ({ message }) => reject(new Error(message || 'The records could not be compared.'))
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    worker.postMessage(question)
  })
