import type { Members } from '#lists/list.ts'

/** The records to export, and the counts of the others. */
export interface SelectionResult {
  selected: Members
  found: number
  /** Ids that were returned more than once: each is exported once. */
  repeated: number
  excluded: number
}

interface Rules {
  excluded: ReadonlySet<string>
  /** Maximum number of records; all when absent. */
  limit?: number | undefined
}

/** Selects the ids to export in the order found: each once, without excluded ids, up to the limit. */
export function selectFrom(
  { ids, etags }: Members,
  { excluded, limit = ids.length }: Rules,
): SelectionResult {
  const seen = new Set<string>()
  const selected = { ids: [] as string[], etags: [] as string[] }
  let excludedCount = 0
  ids.forEach((id, i) => {
    if (seen.has(id)) return
    seen.add(id)
    if (excluded.has(id)) excludedCount += 1
    else if (selected.ids.length < limit) {
      selected.ids.push(id)
      selected.etags.push(etags[i] ?? '')
    }
  })
  return { selected, found: seen.size, repeated: ids.length - seen.size, excluded: excludedCount }
}
