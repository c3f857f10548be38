import type { Correction } from '#contract/corrections.ts'

/**
 * The Ids of records that are excluded as duplicates: those that lead, by way of other duplicates, to a record that `has` finds and that is no
 * duplicate itself. A record of which no other one is left is never excluded. Pure.
 */
export function duplicatesIn(
  corrections: readonly Pick<Correction, 'id' | 'duplicateOf'>[],
  has: (id: string) => boolean,
): Set<string> {
  const originals = new Map(
    corrections.flatMap(({ id, duplicateOf }) => (duplicateOf ? [[id, duplicateOf] as const] : [])),
  )
  /** Whether the record itself, or one that it is a duplicate of, is left; `seen` are those on the way to it. */
  function leads(id: string, seen: Set<string>): boolean {
    const original = originals.get(id)
    if (original === undefined) return has(id)
    if (seen.has(id)) return false
    return leads(original, seen.add(id))
  }
  return new Set([...originals].filter(([id, original]) => leads(original, new Set([id]))).map(([id]) => id))
}
