const triplesOf = (text: string) => Array.from({ length: text.length }, (_, i) => ` ${text} `.slice(i, i + 3))

/** Share of runs of three letters, across words too, that two texts have in common, 0 to 1. */
export function spelling(a: string, b: string): number {
  if (a === b) return 1
  const [ours, theirs] = [triplesOf(a), triplesOf(b)]
  const left = new Map<string, number>()
  for (const triple of ours) left.set(triple, (left.get(triple) ?? 0) + 1)
  let shared = 0
  for (const triple of theirs) {
    const count = left.get(triple) ?? 0
    if (count > 0) shared++
    left.set(triple, count - 1)
  }
  return (2 * shared) / Math.max(1, ours.length + theirs.length)
}
