import type { Kind } from '#contract/kind.ts'
import { kinds } from '#contract/kind.ts'
import { publishedMessages as messages } from './messages.ts'
import type { PartState } from './part-state.ts'

/** The versions of each kind that are open; undefined where none is. */
export type OpenVersions = Readonly<Record<Kind, string | undefined>>

/**
 * What keeps a replica from being ready, in words that anyone may read: a copy in use that is damaged, or a kind that is published and not open
 * yet. Undefined when it is ready; a place that does not answer is no obstacle once there is data. Pure.
 */
export function replicaProblem(states: readonly PartState[], open: OpenVersions): string | undefined {
  for (const kind of kinds) {
    const state = states.find(({ part }) => part === kind)
    const text = problemOf(state, open[kind])
    if (text !== undefined) return messages.ofPart(kind, text)
  }
  if (kinds.some((kind) => open[kind] !== undefined)) return undefined
  const unread = states.find(({ part, problem }) => kinds.some((kind) => kind === part) && problem)
  return unread?.problem?.text ?? messages.notLookedYet
}

function problemOf(state: PartState | undefined, open: string | undefined): string | undefined {
  if (!state?.wanted) return undefined
  const { wanted, damage, failure, done, total } = state
  if (damage !== undefined) return messages.damagedCopy(wanted, damage, failure?.text)
  if (open !== undefined) return undefined
  if (failure) return messages.notFetched(wanted, failure.text)
  return total > 0 ? messages.fetching(wanted, done, total) : messages.notOpenYet(wanted)
}

/** What is wrong with the published data while a replica answers: it may fall behind. A place that is not read is one problem, not one of each part. */
export function followingProblems(states: readonly PartState[]): string[] {
  const unread = states.find(({ problem }) => problem)?.problem
  const failed = states.flatMap(({ part, failure }) => (failure ? [messages.ofPart(part, failure.text)] : []))
  return unread ? [messages.ofPart('DATA_SOURCE', unread.text), ...failed] : failed
}
