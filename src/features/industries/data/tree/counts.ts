import type { TallyItem } from '#contract/tally.ts'
import { type Industries, type Industry, pathTo } from '#reference/industries.ts'

/** How many companies stand behind each industry of the tree, by its id. */
export interface Counts {
  of: ReadonlyMap<string, number>
  total: number
  /** Companies without a main industry that the tree knows. */
  notKnown: number
  /** Codes that companies have and the dictionary lacks, by the industry of the tree that is nearest above. */
  strangers: ReadonlyMap<string, Industry[]>
}

/** The nearest industry of the tree for a code: itself, or the first four, three or two digits of it. */
const nearest = ({ byId }: Industries, code: string): string | undefined =>
  [6, 4, 3, 2].map((digits) => code.slice(0, digits)).find((id) => byId.has(id))

/** Sums a tally by main industry (`PrimarySic`) up the tree: one answer tells every level. */
export function countsFrom(industries: Industries, items: readonly TallyItem[]): Counts {
  const of = new Map<string, number>()
  const strangers = new Map<string, Industry[]>()
  let notKnown = 0
  for (const { Count, PrimarySic } of items) {
    const code = String(PrimarySic ?? '')
    const near = nearest(industries, code)
    if (near === undefined) notKnown += Count
    else {
      for (const { Id } of pathTo(industries, near)) of.set(Id, (of.get(Id) ?? 0) + Count)
      if (near !== code) {
        of.set(code, Count)
        const unsupported = { Id: code, Description: 'Not in the dictionary', children: [] }
        strangers.set(near, [...(strangers.get(near) ?? []), unsupported])
      }
    }
  }
  return { of, total: items.reduce((sum, { Count }) => sum + Count, 0), notKnown, strangers }
}
