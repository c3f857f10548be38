import { type Box, overlap, union } from './box.ts'

/** Items whose boxes overlap, and the box around all of them. */
export interface BoxGroup<T> {
  box: Box
  items: T[]
}

/** Puts items together until no two groups overlap: no record is in the boxes of two groups. */
export function groupsByBox<T extends { box: Box }>(items: readonly T[]): BoxGroup<T>[] {
  let groups: BoxGroup<T>[] = []
  for (const item of items) {
    let group: BoxGroup<T> = { box: item.box, items: [item] }
    // The common box may reach further groups, so that one pass is not enough.
    for (;;) {
      const { box } = group
      const near = groups.filter((other) => overlap(other.box, box))
      if (near.length === 0) break
      groups = groups.filter((other) => !near.includes(other))
      group = near.reduce((all, other) => joinedWith(other, all), group)
    }
    groups.push(group)
  }
  return groups
}

const joinedWith = <T>(a: BoxGroup<T>, b: BoxGroup<T>): BoxGroup<T> => ({
  box: union(a.box, b.box),
  items: [...a.items, ...b.items],
})
