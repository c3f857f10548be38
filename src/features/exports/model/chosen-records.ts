import type { Members } from '#lists/list.ts'

/** What is to be exported, and what became of the rest. */
export interface Choice {
  chosen: Members
  found: number
  /** Ids that came more than once: each is exported once. */
  repeated: number
  leftOut: number
}

interface Rules {
  leftOut: ReadonlySet<string>
  /** Records at most; all where it is left out. */
  most?: number | undefined
}

/** The ids to export out of those that were found, in their order: each once, without those left out, `most` at most. */
export function chosenOf({ ids, etags }: Members, { leftOut, most = ids.length }: Rules): Choice {
  const seen = new Set<string>()
  const chosen = { ids: [] as string[], etags: [] as string[] }
  let out = 0
  ids.forEach((id, i) => {
    if (seen.has(id)) return
    seen.add(id)
    if (leftOut.has(id)) out += 1
    else if (chosen.ids.length < most) {
      chosen.ids.push(id)
      chosen.etags.push(etags[i] ?? '')
    }
  })
  return { chosen, found: seen.size, repeated: ids.length - seen.size, leftOut: out }
}
