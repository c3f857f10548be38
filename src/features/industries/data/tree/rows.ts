import type { Industry } from '#reference/industries.ts'
import type { Counts } from './counts.ts'

export const orders = { code: 'by code', count: 'by count', name: 'by name' } as const
export type Order = keyof typeof orders

/** One line of the tree as it is shown. */
export interface TreeRow {
  industry: Industry
  /** 0 for a division. */
  depth: number
  /** Its place among those beside it, from 1, and how many they are. */
  place: number
  beside: number
  /** Index of the row above which it lies, -1 for a division. */
  parent: number
  opens: boolean
  isOpen: boolean
  /** Undefined until counted. */
  count: number | undefined
  /** The count of what stands above it: what its share speaks of. */
  whole: number | undefined
}

interface Look {
  counts: Counts | undefined
  open: ReadonlySet<string>
  order: Order
  /** Whether industries without companies are left out. */
  hideEmpty: boolean
}

const byOrder: Record<Order, (counts: Counts | undefined) => (a: Industry, b: Industry) => number> = {
  code: () => (a, b) => (a.Id < b.Id ? -1 : 1),
  count: (counts) => (a, b) =>
    (counts?.of.get(b.Id) ?? 0) - (counts?.of.get(a.Id) ?? 0) || (a.Id < b.Id ? -1 : 1),
  name: () => (a, b) => a.Description.localeCompare(b.Description),
}

/** What lies right below an industry: those of the dictionary, and codes of companies that it lacks. */
export const childrenOf = (industry: Industry, counts: Counts | undefined): Industry[] => [
  ...industry.children,
  ...(counts?.strangers.get(industry.Id) ?? []),
]

/** The tree as the rows that are seen: each open industry is followed by what lies below it. */
export function rowsOf(tree: readonly Industry[], look: Look): TreeRow[] {
  const rows: TreeRow[] = []
  const add = (industries: readonly Industry[], depth: number, parent: number, whole: number | undefined) => {
    const shown = shownOf(industries, look)
    shown.forEach((industry, i) => {
      const below = childrenOf(industry, look.counts)
      const isOpen = below.length > 0 && look.open.has(industry.Id)
      const count = look.counts && (look.counts.of.get(industry.Id) ?? 0)
      const row = { industry, depth, place: i + 1, beside: shown.length, parent, isOpen, count, whole }
      rows.push({ ...row, opens: below.length > 0 })
      if (isOpen) add(below, depth + 1, rows.length - 1, count)
    })
  }
  add(tree, 0, -1, look.counts?.total)
  return rows
}

function shownOf(industries: readonly Industry[], { counts, order, hideEmpty }: Look): Industry[] {
  const shown = hideEmpty && counts ? industries.filter(({ Id }) => counts.of.get(Id)) : [...industries]
  return shown.sort(byOrder[order](counts))
}
