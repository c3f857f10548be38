import type { Members } from '#lists/list.ts'
import { SLICE, type Sliced } from '#shared/time-slices.ts'

/** The members of one version, and whether it came from a refresh. */
export interface StoredVersion {
  members: Members
  refreshed: boolean
}

/** Ids that a person removed from a list, and ids that a person added, with their versions. */
export interface ManualEdits {
  removed: ReadonlySet<string>
  added: ReadonlyMap<string, string>
}

/** The manual edits in the versions of a list, oldest first. */
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

/** The found members without those removed by hand, followed by those added by hand that still exist. */
export function refreshedMembers(found: Members, { removed }: ManualEdits, stillThere: Members): Members {
  const has = new Set(found.ids)
  const stays = (id: string) => !removed.has(id)
  const added = stillThere.ids.flatMap((id, i) => (has.has(id) ? [] : [i]))
  const retained = found.ids.flatMap((id, i) => (stays(id) ? [i] : []))
  return {
    ids: [...retained.map((i) => found.ids[i] as string), ...added.map((i) => stillThere.ids[i] as string)],
    etags: [...retained.map((i) => found.etags[i] ?? ''), ...added.map((i) => stillThere.etags[i] ?? '')],
  }
}
