import type { DuplicateGroup } from '#lists/duplicates.ts'
import type { Overlap } from '#lists/sets.ts'
import { SLICE, type Sliced } from '#shared/time-slices.ts'

/**
 * An overlap without duplicates under other ids: of each group, the records of the first list that has any remain, and count as
 * members of every list of the group; the others are excluded.
 */
export function* joinDuplicates(overlap: Overlap, groups: readonly DuplicateGroup[]): Sliced<Overlap> {
  const groupOf = new Map<string, number>()
  for (const [group, { facts }] of groups.entries()) {
    if (group % SLICE === SLICE - 1) yield
    for (const { id } of facts) groupOf.set(id, group)
  }
  const together = new Uint8Array(groups.length)
  for (const [i, id] of overlap.ids.entries()) {
    if (i % SLICE === SLICE - 1) yield
    const group = groupOf.get(id)
    if (group !== undefined) together[group] = (together[group] ?? 0) | maskAt(overlap, i)
  }
  const joined: { ids: string[]; etags: string[]; masks: number[] } = { ids: [], etags: [], masks: [] }
  for (const [i, id] of overlap.ids.entries()) {
    if (i % SLICE === SLICE - 1) yield
    const group = groupOf.get(id)
    const mask = group === undefined ? maskAt(overlap, i) : (together[group] as number)
    if (!(maskAt(overlap, i) & firstOf(mask))) continue
    joined.ids.push(id)
    joined.etags.push(overlap.etags[i] ?? '')
    joined.masks.push(mask)
  }
  return { ...joined, masks: Uint8Array.from(joined.masks) }
}

const maskAt = ({ masks }: Overlap, i: number): number => masks[i] ?? 0
/** The bit of the first of the lists in a mask. */
const firstOf = (mask: number): number => mask & -mask
