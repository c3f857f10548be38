import type { TallyItem } from '#contract/tally.ts'
import { industryMessages as messages } from '#features/industries/messages.ts'
import { type Industries, type Industry, pathTo } from '#reference/industries.ts'

/** Number of companies in each industry of the tree, by its id. */
export interface IndustryCounts {
  of: ReadonlyMap<string, number>
  total: number
  /** Companies without a main industry of the tree. */
  withoutIndustry: number
  /** Codes of companies that are not in the dictionary, by the nearest industry above them. */
  unlisted: ReadonlyMap<string, Industry[]>
}

/** The nearest industry of the tree for a code: itself, or the first four, three or two digits of it. */
const nearest = ({ byId }: Industries, code: string): string | undefined =>
  [6, 4, 3, 2].map((digits) => code.slice(0, digits)).find((id) => byId.has(id))

/** Sums a tally by main industry (`PrimarySic`) up the tree, so that one call counts every level. */
export function countsFrom(industries: Industries, items: readonly TallyItem[]): IndustryCounts {
  const of = new Map<string, number>()
  const unlisted = new Map<string, Industry[]>()
  let withoutIndustry = 0
  for (const { Count, PrimarySic } of items) {
    const code = String(PrimarySic ?? '')
    const listed = nearest(industries, code)
    if (listed === undefined) withoutIndustry += Count
    else {
      for (const { Id } of pathTo(industries, listed)) of.set(Id, (of.get(Id) ?? 0) + Count)
      if (listed !== code) {
        of.set(code, Count)
        const industry = { Id: code, Description: messages.notInDictionary, children: [] }
        unlisted.set(listed, [...(unlisted.get(listed) ?? []), industry])
      }
    }
  }
  return {
    of,
    total: items.reduce((sum, { Count }) => sum + Count, 0),
    withoutIndustry: withoutIndustry,
    unlisted: unlisted,
  }
}
