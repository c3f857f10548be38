/** Rows of the table of `editDistance`, reused by the next two words. */
let rows = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)] as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
]

/**
 * How many letters have to be inserted, deleted, replaced or, unless `swaps` is false, swapped with the next one to make one word the
 * other; anything above `max` (at most 250) is `max + 1`.
 */
export function editDistance(a: string, b: string, max: number, swaps = true): number {
  const width = b.length
  if (Math.abs(a.length - width) > max) return max + 1
  if (width >= rows[0].length) rows = [0, 1, 2].map(() => new Uint8Array(2 * width)) as typeof rows
  let [before, above, row] = rows
  const bound = max + 1
  for (let j = 0; j <= width; j++) above[j] = Math.min(j, bound)
  for (let i = 1; i <= a.length; i++) {
    const letter = a.charCodeAt(i - 1)
    // Cells further from the diagonal are more than `max` edits away.
    const from = Math.max(1, i - max)
    const to = Math.min(width, i + max)
    let least = from === 1 ? Math.min(i, bound) : bound
    row[from - 1] = least
    for (let j = from; j <= to; j++) {
      const other = b.charCodeAt(j - 1)
      let cost = (above[j - 1] as number) + (letter === other ? 0 : 1)
      const shorter = Math.min(above[j] as number, row[j - 1] as number) + 1
      if (shorter < cost) cost = shorter
      if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other && swaps) {
        const swapped = (before[j - 2] as number) + 1
        if (swapped < cost) cost = swapped
      }
      if (cost > bound) cost = bound
      row[j] = cost
      if (cost < least) least = cost
    }
    if (to < width) row[to + 1] = bound
    if (least > max) return bound
    const free = before
    before = above
    above = row
    row = free
  }
  return above[width] as number
}
