/** Most rows that are ticked at one stroke. */
export const MAX_PICKED = 10_000

/** Rows from `from` to `to`, both with it; `from` may be the greater. */
export interface Range {
  from: number
  to: number
}

export const rowsIn = ({ from, to }: Range): number[] => {
  const [first, last] = [Math.min(from, to), Math.max(from, to)]
  return Array.from({ length: last - first + 1 }, (_, i) => first + i)
}

/** The range, cut to as many rows from its beginning as can be ticked. */
export function within({ from, to }: Range): Range {
  return to >= from
    ? { from, to: Math.min(to, from + MAX_PICKED - 1) }
    : { from, to: Math.max(to, from - MAX_PICKED + 1) }
}

/** The rows that a range loses when it becomes another with the same beginning. */
export function lost(before: Range, after: Range): number[] {
  const remaining = new Set(rowsIn(after))
  return rowsIn(before).filter((row) => !remaining.has(row))
}
