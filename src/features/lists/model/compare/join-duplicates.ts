import type { DuplicateGroup } from '#lists/duplicates.ts'
import type { Overlap } from '#lists/sets.ts'
import { SLICE, type Sliced } from '#shared/time-slices.ts'

/**
 * An overlap in which records that are one stand once, though their ids differ: those of the first list that has any of them stay
 * and are in every list that has one; those that only later lists have are left out.
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
  const kept: { ids: string[]; etags: string[]; masks: number[] } = { ids: [], etags: [], masks: [] }
  for (const [i, id] of overlap.ids.entries()) {
    if (i % SLICE === SLICE - 1) yield
    const group = groupOf.get(id)
    const mask = group === undefined ? maskAt(overlap, i) : (together[group] as number)
    if (!(maskAt(overlap, i) & firstOf(mask))) continue
    kept.ids.push(id)
    kept.etags.push(overlap.etags[i] ?? '')
    kept.masks.push(mask)
  }
  return { ...kept, masks: Uint8Array.from(kept.masks) }
}

const maskAt = ({ masks }: Overlap, i: number): number => masks[i] ?? 0
/** The bit of the first of the lists in a mask. */
const firstOf = (mask: number): number => mask & -mask
