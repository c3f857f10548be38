/** A class of a choropleth: counts from `low` to `high`, both included. */
export interface CountClass {
  low: number
  high: number
}

const MOST_CLASSES = 5

/** Classes that hold about equally many places each, with round bounds; none for no counts. Zeros are in no class. */
export function classesOf(counts: readonly number[]): CountClass[] {
  const sorted = counts.filter((n) => n > 0).sort((a, b) => a - b)
  const most = sorted.at(-1)
  const least = sorted[0]
  if (most === undefined || least === undefined) return []
  const inner = Array.from({ length: MOST_CLASSES - 1 }, (_, i) =>
    round(sorted[Math.floor(((i + 1) * sorted.length) / MOST_CLASSES)] ?? most),
  )
  const highs = [...new Set([...inner.filter((n) => n >= least && n < most), most])]
  return highs.map((high, i) => ({ low: i === 0 ? least : (highs[i - 1] ?? 0) + 1, high }))
}

/** Two digits that matter. */
function round(n: number): number {
  const scale = 10 ** Math.max(0, Math.floor(Math.log10(n)) - 1)
  return Math.round(n / scale) * scale
}

/** The index of the class that holds a count; undefined for zero. */
export function classOf(classes: readonly CountClass[], count: number): number | undefined {
  const index = classes.findIndex(({ high }) => count <= high)
  return count > 0 && index >= 0 ? index : undefined
}
