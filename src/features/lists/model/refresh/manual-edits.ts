import type { Members } from '#lists/list.ts'
import { SLICE, type Sliced } from '#shared/time-slices.ts'

/** What a list held after a step, and whether the step was a refresh. */
export interface StoredVersion {
  members: Members
  refreshed: boolean
}

/** What a person did to a list beside refreshing it: what was taken off, and what was put on, with its version. */
export interface ManualEdits {
  removed: ReadonlySet<string>
  added: ReadonlyMap<string, string>
}

/** What the steps of a list, oldest first, took off and put on by hand; the first made the list. */
export function* manualEditsOf(steps: readonly StoredVersion[]): Sliced<ManualEdits> {
  const removed = new Set<string>()
  const added = new Map<string, string>()
  for (const [i, { members, refreshed }] of steps.slice(1).entries()) {
    if (refreshed) continue
    const before = new Set(steps[i]?.members.ids)
    for (const [j, id] of members.ids.entries()) {
      if (j % SLICE === SLICE - 1) yield
      if (before.delete(id)) continue
      added.set(id, members.etags[j] ?? '')
      removed.delete(id)
    }
    yield
    for (const id of before) {
      removed.add(id)
      added.delete(id)
    }
  }
  return { removed: removed, added: added }
}

/** What a search finds now, less what was taken off by hand, and behind it what was put on and is still there. */
export function refreshedMembers(found: Members, { removed }: ManualEdits, stillThere: Members): Members {
  const has = new Set(found.ids)
  const stays = (id: string) => !removed.has(id)
  const added = stillThere.ids.flatMap((id, i) => (has.has(id) ? [] : [i]))
  const kept = found.ids.flatMap((id, i) => (stays(id) ? [i] : []))
  return {
    ids: [...kept.map((i) => found.ids[i] as string), ...added.map((i) => stillThere.ids[i] as string)],
    etags: [...kept.map((i) => found.etags[i] ?? ''), ...added.map((i) => stillThere.etags[i] ?? '')],
  }
}
