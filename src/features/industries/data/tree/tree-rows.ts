import { industryMessages as messages } from '#features/industries/messages.ts'
import type { Industry } from '#reference/industries.ts'
import type { IndustryCounts } from './counts.ts'

export const orders = { code: messages.byCode, count: messages.byCount, name: messages.byName } as const
export type TreeOrder = keyof typeof orders

/** One line of the tree as it is shown. */
export interface TreeRow {
  industry: Industry
  /** 0 for a division. */
  depth: number
  /** Its position among its siblings, from 1, and how many they are. */
  position: number
  siblings: number
  /** Index of its parent row, -1 for a division. */
  parent: number
  opens: boolean
  isOpen: boolean
  /** Undefined until counted. */
  count: number | undefined
  /** The count of its parent, of which it is a share. */
  parentCount: number | undefined
}

interface TreeView {
  counts: IndustryCounts | undefined
  open: ReadonlySet<string>
  order: TreeOrder
  /** Whether industries without companies are hidden. */
  hideEmpty: boolean
}

const byOrder: Record<
  TreeOrder,
  (counts: IndustryCounts | undefined) => (a: Industry, b: Industry) => number
> = {
  code: () => (a, b) => (a.Id < b.Id ? -1 : 1),
  count: (counts) => (a, b) =>
    (counts?.of.get(b.Id) ?? 0) - (counts?.of.get(a.Id) ?? 0) || (a.Id < b.Id ? -1 : 1),
  name: () => (a, b) => a.Description.localeCompare(b.Description),
}

/** The children of an industry: those of the dictionary, and codes of companies that are not in it. */
export const childrenOf = (industry: Industry, counts: IndustryCounts | undefined): Industry[] => [
  ...industry.children,
  ...(counts?.unlisted.get(industry.Id) ?? []),
]

/** The visible rows of the tree: each open industry is followed by its children. */
export function rowsOf(tree: readonly Industry[], view: TreeView): TreeRow[] {
  const rows: TreeRow[] = []
  const add = (
    industries: readonly Industry[],
    depth: number,
    parent: number,
    parentCount: number | undefined,
  ) => {
    const shown = visibleSorted(industries, view)
    shown.forEach((industry, i) => {
      const below = childrenOf(industry, view.counts)
      const isOpen = below.length > 0 && view.open.has(industry.Id)
      const count = view.counts && (view.counts.of.get(industry.Id) ?? 0)
      const row = {
        industry,
        depth,
        position: i + 1,
        siblings: shown.length,
        parent,
        isOpen,
        count,
        parentCount: parentCount,
      }
      rows.push({ ...row, opens: below.length > 0 })
      if (isOpen) add(below, depth + 1, rows.length - 1, count)
    })
  }
  add(tree, 0, -1, view.counts?.total)
  return rows
}

function visibleSorted(industries: readonly Industry[], { counts, order, hideEmpty }: TreeView): Industry[] {
  const shown = hideEmpty && counts ? industries.filter(({ Id }) => counts.of.get(Id)) : [...industries]
  return shown.sort(byOrder[order](counts))
}
